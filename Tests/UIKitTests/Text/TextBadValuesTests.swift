import Testing

@testable import UIKit

/// What fonts, text and drawing do with numbers that are none, too large or negative.
@MainActor @Suite struct TextBadValuesTests {
  private static let values: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e-9, 1e4, 1e6, 1e9, 1e19, 1e300, .greatestFiniteMagnitude,
  ]

  @Test func `a font of any size has finite measures`() {
    for value in Self.values {
      let fonts = [
        UIFont.systemFont(ofSize: value), .boldSystemFont(ofSize: value), .italicSystemFont(ofSize: value),
        .systemFont(ofSize: value, weight: UIFont.Weight(value)), .monospacedSystemFont(ofSize: value, weight: .bold),
        UIFont.systemFont(ofSize: 10).withSize(value), UIFont(descriptor: UIFontDescriptor(), size: value),
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: value),
      ]
      for font in fonts {
        let numbers = [
          font.pointSize, font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight, font.leading,
        ]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(value) \(numbers)")
        #expect(font.pointSize > 0 && font.lineHeight > 0, "\(value)")
      }
    }
  }

  @Test func `text of any font, width and style is measured and drawn without harm`() {
    for value in Self.values {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = value
      paragraph.firstLineHeadIndent = value
      paragraph.headIndent = value
      paragraph.tailIndent = value
      paragraph.lineHeightMultiple = value
      paragraph.minimumLineHeight = value
      paragraph.maximumLineHeight = value
      paragraph.paragraphSpacing = value
      let wild = NSAttributedString(
        string: "wild text 設定\nof two lines",
        attributes: [
          .font: UIFont.systemFont(ofSize: value), .paragraphStyle: paragraph, .kern: value, .baselineOffset: value,
        ])
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      label.numberOfLines = 0
      label.minimumScaleFactor = value
      label.preferredMaxLayoutWidth = value
      label.shadowOffset = CGSize(width: value, height: value)
      label.shadowColor = .red
      for text in [wild, NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: value)])] {
        label.attributedText = text
        for adjusts in [true, false] {
          label.adjustsFontSizeToFitWidth = adjusts
          label.numberOfLines = adjusts ? 1 : 0
          let sizes = [
            label.intrinsicContentSize, label.sizeThatFits(CGSize(width: value, height: value)), text.size(),
            text.boundingRect(
              with: CGSize(width: value, height: value), options: .usesLineFragmentOrigin, context: nil
            ).size,
            label.textRect(
              forBounds: CGRect(x: 0, y: 0, width: 100, height: abs(value)), limitedToNumberOfLines: -1
            ).size,
          ]
          #expect(sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite }, "\(value) \(sizes)")
          label.setNeedsDisplay()
          label.layer.displayIfNeeded()
        }
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        wild.draw(at: CGPoint(x: value, y: value))
        wild.draw(in: CGRect(x: 0, y: value, width: abs(value), height: 10))
      }
      #expect(image.size == CGSize(width: 20, height: 20))
    }
  }

  @Test func `drawing with any numbers leaves a picture`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    for value in Self.values {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
        let rect = CGRect(x: value, y: value, width: value, height: value)
        UIColor(red: value, green: value, blue: value, alpha: 1).setFill()
        UIColor(hue: value, saturation: value, brightness: value, alpha: value).setStroke()
        UIRectFill(rect)
        let paths = [
          UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: value),
          UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: value),
          UIBezierPath(
            arcCenter: CGPoint(x: value, y: 1), radius: value, startAngle: value, endAngle: value, clockwise: true),
          UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: value, clockwise: false),
        ]
        for path in paths {
          path.lineWidth = value
          path.miterLimit = value
          path.flatness = value
          path.setLineDash([value, value], count: 2, phase: value)
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: value, y: value))
          path.addCurve(to: CGPoint(x: 1, y: value), controlPoint1: .zero, controlPoint2: CGPoint(x: value, y: 1))
          path.apply(CGAffineTransform(scaleX: value, y: 1))
          path.fill()
          path.stroke()
          _ = path.contains(CGPoint(x: value, y: 1))
          _ = path.bounds
        }
        let cg = context.cgContext
        cg.saveGState()
        cg.translateBy(x: value, y: value)
        cg.scaleBy(x: value, y: value)
        cg.rotate(by: value)
        cg.setLineWidth(value)
        cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        cg.restoreGState()
        dot.draw(in: rect)
        dot.draw(at: CGPoint(x: value, y: value), blendMode: .normal, alpha: value)
        dot.resizableImage(withCapInsets: UIEdgeInsets(top: value, left: value, bottom: value, right: value))
          .draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        // What was wrong before must not spoil what comes after.
        UIColor.red.setFill()
        cg.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(image.cgImage?.width == 20)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: value > 1e3 ? 1e3 : value, height: 1), format: format)
      #expect(renderer.image { _ in }.cgImage != nil)
    }
  }
}
