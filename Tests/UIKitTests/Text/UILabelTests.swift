import Testing

@testable import UIKit

@MainActor
struct UILabelTests {
  private func label(_ text: String, lines: Int = 1, size: CGSize = .zero) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func texts(_ label: UILabel) -> [String] {
    label.laidOutLines.map(\.text)
  }

  @Test func `a label starts as Apple's does`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `the intrinsic size is the text's rounded up to pixels`() {
    let label = label("モーダルの一番上だよ")
    let font = UIFont.systemFont(ofSize: 17)
    let width = "モーダルの一番上だよ".size(withAttributes: [.font: font]).width
    for scale in [CGFloat(1), 2, 3] {
      label.layer.contentsScale = scale
      let size = label.intrinsicContentSize
      #expect(abs(size.width * scale - (width * scale).rounded(.up)) < 1e-6)
      #expect(abs(size.height * scale - (font.lineHeight * scale).rounded(.up)) < 1e-6)
    }
  }

  @Test func `a label of its own size shows all of its text`() {
    for text in ["Settings", "通知がオフになっています", "مرحبا", "Wi‑Fi 設定 😀"] {
      let label = label(text)
      label.bounds.size = label.sizeThatFits(.zero)
      #expect(texts(label) == [text])
    }
  }

  @Test func `text too wide is truncated as asked`() {
    let label = label("The quick brown fox jumps over the lazy dog", size: CGSize(width: 100, height: 21))
    #expect(texts(label) == ["The quick …"])
    label.lineBreakMode = .byTruncatingHead
    #expect(texts(label) == ["…e lazy dog"])
    label.lineBreakMode = .byTruncatingMiddle
    #expect(texts(label) == ["The q… dog"])
    label.lineBreakMode = .byClipping
    #expect(texts(label) == ["The quick brown fox jumps over the lazy dog"])
    label.lineBreakMode = .byWordWrapping
    #expect(texts(label) == ["The quick "])
  }

  @Test func `lines that do not fit the height are left out with an ellipsis`() {
    let label = label("one two three four five six seven", lines: 0, size: CGSize(width: 80, height: 45))
    #expect(texts(label).count == 2)
    #expect(texts(label).last?.hasSuffix("…") == true)
    label.bounds.size.height = 200
    #expect(texts(label).count > 2)
    #expect(texts(label).joined() == "one two three four five six seven")
  }

  @Test func `the height follows the width that lines break at`() {
    let label = label("one two three four five six", lines: 0)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    label.layer.contentsScale = 1
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.height == (line * 3).rounded(.up))
    #expect(label.intrinsicContentSize.width <= 80)
    label.preferredMaxLayoutWidth = 0
    #expect(label.intrinsicContentSize.height == line.rounded(.up))
    label.bounds.size = CGSize(width: 80, height: 10)
    #expect(label.intrinsicContentSize.height == (line * 3).rounded(.up))
    #expect(label.intrinsicContentSize.width > 80)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == (line * 2).rounded(.up))
  }

  @Test func `one line fits at any width and several only at the given one`() {
    let one = label("one two three four")
    #expect(one.sizeThatFits(CGSize(width: 50, height: 10)) == one.intrinsicContentSize)
    let many = label("one two three four", lines: 0)
    #expect(many.sizeThatFits(CGSize(width: 80, height: 0)).width <= 80)
    #expect(many.sizeThatFits(CGSize(width: 80, height: 0)).height > 40)
  }

  @Test func `text is centred between top and bottom and aligned left to right`() throws {
    let label = label("abc", size: CGSize(width: 200, height: 100))
    let line = try #require(label.laidOutLines.first).frame
    #expect(abs(line.midY - 50) <= 0.5)
    #expect(line.minX == 0)
    label.textAlignment = .right
    #expect(try #require(label.laidOutLines.first).frame.maxX == 200)
    label.textAlignment = .center
    #expect(abs(try #require(label.laidOutLines.first).frame.midX - 100) < 1e-6)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(label.laidOutLines.first).frame.maxX == 200)
  }

  @Test func `the text rectangle lies where the text is drawn`() throws {
    let label = label("abc", size: CGSize(width: 200, height: 100))
    label.layer.contentsScale = 1
    label.textAlignment = .right
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    let line = try #require(label.laidOutLines.first).frame
    #expect(abs(rect.maxX - 200) < 1e-6)
    #expect(abs(rect.midY - 50) <= 0.5)
    #expect(rect.insetBy(dx: -1, dy: -1).contains(line))
  }

  @Test func `a single line shrinks until it fits or is as small as it may be`() throws {
    let label = label("The quick brown fox", size: CGSize(width: 100, height: 30))
    label.adjustsFontSizeToFitWidth = true
    #expect(texts(label) == ["The quick brown fox"])
    #expect(try #require(label.laidOutLines.first).frame.width <= 100)
    label.minimumScaleFactor = 0.9
    #expect(texts(label).first?.hasSuffix("…") == true)
  }

  @Test func `shrunk text keeps its baseline`() {
    let label = label("The quick brown fox", size: CGSize(width: 300, height: 30))
    label.adjustsFontSizeToFitWidth = true
    let baseline = label.firstBaselineOffsetFromTop
    label.bounds.size.width = 100
    #expect(abs(label.firstBaselineOffsetFromTop - baseline) < 1e-6)
    label.baselineAdjustment = .none
    #expect(label.firstBaselineOffsetFromTop < baseline - 1)
  }

  @Test func `baselines are told from the first line and the last`() {
    let label = label("one\ntwo", lines: 0)
    let font = UIFont.systemFont(ofSize: 17)
    label.bounds.size = label.sizeThatFits(.zero)
    #expect(abs(label.firstBaselineOffsetFromTop - font.ascender) < 1)
    #expect(abs(label.lastBaselineOffsetFromBottom + font.descender) < 1)
  }

  @Test func `attributes win over the label's own and setting those sets the attributes`() {
    let label = UILabel()
    let big = UIFont.systemFont(ofSize: 30)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    label.attributedText = NSAttributedString(string: "big", attributes: [.font: big, .paragraphStyle: style])
    #expect(label.text == "big")
    #expect(abs(label.intrinsicContentSize.height - big.lineHeight) < 1)
    label.font = UIFont.systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height < 14)
    label.textAlignment = .center
    let set = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(set?.alignment == .center)
    #expect(set?.lineSpacing == 4)
    label.text = "plain"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test func `letters are drawn in the label's colour, and highlighted ones in theirs`() throws {
    let label = label("HHHH", size: CGSize(width: 60, height: 30))
    label.font = UIFont.systemFont(ofSize: 24, weight: .black)
    label.textColor = .red
    label.highlightedTextColor = .blue
    func colours() throws -> Set<UInt32> {
      let image = UIGraphicsImageRenderer(size: label.bounds.size, format: UIGraphicsImageRendererFormat()).image { _ in
        label.draw(label.bounds)
      }
      let pixels = try #require(image.cgImage).bitmap
      return Set((0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } })
    }
    #expect(try colours().contains(0xFFFF_0000))
    label.isHighlighted = true
    #expect(try colours().contains(0xFF00_00FF))
    #expect(try !colours().contains(0xFFFF_0000))
    label.isEnabled = false
    #expect(try !colours().contains(0xFF00_00FF))
    label.isEnabled = true
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 0, height: 4)
    #expect(try colours().contains(0xFF00_FF00))
  }

  @Test func `Auto Layout breaks lines at the width it finds and makes the label as high`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = label("one two three four five six", lines: 0)
    let below = UIView()
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(label.laidOutLines.count == 3)
    #expect(abs(label.frame.height - line * 3) < 1)
    #expect(below.frame.minY == label.frame.maxY)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(label.laidOutLines.count == 1)
    #expect(abs(label.frame.height - line) < 1)
    label.text = "one"
    label.font = UIFont.systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - line * 2) < 1)
  }

  @Test func `baselines of two sizes are aligned by constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let small = label("small")
    let large = label("large")
    large.font = UIFont.systemFont(ofSize: 40)
    for view in [small, large] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let small1 = small.frame.minY + small.firstBaselineOffsetFromTop
    let large1 = large.frame.minY + large.firstBaselineOffsetFromTop
    #expect(abs(small1 - large1) <= 0.5)
    #expect(small.frame.minY > 10)
    #expect(large.frame.height >= large.font.lineHeight)
  }

  @Test func `a label that was measured shows the lines that one shows that was not`() {
    for text in ["Tokyo 東京", "مرحبا بالعالم", "two\nlines", "3 × 4 🍕"] {
      for lines in [1, 2] {
        for width in [CGFloat(20), 60, 90, 200] {
          let size = CGSize(width: width, height: 60)
          let measured = label(text, lines: lines)
          _ = measured.intrinsicContentSize
          measured.frame.size = size
          let fresh = label(text, lines: lines, size: size)
          #expect(measured.laidOutLines.map(\.text) == fresh.laidOutLines.map(\.text))
          #expect(measured.laidOutLines.map(\.frame) == fresh.laidOutLines.map(\.frame))
        }
      }
    }
  }
}

extension UILabelTests {
  @Test func `several lines shrink until all of the text has room`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "one two three four five six seven eight nine"
    label.numberOfLines = 2
    #expect(label.laidOutLines.last?.text.hasSuffix("…") == true)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.laidOutLines.count == 2)
    #expect(label.laidOutLines.map(\.text).joined() == label.text)
    #expect(label.laidOutLines.allSatisfy { $0.frame.width <= 100 })
    label.minimumScaleFactor = 0.95
    #expect(label.laidOutLines.last?.text.hasSuffix("…") == true, "It must not become so small")
    label.minimumScaleFactor = 0
    label.numberOfLines = 0
    label.bounds.size.height = 40
    #expect(label.laidOutLines.map(\.text).joined() == label.text)
    #expect(label.laidOutLines.last.map { $0.frame.maxY <= 40.5 } == true)
  }

  @Test func `every kind of truncation shows the lines before the last whole`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 45))
    label.text = "The quick brown fox jumps over the lazy dog and runs away"
    label.numberOfLines = 2
    let ends: [(NSLineBreakMode, Bool, Bool)] = [
      (.byTruncatingTail, false, true), (.byTruncatingHead, true, false), (.byTruncatingMiddle, false, false),
    ]
    for (mode, startsCut, endsCut) in ends {
      label.lineBreakMode = mode
      let lines = label.laidOutLines.map(\.text)
      #expect(lines.count == 2)
      #expect(lines[0] == "The quick ", "\(mode)")
      #expect(lines[1].hasPrefix("…") == startsCut, "\(lines[1])")
      #expect(lines[1].hasSuffix("…") == endsCut, "\(lines[1])")
      #expect(lines[1].contains("…"))
      if !endsCut { #expect(lines[1].hasSuffix("away"), "\(lines[1])") }
    }
  }

  @Test func `a label closes text up before it truncates it, where it may`() {
    let label = UILabel()
    label.text = "The quick brown fox"
    label.sizeToFit()
    label.bounds.size.width -= 6
    #expect(label.laidOutLines[0].text.hasSuffix("…"))
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.laidOutLines[0].text == label.text)
    #expect(label.laidOutLines[0].frame.width <= label.bounds.width)
  }

  @Test func `a label leaves no word alone in its last line, unless it is told to`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight"
    var found = false
    for width in stride(from: CGFloat(70), to: 320, by: 3) {
      label.bounds.size = CGSize(width: width, height: 300)
      label.lineBreakStrategy = []
      let plain = label.laidOutLines.map(\.text)
      label.lineBreakStrategy = .standard
      let lines = label.laidOutLines.map(\.text)
      #expect(lines.joined() == label.text)
      #expect(lines.count == plain.count)
      if plain.count > 1, !plain[plain.count - 1].contains(" "), plain != lines {
        found = true
        #expect(lines[lines.count - 1].split(separator: " ").count == 2)
      }
    }
    #expect(found)
  }

  @Test func `an attributed text gives the label the style of its first character`() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingHead
    let big = UIFont.systemFont(ofSize: 30)
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: big, .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(NSAttributedString(string: " own"))
    label.attributedText = text
    #expect(label.font == big && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    // What the text does not say is the label's own still.
    #expect(label.styledText.text.runs.last?.font == UIFont.systemFont(ofSize: 17).handle)
    label.text = "plain"
    #expect(label.font == big && label.textColor == .red && label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingHead)
  }

  @Test func `the way that text is cut is the paragraph's, until the label's is set`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingHead
    label.attributedText = NSAttributedString(
      string: "The quick brown fox jumps", attributes: [.paragraphStyle: style])
    #expect(texts(label).first?.hasPrefix("…") == true)
    label.lineBreakMode = .byTruncatingTail
    #expect(texts(label).first?.hasSuffix("…") == true)
    let set = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(set?.lineBreakMode == .byTruncatingTail)
    style.lineBreakMode = .byCharWrapping
    label.numberOfLines = 0
    label.bounds.size.height = 120
    label.attributedText = NSAttributedString(string: "incomprehensibilities", attributes: [.paragraphStyle: style])
    #expect(texts(label).count > 1 && texts(label).joined() == "incomprehensibilities")
    // Without a paragraph style the label's own way counts.
    label.numberOfLines = 1
    label.text = nil
    label.lineBreakMode = .byTruncatingMiddle
    label.attributedText = NSAttributedString(string: "The quick brown fox jumps")
    let cut = texts(label).first ?? ""
    #expect(cut.hasPrefix("The") && cut.contains("…") && cut.hasSuffix("mps"), "\(cut)")
  }
}
