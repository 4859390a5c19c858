/// How far a registered font is known.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagerscope>.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  /// In this process, until it ends. The one scope that there is on Linux: a font for all programs is installed.
  case process = 1
  case persistent = 2
  case session = 3

  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}
