import Testing

@testable import UIKit

@MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func `the size of a string is that of its lines`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let one = "Hello".size(withAttributes: attributes)
    let two = ("Hello\nHi" as NSString).size(withAttributes: attributes)
    #expect(one.height == font.lineHeight)
    #expect(two == CGSize(width: one.width, height: one.height * 2))
  }

  @Test func `a bounding rectangle wraps only with line fragment origin`() {
    let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
    let box = text.boundingRect(
      with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.origin == .zero)
    #expect(box.height == font.lineHeight * 2)
    #expect(box.width <= 80)
    let line = text.boundingRect(with: CGSize(width: 80, height: 100), context: nil)
    #expect(abs(line.minY + font.ascender) < 1e-9)
    #expect(line.width > 80)
  }

  @Test func `a bounding rectangle is cut to whole lines where the last is truncated`() {
    let text = NSAttributedString(string: "one two three four five six", attributes: [.font: font])
    let context = NSStringDrawingContext()
    let box = text.boundingRect(
      with: CGSize(width: 80, height: 25), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: context)
    #expect(box.height == font.lineHeight)
    #expect(context.totalBounds == box)
  }

  @Test func `text shrinks as far as its context lets it, to have room`() {
    let text = NSAttributedString(string: "one two three four", attributes: [.font: font])
    let natural = text.size()
    let context = NSStringDrawingContext()
    #expect(context.actualScaleFactor == 0)
    _ = text.boundingRect(with: CGSize(width: 500, height: 100), context: context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let size = CGSize(width: natural.width * 0.75, height: 100)
    let line = text.boundingRect(with: size, context: context)
    #expect(line.width <= size.width && line.width > size.width * 0.97)
    #expect(abs(context.actualScaleFactor - 0.75) < 0.02)
    context.minimumScaleFactor = 0.9
    #expect(text.boundingRect(with: size, context: context).width > size.width)
    #expect(abs(context.actualScaleFactor - 0.9) < 0.02)
    let box = text.boundingRect(with: size, context: nil)
    #expect(box.width > size.width)
  }

  @Test func `a box of lines shrinks until all of them have room`() {
    let text = NSAttributedString(string: "one two three four five six seven", attributes: [.font: font])
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.2
    let size = CGSize(width: 80, height: font.lineHeight * 2)
    let box = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
    #expect(box.height <= size.height + 0.5 && box.width <= size.width)
    #expect((0.3..<0.95).contains(context.actualScaleFactor))
    let room = CGSize(width: 80, height: 500)
    _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func `kern widens every letter`() {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let wide = "abcd".size(withAttributes: [.font: font, .kern: 3]).width
    #expect(abs(wide - plain - 12) < 0.01)
  }

  @Test func `the tallest font of a line decides its height`() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: font])
    let big = UIFont.systemFont(ofSize: 40)
    text.append(NSAttributedString(string: "big", attributes: [.font: big]))
    #expect(text.size().height == big.lineHeight)
  }

  @Test func `text is as wide and lies at the same place at every scale`() throws {
    var frames: [CGRect] = []
    for scale in [CGFloat(1), 2, 3] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 40), format: format)
      let image = renderer.image { _ in
        "Quick 設定と通知 한국어".draw(
          at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .foregroundColor: UIColor.black])
      }
      let ink = try #require(image.cgImage).inkBounds
      frames.append(
        CGRect(
          x: ink.minX / scale, y: ink.minY / scale, width: ink.width / scale, height: ink.height / scale))
    }
    for frame in frames.dropFirst() {
      #expect(abs(frame.minX - frames[0].minX) <= 1)
      #expect(abs(frame.maxX - frames[0].maxX) <= 1)
      #expect(abs(frame.minY - frames[0].minY) <= 1)
      #expect(abs(frame.maxY - frames[0].maxY) <= 1)
    }
  }

  @Test func `letters have the colours of their runs`() throws {
    let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    text.addAttribute(.backgroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 50), format: UIGraphicsImageRendererFormat())
      .image { _ in text.draw(at: .zero) }
    let pixels = try #require(image.cgImage).bitmap
    var counts: [UInt32: Int] = [:]
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        counts[pixels[x, y], default: 0] += 1
      }
    }
    #expect(counts[0xFFFF_0000, default: 0] > 50)
    #expect(counts[0xFF00_00FF, default: 0] > 50)
    #expect(counts[0xFF00_FF00, default: 0] > 200)
  }

  @Test func `an underline lies below the baseline and a strike through above`() throws {
    func rows(_ key: NSAttributedString.Key) throws -> [Int] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: UIGraphicsImageRendererFormat())
        .image { _ in
          "     ".draw(
            at: .zero,
            withAttributes: [.font: UIFont.systemFont(ofSize: 40), key: NSUnderlineStyle.single.rawValue])
        }
      let pixels = try #require(image.cgImage).bitmap
      return (0..<pixels.height).filter { pixels[10, $0] >> 24 > 100 }
    }
    let baseline = Int(UIFont.systemFont(ofSize: 40).ascender)
    let under = try rows(.underlineStyle)
    let through = try rows(.strikethroughStyle)
    #expect(!under.isEmpty && under.allSatisfy { $0 > baseline })
    #expect(!through.isEmpty && through.allSatisfy { $0 < baseline - 5 })
  }
}

extension CGImage {
  /// The rectangle in pixels that holds everything that is not transparent.
  fileprivate var inkBounds: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where bitmap[x, y] >> 24 > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}
