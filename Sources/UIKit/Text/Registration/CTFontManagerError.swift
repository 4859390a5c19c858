/// The codes of errors in the domain `kCTFontManagerErrorDomain`.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagererror>.
public enum CTFontManagerError: Int, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The font was registered before.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
  /// The font could be read, and still could not be registered.
  case registrationFailed = 301
  /// Another font is registered under the same name.
  case duplicatedName = 305
  /// Fonts cannot be registered that far.
  case unsupportedScope = 307
}

/// The domain of errors of the font manager.
///
/// Specified by <https://developer.apple.com/documentation/coretext/kctfontmanagererrordomain>.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }

extension CTFontManagerError {
  /// Hands an error with this code to a caller that wants it.
  func report(
    _ description: String, in error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) {
    let reported = CFError(
      domain: String(describing: kCTFontManagerErrorDomain), code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: description])
    error?.pointee = Unmanaged.passRetained(reported)
  }
}
