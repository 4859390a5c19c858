extension UIImage {
  /// How the pixels are to be turned to be upright.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/orientation>.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Turned by half a circle.
    case down = 1
    /// Turned by a quarter counterclockwise.
    case left = 2
    /// Turned by a quarter clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored left to right, then turned by a quarter counterclockwise.
    case leftMirrored = 6
    /// Mirrored left to right, then turned by a quarter clockwise.
    case rightMirrored = 7
  }

  /// Whether an image's colours count, or only its shape.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>.
  public enum RenderingMode: Int, Sendable {
    /// What shows the image decides.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the shape counts, filled with a tint.
    case alwaysTemplate = 2
  }

  /// How the parts between the caps fill their room.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum>.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
