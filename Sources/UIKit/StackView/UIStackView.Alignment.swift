extension UIStackView {
  /// How arranged views lie across a stack view's axis.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum>.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading = 1
    /// With the baselines of the first lines of text on one line, as far up as there is room. Baselines belong to
    /// horizontal stacks; in a vertical one, which Apple leaves open, this counts as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing = 4
    /// With the baselines of the last lines of text on one line, as far down as there is room. In a vertical stack it
    /// counts as `leading`.
    case lastBaseline = 5

    /// `leading`, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing`, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
