import CPango
import Testing

@testable import UIKit

@MainActor
@Suite struct CTFontManagerTests {
  /// The system font's file. (The leak sanitizer sees the bytes of an array; `Data` hides its pointer to them.)
  private static let bytes: [UInt8] = FontLibrary.shared.withLock {
    let library = FontLibrary.shared
    let description = FontLibrary.makeDescription(families: ["Inter"], face: FontFace(), pointSize: 12)
    let font = pango_font_map_load_font(library.fontMap, library.context(for: .japanese), description)!
    return [UInt8](FileManager.default.contents(atPath: FontLibrary.file(of: font)!)!)
  }
  private static var contents: Data { Data(bytes) }

  /// The system font under a name of as many letters, which nobody has installed.
  private func renamed(_ name: String) -> Data {
    var data = Self.contents
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let former = "Inter".data(using: encoding)!
      let new = name.data(using: encoding)!
      var start = data.startIndex
      while let range = data.range(of: former, in: start..<data.endIndex) {
        data.replaceSubrange(range, with: new)
        start = range.upperBound
      }
    }
    return data
  }

  private func graphicsFont(_ data: Data) -> CGFont? {
    CGDataProvider(data: NSData(data: data)).flatMap { CGFont($0) }
  }

  @Test func `a font tells its names and measures`() throws {
    let font = try #require(graphicsFont(Self.contents))
    let same = try #require(UIFont(name: "Inter-Regular", size: CGFloat(font.unitsPerEm)))
    #expect(font.postScriptName == "Inter-Regular")
    #expect(font.fullName == "Inter Regular" || font.fullName == "Inter")
    #expect(abs(CGFloat(font.ascent) - same.ascender) < 1)
    #expect(abs(CGFloat(font.descent) - same.descender) < 1)
    #expect(abs(CGFloat(font.capHeight) - same.capHeight) < 1)
    #expect(abs(CGFloat(font.xHeight) - same.xHeight) < 1)
    #expect(font.numberOfGlyphs > 1000)
    #expect(font.fontBBox.height > CGFloat(font.ascent))
    #expect(font.italicAngle == 0)
    var advances: [Int32] = [0, 0, 0]
    #expect(font.getGlyphAdvances(glyphs: [0, 1, .max], count: 3, advances: &advances))
    #expect(advances[0] > 0 && advances[2] == advances[0])
    #expect(font.table(for: 0x6865_6164)?.length == 54)
    #expect(font.table(for: 0x2020_2020) == nil)
  }

  @Test func `bytes that are no font, or part of one, make none and harm nothing`() {
    #expect(graphicsFont(Data()) == nil)
    #expect(graphicsFont(Data(repeating: 0xff, count: 4096)) == nil)
    for length in stride(from: 0, to: 4096, by: 13) { #expect(graphicsFont(Self.contents.prefix(length)) == nil) }
    var seed: UInt64 = 7
    for _ in 0..<2000 {
      var data = Self.contents.prefix(2048) + Data(repeating: 0, count: 64)
      for _ in 0..<4 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(seed >> 33) % 512] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      guard let broken = graphicsFont(data) else { continue }
      _ = (broken.postScriptName, broken.numberOfGlyphs, broken.capHeight, broken.italicAngle)
      var advance: Int32 = 0
      _ = broken.getGlyphAdvances(glyphs: [9], count: 1, advances: &advance)
    }
  }

  @Test func `a font in memory is known by its names until it is unregistered`() throws {
    let font = try #require(graphicsFont(renamed("Ynter")))
    #expect(UIFont(name: "Ynter-Regular", size: 17) == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let made = try #require(UIFont(name: "Ynter-Regular", size: 17))
    #expect(made.familyName == "Ynter")
    #expect(made.fontName == "Ynter-Regular")
    #expect(made.lineHeight == UIFont(name: "Inter-Regular", size: 17)?.lineHeight)
    let width = ("Wide" as NSString).size(withAttributes: [.font: made]).width
    #expect(width == ("Wide" as NSString).size(withAttributes: [.font: UIFont(name: "Inter-Regular", size: 17)!]).width)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Ynter-Regular", size: 17) == nil)
    #expect(made.fontName == "Ynter-Regular", "a font that was made stays as it is")
  }

  @Test func `a font is registered once, and its name is its own`() throws {
    let first = try #require(graphicsFont(renamed("Znter")))
    var data = renamed("Znter")
    data.append(0)
    let second = try #require(graphicsFont(data))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerUnregisterGraphicsFont(first, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    #expect(CTFontManagerRegisterGraphicsFont(first, nil))
    defer { CTFontManagerUnregisterGraphicsFont(first, nil) }
    #expect(!CTFontManagerRegisterGraphicsFont(first, &error))
    let again = error?.takeRetainedValue()
    #expect(again?.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(again?.domain == "com.apple.CoreText.CTFontManagerErrorDomain")
    #expect(!CTFontManagerRegisterGraphicsFont(second, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.duplicatedName.rawValue)
  }

  @Test func `a font file is registered for this process`() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("scrim-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Qnter.otf")
    try renamed("Qnter").write(to: file)
    var error: Unmanaged<CFError>?
    let url = NSURL(fileURLWithPath: file.path)
    #expect(!CTFontManagerRegisterFontsForURL(url, .persistent, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unsupportedScope.rawValue)
    let missing = NSURL(fileURLWithPath: folder.path + "/none.otf")
    #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    try Data("text".utf8).write(to: folder.appendingPathComponent("text.otf"))
    let text = NSURL(fileURLWithPath: folder.path + "/text.otf")
    #expect(!CTFontManagerRegisterFontsForURL(text, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Qnter-Regular", size: 12)?.familyName == "Qnter")
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Qnter-Regular", size: 12) == nil)
  }

  @Test func `an app's fonts are known from its launch on, and one that is missing is said`() throws {
    let folder = NSTemporaryDirectory() + "/scrim-app-fonts-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = NSURL(fileURLWithPath: folder + "/Wnter.otf")
    try renamed("Wnter").write(to: URL(fileURLWithPath: folder + "/Wnter.otf"))
    let information = LaunchInformation(["UIAppFonts": ["Fonts/Wnter.otf", "None.ttf"]])
    let told = messages { information.registerFonts(in: folder) }
    defer { CTFontManagerUnregisterFontsForURL(file, .process, nil) }
    #expect(UIFont(name: "Wnter-Regular", size: 12)?.familyName == "Wnter")
    #expect(told.count == 1 && told[0].contains("\"None.ttf\""))
  }

  @Test func `a font that is registered over and over opens one file, which no other program gets`() throws {
    let font = try #require(graphicsFont(renamed("Unter")))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let path = try #require(FontLibrary.shared.registeredFonts.last?.path)
    let descriptor = try #require(Int32(path.split(separator: "/").last ?? ""))
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    for _ in 0..<5 {
      #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
      #expect(CTFontManagerRegisterGraphicsFont(font, nil))
      #expect(FontLibrary.shared.registeredFonts.last?.path == path)
    }
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func `a font whose file is gone when others are unregistered is said to be gone`() throws {
    let folder = NSTemporaryDirectory() + "/scrim-gone-fonts-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try renamed("Vnter").write(to: URL(fileURLWithPath: folder + "/Vnter.otf"))
    #expect(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: folder + "/Vnter.otf"), .process, nil))
    let other = try #require(graphicsFont(renamed("Tnter")))
    #expect(CTFontManagerRegisterGraphicsFont(other, nil))
    try FileManager.default.removeItem(atPath: folder + "/Vnter.otf")
    let told = messages { CTFontManagerUnregisterGraphicsFont(other, nil) }
    #expect(told.count == 1 && told[0].contains("Vnter-Regular"), "\(told)")
    #expect(!FontLibrary.shared.registeredFonts.contains { $0.postScriptName == "Vnter-Regular" })
  }

  @Test func `a handle that the library has let go of is freed with its last font`() throws {
    let font = try #require(graphicsFont(renamed("Snter")))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    weak var handle: FontHandle?
    do {
      let made = FontLibrary.shared.handle(FontFace(family: .named("Snter")), pointSize: 17)
      _ = made.attributes(for: .japanese)
      handle = made
    }
    #expect(handle != nil)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(handle == nil)
  }

  @Test func `names that a font claims without end are not read`() throws {
    var data = Self.contents
    func number(_ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let entry = try #require((0..<64).map { 12 + $0 * 16 }.first { data[$0..<$0 + 4].elementsEqual("name".utf8) })
    // A table of as many long names as there may be, all of number 6, which get better and better.
    var table: [UInt8] = [0, 0, 0xff, 0xff, 0, 6]
    for _ in 0..<0xffff { table += [0, 3, 0, 1, 0, 0, 0, 6, 0xff, 0xfe, 0, 0] }
    for (index, value) in [data.count, table.count].enumerated() {
      for byte in 0..<4 { data[entry + 8 + index * 4 + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
    }
    #expect(number(entry + 8) == data.count)
    data.append(contentsOf: table)
    let font = try #require(graphicsFont(data))
    #expect(font.postScriptName == nil)
  }
}
