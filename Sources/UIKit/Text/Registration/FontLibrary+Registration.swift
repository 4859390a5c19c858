import CPango

extension FontLibrary {
  /// A font that the program has brought.
  struct RegisteredFont {
    var postScriptName: String
    /// Where Fontconfig finds its bytes.
    var path: String
    /// The file that it was registered from; nil of a font in memory.
    var source: String?
    var contents: Data
  }

  /// Why a font was not registered, or is not registered.
  struct RegistrationError {
    var code: CTFontManagerError
    var reason: String
  }

  /// The font in the bytes of a file; nil where they are none.
  static func font(in contents: Data) -> CGFont? {
    CGDataProvider(data: NSData(data: contents)).flatMap { CGFont($0) }
  }

  /// Makes a font known; of a font in memory Fontconfig is given a file that has no name and ends with the process.
  func register(_ font: CGFont, from source: String?) -> RegistrationError? {
    withLock {
      guard let name = font.postScriptName.map({ String(describing: $0) }) else {
        return RegistrationError(code: .unrecognizedFormat, reason: "The font has no name.")
      }
      if let former = registeredFonts.first(where: { $0.postScriptName == name }) {
        return former.contents == font.contents
          ? RegistrationError(code: .alreadyRegistered, reason: "The font \(name) is registered already.")
          : RegistrationError(code: .duplicatedName, reason: "Another font is registered as \(name).")
      }
      guard let path = source ?? unnamedFile(of: font.contents),
        FcConfigAppFontAddFile(configuration, path) != 0
      else {
        return RegistrationError(code: .registrationFailed, reason: "The font \(name) could not be registered.")
      }
      registeredFonts.append(
        RegisteredFont(postScriptName: name, path: path, source: source, contents: font.contents))
      forgetFonts { $0.familyName != $0.face.familyName }
      return nil
    }
  }

  /// Lets go of a font. Fontconfig only forgets all at once.
  func unregister(_ font: CGFont, from source: String?) -> RegistrationError? {
    withLock {
      guard
        let index = registeredFonts.firstIndex(where: { $0.source == source && $0.contents == font.contents })
      else {
        return RegistrationError(code: .notRegistered, reason: "The font is not registered.")
      }
      let former = registeredFonts.remove(at: index)
      FcConfigAppFontClear(configuration)
      registeredFonts.removeAll { font in
        guard FcConfigAppFontAddFile(configuration, font.path) == 0 else { return false }
        report(
          "The font \(font.postScriptName) is registered no longer: it can not be read from \(font.path) any more.")
        return true
      }
      forgetFonts { $0.postScriptName == former.postScriptName }
      return nil
    }
  }

  /// Has what text is set in be looked up anew: what was loaded and is now another font, and every text's fonts.
  private func forgetFonts(_ isOther: (FontHandle) -> Bool) {
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    discardHandles(isOther)
  }

  /// The path of a file with the given bytes that no folder lists.
  ///
  /// The file stays for as long as the process: fonts that were made of it are read again whenever Cairo has closed them.
  /// The same bytes have one file, however often they are registered.
  private func unnamedFile(of contents: Data) -> String? {
    // The bytes are in the file, and are not kept a second time.
    for file in unnamedFiles where file.byteCount == contents.count {
      if FileManager.default.contents(atPath: file.path) == contents { return file.path }
    }
    let name = NSTemporaryDirectory() + "/font-\(UUID().uuidString)"
    let descriptor = open(name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      try handle.write(contentsOf: contents)
    } catch {
      close(descriptor)
      return nil
    }
    let path = "/proc/self/fd/\(descriptor)"
    unnamedFiles.append((contents.count, path))
    return path
  }
}
