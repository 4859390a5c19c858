import Testing

@testable import UIKit

@MainActor
@Suite struct NSTextAttachmentTests {
  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: UIGraphicsImageRendererFormat()).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func picture(of text: NSAttributedString, width: CGFloat = 60, height: CGFloat = 60) throws -> Bitmap {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: UIGraphicsImageRendererFormat()
    ).image { _ in text.draw(at: .zero) }
    return try #require(image.cgImage).bitmap
  }

  @Test func `a picture takes its room in the line, and stands on the baseline`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let attachment = NSTextAttachment(image: square(.red, 40))
    let text = NSMutableAttributedString(string: "", attributes: [:])
    text.append(NSAttributedString(attachment: attachment))
    text.addAttributes([.font: font], range: NSRange(location: 0, length: 1))
    let size = text.size()
    #expect(abs(size.width - 40) < 0.01)
    #expect(abs(size.height - 40 + font.descender) < 0.01, "40 above the baseline and the font's depth below")
    let pixels = try picture(of: text)
    #expect(pixels[20, 20] == 0xFFFF_0000)
    #expect(pixels[20, 39] == 0xFFFF_0000)
    #expect(pixels[20, 42] == 0)
  }

  @Test func `bounds place the picture and scale it`() throws {
    let attachment = NSTextAttachment(image: square(.blue, 40))
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " after"))
    text.addAttributes([.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 0, length: text.length))
    let pixels = try picture(of: text)
    let baseline = 10
    #expect(pixels[10, baseline + 5] == 0xFF00_00FF)
    #expect(pixels[19, 1] == 0xFF00_00FF)
    #expect(pixels[21, 1] == 0)
    #expect(abs(text.size().height - 20) < 0.01)
  }

  @Test func `a template takes the colour of the letters`() throws {
    let image = square(.red, 20).withRenderingMode(.alwaysTemplate)
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
    text.addAttributes([.foregroundColor: UIColor.green], range: NSRange(location: 0, length: 1))
    #expect(try picture(of: text)[10, 10] == 0xFF00_FF00)
  }

  @Test func `lines break around pictures in a label`() {
    let label = UILabel()
    let attachment = NSTextAttachment(image: square(.red, 30))
    let text = NSMutableAttributedString(string: "one ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " two"))
    label.attributedText = text
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(width: 300, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: 50, height: 0))
    #expect(narrow.width <= 50)
    #expect(narrow.height > wide.height + 15)
  }
}
