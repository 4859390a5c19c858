/// The kinds of colour space there are here.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel>.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is none of the others.
  case unknown = -1
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// No components: a colour is a picture that is repeated.
  case pattern = 6
}
