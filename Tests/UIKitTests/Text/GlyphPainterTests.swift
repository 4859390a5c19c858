import Testing

@testable import UIKit

@MainActor
@Suite struct GlyphPainterTests {
  private let texts = [
    "Settings, AVATAR fjord", "Настройки", "設定とプライバシー", "الإعدادات والخصوصية", "सेटिंग", "🎉 Party 🍕", "\u{10FFFD}x",
  ]

  /// A text on a background. Cairo draws it where the context has a clip, even one that keeps nothing out.
  private func draw(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], byCairo: Bool, at point: CGPoint, scale: CGFloat = 3,
    alpha: CGFloat = 1, on background: UInt32 = 0
  ) -> Bitmap {
    let bitmap = Bitmap(width: 300, height: 90)
    bitmap.fill(background)
    let context = CGContext(bitmap: bitmap, scale: scale)
    if byCairo { context.clip(to: CGRect(x: -1000, y: -1000, width: 5000, height: 5000)) }
    context.setAlpha(alpha)
    UIGraphicsPushContext(context)
    text.draw(at: point, withAttributes: attributes)
    UIGraphicsPopContext()
    context.flush()
    return bitmap
  }

  private func expectSame(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], at point: CGPoint = CGPoint(x: 2.3, y: 1.7),
    scale: CGFloat = 3, alpha: CGFloat = 1, on background: UInt32 = 0, _ location: SourceLocation = #_sourceLocation
  ) {
    let ours = draw(text, attributes, byCairo: false, at: point, scale: scale, alpha: alpha, on: background)
    let cairo = draw(text, attributes, byCairo: true, at: point, scale: scale, alpha: alpha, on: background)
    let difference = PictureDifference(between: ours, and: cairo)
    #expect(difference?.maximum == 0, "\(text)", sourceLocation: location)
    #expect((0..<90).contains { y in (0..<300).contains { cairo[$0, y] != background } }, sourceLocation: location)
  }

  @Test func `letters are the same pixels as cairo's in every script`() {
    for text in texts { expectSame(text, [.font: UIFont.systemFont(ofSize: 17)]) }
  }

  @Test func `letters are the same pixels in every colour and on every background`() {
    let colors: [UIColor] = [
      .red, UIColor(red: 0.3, green: 0.55, blue: 0.71, alpha: 1), UIColor(white: 0.4, alpha: 0.37), .white,
    ]
    for color in colors {
      for background: UInt32 in [0, 0xFF33_5577, 0x8020_4060] {
        expectSame(texts[0], [.foregroundColor: color], on: background)
        expectSame(texts[0], [.foregroundColor: color], alpha: 0.6, on: background)
      }
    }
  }

  @Test func `letters that overlap are the same pixels`() {
    for kern in [-4, -9] {
      expectSame("AVAWfjordØ", [.font: UIFont.systemFont(ofSize: 20), .kern: kern], on: 0xFF33_5577)
    }
    expectSame("fjord", [.font: UIFont.italicSystemFont(ofSize: 24)])
  }

  @Test func `letters are cut off at the edges of the pixels`() {
    for point in [CGPoint(x: -9, y: -8), CGPoint(x: 60.5, y: 18), CGPoint(x: -30, y: 10), CGPoint(x: 90, y: -5)] {
      expectSame("AVfjord", [.font: UIFont.systemFont(ofSize: 20), .kern: -3], at: point)
      expectSame("Settings", [.font: UIFont.systemFont(ofSize: 20)], at: point)
    }
  }

  @Test func `letters are the same pixels at every scale, and after another one`() {
    for scale in [1, 2, 3, 1.37, 2] { expectSame("Ag", [.font: UIFont.systemFont(ofSize: 21)], scale: scale) }
    // Too large to be kept at the second scale.
    for scale in [1, 3] as [CGFloat] {
      expectSame("Ag", [.font: UIFont.systemFont(ofSize: 160)], at: CGPoint(x: 0, y: -60), scale: scale)
    }
  }
}
