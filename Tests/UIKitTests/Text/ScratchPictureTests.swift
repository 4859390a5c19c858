import Testing
import Foundation
@testable import UIKit

@MainActor
@Suite struct ScratchPictureTests {
  @Test func `scratch picture`() throws {
    var y: CGFloat = 10
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 900))
    view.backgroundColor = .white
    func add(_ height: CGFloat, _ make: (UILabel) -> Void) {
      let label = UILabel(frame: CGRect(x: 10, y: y, width: 400, height: height))
      label.backgroundColor = UIColor(white: 0.95, alpha: 1)
      make(label)
      view.addSubview(label)
      y += height + 8
    }
    let mixed = "設定と通知 简体中文 繁體字 한국어 텍스트 مرحبا بالعالم Latin text 👩‍👩‍👧 😀"
    add(26) { $0.text = mixed }
    add(70) {
      $0.text = mixed + " " + mixed; $0.numberOfLines = 0
    }
    add(26) {
      $0.text = "مرحبا بالعالم هذا نص"; $0.semanticContentAttribute = .forceRightToLeft
    }
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      add(46) {
        $0.text = "The quick brown fox jumps over the lazy dog and 日本語の長い文章がここに続きます until the end is reached at last";
        $0.numberOfLines = 2; $0.lineBreakMode = mode
      }
    }
    add(50) { label in
      let text = NSMutableAttributedString(string: "kern ", attributes: [.kern: 4])
      text.append(NSAttributedString(string: "under", attributes: [.underlineStyle: NSUnderlineStyle.double.rawValue]))
      text.append(
        NSAttributedString(string: " strike", attributes: [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]))
      text.append(NSAttributedString(string: " up", attributes: [.baselineOffset: 8]))
      text.append(
        NSAttributedString(string: " stroke", attributes: [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 24)]))
      let shadow = NSShadow(); shadow.shadowOffset = CGSize(width: 3, height: 3); shadow.shadowBlurRadius = 4;
      shadow.shadowColor = UIColor.purple
      text.append(
        NSAttributedString(string: " shadow", attributes: [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 24)]))
      text.append(NSAttributedString(string: " link", attributes: [.link: "x"]))
      label.attributedText = text
    }
    add(60) { label in
      let star = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: UIGraphicsImageRendererFormat())
        .image {
          UIColor.orange.setFill(); $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
      let attachment = NSTextAttachment(image: star)
      attachment.bounds = CGRect(x: 0, y: -8, width: 30, height: 30)
      let text = NSMutableAttributedString(string: "before ")
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: " after 한국어", attributes: [.backgroundColor: UIColor.yellow]))
      label.attributedText = text
    }
    add(80) { label in
      label.numberOfLines = 0
      let style = NSMutableParagraphStyle()
      style.tabStops = [
        NSTextTab(textAlignment: .right, location: 180), NSTextTab(textAlignment: .center, location: 280),
      ]
      label.attributedText = NSAttributedString(
        string: "Item\t12.50\tcentred\nLonger item\t7.25\tmid\nX\t1000.00\tm", attributes: [.paragraphStyle: style])
    }
    add(46) {
      $0.text = "Shrinks into two lines although it is by far too long for them at its own size, as one sees";
      $0.numberOfLines = 2; $0.adjustsFontSizeToFitWidth = true
    }
    add(70) { label in
      label.numberOfLines = 0
      let style = NSMutableParagraphStyle()
      style.headIndent = 30; style.firstLineHeadIndent = 0; style.tailIndent = -40; style.lineSpacing = 4;
      style.alignment = .justified
      label.attributedText = NSAttributedString(
        string:
          "Indented paragraph whose first line hangs out to the left and whose right edge is kept free, justified in width.",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14)])
    }
    add(30) {
      $0.text = "Shadowed label"; $0.shadowColor = .systemRed; $0.shadowOffset = CGSize(width: 2, height: 2);
      $0.textAlignment = .center
    }
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
      UIColor.white.setFill(); context.fill(view.bounds)
      for label in view.subviews {
        context.cgContext.saveGState()
        context.cgContext.translateBy(x: label.frame.minX, y: label.frame.minY)
        label.backgroundColor?.setFill(); context.fill(label.bounds)
        label.draw(label.bounds)
        context.cgContext.restoreGState()
      }
    }
    try image.pngData()!.write(to: URL(fileURLWithPath: "/tmp/tw-text.png"))
  }
}
