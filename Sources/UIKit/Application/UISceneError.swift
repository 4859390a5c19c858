/// Why a scene did not do what it was asked for.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisceneerror>.
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneerror/code>.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// What went wrong.
  public let code: Code

  init(_ code: Code) {
    self.code = code
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uisceneerror/errordomain>.
  public static let errorDomain = "UISceneErrorDomain"

  /// The code's number.
  public var errorCode: Int { code.rawValue }
}
