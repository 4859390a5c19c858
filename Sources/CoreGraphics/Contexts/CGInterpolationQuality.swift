/// How carefully a scaled image is drawn.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cginterpolationquality>.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: bilinear, or an average of the pixels when shrinking.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Bilinear.
  case low = 2
  /// Bilinear, or an average of the pixels when shrinking.
  case medium = 4
  /// The best that cairo has.
  case high = 3
}
