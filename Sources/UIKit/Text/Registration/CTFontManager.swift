/// Makes a font known in this process, under its names. A font whose PostScript name is registered already is refused.
/// - Parameter error: Where an error goes, which the caller then owns.
/// - Returns: Whether the font is known now.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontLibrary.shared.register(font, from: nil), in: error)
}

/// Lets go of a font that was registered with `CTFontManagerRegisterGraphicsFont(_:_:)`. Fonts that were made of it stay as
/// they are.
/// - Parameter error: Where an error goes, which the caller then owns.
/// - Returns: Whether the font was registered.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagerunregistergraphicsfont(_:_:)>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(FontLibrary.shared.unregister(font, from: nil), in: error)
}

/// Makes the font in a file known in this process, under its names.
/// - Parameters:
///   - fontURL: The place of a font file.
///   - scope: `process`: a font for all programs is installed on Linux, not registered.
///   - error: Where an error goes, which the caller then owns.
/// - Returns: Whether the font is known now.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  change(fontURL, scope, error) { FontLibrary.shared.register($0, from: $1) }
}

/// Lets go of the font in a file. Fonts that were made of it stay as they are.
/// - Parameters:
///   - fontURL: The place that it was registered from.
///   - scope: The scope that it was registered in.
///   - error: Where an error goes, which the caller then owns.
/// - Returns: Whether the font was registered.
///
/// Specified by <https://developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)>.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  change(fontURL, scope, error) { FontLibrary.shared.unregister($0, from: $1) }
}

/// Reads the font in a file and does something with it.
private func change(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ body: (CGFont, String) -> FontLibrary.RegistrationError?
) -> Bool {
  guard scope == .process else {
    return report(.init(code: .unsupportedScope, reason: "Fonts are registered in this process only."), in: error)
  }
  guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
    return report(.init(code: .fileNotFound, reason: "There is no file \(url.path ?? "")."), in: error)
  }
  guard let font = FontLibrary.font(in: data) else {
    return report(.init(code: .unrecognizedFormat, reason: "\(path) is no font."), in: error)
  }
  return report(body(font, path), in: error)
}

private func report(
  _ refusal: FontLibrary.RegistrationError?, in error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let refusal else { return true }
  refusal.code.report(refusal.reason, in: error)
  return false
}
