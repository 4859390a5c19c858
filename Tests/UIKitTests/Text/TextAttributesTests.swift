import Testing

@testable import UIKit

@MainActor
@Suite struct TextAttributesTests {
  private let font = UIFont.systemFont(ofSize: 40, weight: .black)

  /// How many pixels of each plain colour a text has.
  private func count(_ color: UInt32, _ attributes: [NSAttributedString.Key: Any]) throws -> Int {
    var all = attributes
    all[.font] = font
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 200, height: 60), format: UIGraphicsImageRendererFormat()
    ).image { _ in "HIH".draw(at: CGPoint(x: 5, y: 2), withAttributes: all) }
    let pixels = try #require(image.cgImage).bitmap
    return (0..<pixels.height).reduce(0) { sum, y in sum + (0..<pixels.width).count { pixels[$0, y] == color } }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test func `a stroke draws outlines alone, or outlines and letters`() throws {
    let filled = try count(red, [.foregroundColor: UIColor.red])
    let outlined = try count(red, [.foregroundColor: UIColor.red, .strokeWidth: 6])
    #expect(outlined > 0 && outlined < filled / 2)
    let both: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .strokeWidth: -6, .strokeColor: UIColor.blue,
    ]
    #expect(try count(red, both) > filled / 3)
    #expect(try count(blue, both) > 100)
  }

  @Test func `a line by words leaves out the spaces`() throws {
    func row(_ style: NSUnderlineStyle) throws -> [Bool] {
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 200, height: 60), format: UIGraphicsImageRendererFormat()
      ).image { _ in
        "HI  HI".draw(
          at: .zero,
          withAttributes: [
            .font: font, .foregroundColor: UIColor.clear, .underlineColor: UIColor.red,
            .underlineStyle: style.rawValue,
          ])
      }
      let pixels = try #require(image.cgImage).bitmap
      let lined = try #require((0..<pixels.height).first { pixels[10, $0] == red })
      return (0..<pixels.width).map { pixels[$0, lined] == red }
    }
    /// How many times a line begins.
    func count(_ row: [Bool]) -> Int { zip([false] + row, row).count { !$0 && $1 } }
    let (whole, words) = (try row(.single), try row([.single, .byWord]))
    #expect(count(whole) == 1 && count(words) == 2)
    #expect(words.count { $0 } < whole.count { $0 } - 10)
    #expect(words.lastIndex(of: true) == whole.lastIndex(of: true))
  }

  @Test func `links are blue and underlined, whatever their colour`() throws {
    let link = UIColor.link.resolvedColor(with: .current).cgColor
    #expect(try count(red, [.foregroundColor: UIColor.red, .link: "https://example.org"]) == 0)
    let plain = TextDecoration([.link: URL(string: "https://example.org")!])
    #expect(plain.foreground?.cgColor == link)
    #expect(plain.underline == .single)
    #expect(TextDecoration([.link: "x", .underlineStyle: NSUnderlineStyle.double.rawValue]).underline == .double)
  }

  @Test func `letters are kept apart where ligatures are off`() {
    // DejaVu Sans has a shape for fi.
    let dejaVu = UIFont(name: "DejaVu Sans", size: 40)!
    let joined = "fi".size(withAttributes: [.font: dejaVu]).width
    let apart = "fi".size(withAttributes: [.font: dejaVu, .ligature: 0]).width
    let letters = ["f", "i"].map { $0.size(withAttributes: [.font: dejaVu]).width }.reduce(0, +)
    #expect(abs(apart - letters) < 0.5)
    #expect("fi".size(withAttributes: [.font: dejaVu, .ligature: 1]).width == joined)
  }

  @Test func `text of all scripts is as wide at every scale`() {
    let text = "Aa 設定と通知 한국어 简体 مرحبا 😀"
    let sizes = [CGFloat(1), 2, 3].map { scale -> CGFloat in
      let label = UILabel()
      label.text = text
      label.layer.contentsScale = scale
      label.sizeToFit()
      return label.laidOutLines[0].frame.width
    }
    #expect(Set(sizes).count == 1)
  }
}

extension TextAttributesTests {
  @Test func `a shadow lies below the letters, as far off, as wide and in the colour that it says`() throws {
    func shadowed(blur: CGFloat) throws -> Bitmap {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 30, height: 4)
      shadow.shadowColor = UIColor.blue
      shadow.shadowBlurRadius = blur
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.red, .shadow: shadow,
      ]
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 120, height: 70), format: UIGraphicsImageRendererFormat()
      ).image { _ in "I".draw(at: CGPoint(x: 20, y: 5), withAttributes: attributes) }
      return try #require(image.cgImage).bitmap
    }
    func columns(_ bitmap: Bitmap, _ isIncluded: (UInt32) -> Bool) -> [Int] {
      (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { isIncluded(bitmap[x, $0]) } }
    }
    let sharp = try shadowed(blur: 0)
    let letters = columns(sharp) { $0 == 0xFFFF_0000 }
    let shadow = columns(sharp) { $0 == 0xFF00_00FF }
    #expect(!letters.isEmpty && shadow == letters.map { $0 + 30 })
    let blurred = columns(try shadowed(blur: 8)) { $0 >> 24 > 8 && $0 & 0xFF_0000 == 0 }
    #expect(blurred.count > shadow.count + 6)
    #expect(blurred.contains(shadow[0]))
  }

  @Test func `shadows are equal where all of them is`() {
    let one = NSShadow()
    one.shadowOffset.width = 3
    one.shadowColor = UIColor.red
    let other = one.copy() as? NSShadow
    #expect(other == one)
    other?.shadowBlurRadius = 1
    #expect(other != one)
  }
}
