/// What to keep when a colour does not fit the space it is brought to.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// Colours in range stay exact.
  case absoluteColorimetric = 1
  /// Colours in range stay exact but for the white point.
  case relativeColorimetric = 2
  /// Relations between colours.
  case perceptual = 3
  /// Saturation.
  case saturation = 4
}
