extension UIColor {
  /// How many dynamic colours may give another dynamic colour before one of them is taken to go round in a circle.
  private static let deepestNesting = 32

  /// The fixed colour that this one is for the given traits.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)>.
  public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<UIColor.deepestNesting {
      guard case .dynamic(let provider) = color.storage else {
        return color
      }
      color = provider(traitCollection)
    }
    Diagnostics.log("A dynamic colour's provider gives dynamic colours without an end; it is drawn clear.")
    return .clear
  }

  final func resolvedCGColor(with traitCollection: UITraitCollection) -> CGColor {
    let color = resolvedColor(with: traitCollection)
    guard case .fixed(let result) = color.storage else {
      return CGColor.clear
    }
    return result
  }

  /// Whether the colour depends on traits.
  package final var isDynamic: Bool {
    if case .dynamic = storage {
      return true
    }
    return false
  }
}
