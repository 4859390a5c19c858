import Testing

@testable import UIKit

@MainActor
@Suite struct NSLayoutConstraintVisualFormatTests {
  /// A superview with three views in it, named a, b and c.
  @MainActor
  private struct Scene {
    let root = makeRoot(320, 480)
    let views: [String: UIView]

    init() {
      let root = root
      views = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, makeView($0, in: root)) })
    }

    func constraints(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
    }

    func equations(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
      let showsAddresses = LayoutNaming.showsAddresses
      LayoutNaming.showsAddresses = false
      defer { LayoutNaming.showsAddresses = showsAddresses }
      return constraints(format, options, metrics).map {
        LayoutNaming.equation(of: $0).replacingOccurrences(of: "UIView ", with: "")
          .replacingOccurrences(of: "'", with: "")
      }
    }

    /// The message of the exception that a format raises, and the column that it marks.
    func fault(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> String {
      var made: [NSLayoutConstraint] = []
      let raised = exceptions { made = constraints(format, options, metrics) }
      #expect(made == [])
      #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
      let reason = raised.first?.reason ?? ""
      let parts = reason.components(separatedBy: " \n")
      #expect(parts.count >= 4 && parts[0] == "Unable to parse constraint format:")
      #expect(parts.dropFirst(2).dropLast().joined(separator: " \n") == format)
      #expect(parts.last?.last == "^")
      return "\((parts.last?.count ?? 0) - 1): \(parts.count > 1 ? parts[1] : "")"
    }
  }

  @Test func `views that touch, the system's space and spaces in points`() {
    let scene = Scene()
    #expect(scene.equations("[a][b]") == ["b.leading == a.trailing"])
    #expect(scene.equations("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(
      scene.equations("H:[a]-20-[b]-1.5-[c]") == ["b.leading == a.trailing + 20", "c.leading == b.trailing + 1.5"])
    #expect(scene.equations("V:[a]-0-[b]") == ["b.top == a.bottom"])
    #expect(scene.equations("[a]-(-5)-[b]") == ["b.leading == a.trailing - 5"])
  }

  @Test func `the superview's edges, and its margins where the space is the system's`() {
    let scene = Scene()
    #expect(scene.equations("|[a]|") == ["a.leading == root.leading", "root.trailing == a.trailing"])
    #expect(scene.equations("|-[a]-|") == ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"])
    #expect(scene.equations("V:|-12-[a]-(>=3)-|") == ["a.top == root.top + 12", "root.bottom >= a.bottom + 3"])
    #expect(scene.equations("V:|-[a]-|") == ["a.top == root.topMargin", "root.bottomMargin == a.bottom"])
  }

  @Test func `conditions with relations, priorities, metrics and other views`() {
    let scene = Scene()
    #expect(
      scene.equations("[a]-(>=8,<=20@750)-[b]") == [
        "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 priority:750",
      ])
    #expect(scene.equations("[a(50)]") == ["a.width == 50"])
    #expect(scene.equations("V:[a(>=50@20.5,<=90)]") == ["a.height >= 50 priority:20.5", "a.height <= 90"])
    #expect(scene.equations("[a(==b)]") == ["a.width == b.width"])
    #expect(scene.equations("V:[a(b@251)]") == ["a.height == b.height priority:251"])
    #expect(scene.equations("[a(<=b,>=10)]") == ["a.width <= b.width", "a.width >= 10"])
    let metrics: [String: Any] = [
      "gap": 7, "wide": CGFloat(80.5), "strong": Float(900), "number": NSNumber(value: 3),
      "weak": UILayoutPriority(100),
      "int8": Int8(4),
    ]
    #expect(
      scene.equations("|-gap-[a(>=wide@strong)]-(number@weak)-[b]-int8-|", [], metrics) == [
        "a.leading == root.leading + 7", "a.width >= 80.5 priority:900", "b.leading == a.trailing + 3 priority:100",
        "root.trailing == b.trailing + 4",
      ])
  }

  @Test func `a name that is a metric and a view is the metric`() {
    #expect(Scene().equations("[a(b)]", [], ["b": 12]) == ["a.width == 12"])
  }

  @Test func `spaces between symbols are skipped`() {
    #expect(
      Scene().equations(" V : | - 5 - [ a ( >= 10 , <= b @ 5 ) ] - [ b ] | ") == [
        "a.top == root.top + 5", "a.height >= 10", "a.height <= b.height priority:5", "b.top == a.bottom + 8",
        "root.bottom == b.bottom",
      ])
  }

  @Test func `layout guides are items, in the view that owns them`() {
    let scene = Scene()
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    scene.root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|[gap(==a)]-[a]|", metrics: nil, views: ["gap": guide, "a": scene.views["a"]!])
    #expect(constraints.count == 4)
    #expect(constraints[0].firstItem === guide && constraints[0].secondItem === scene.root)
    NSLayoutConstraint.activate(constraints)
    scene.root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 156)
    #expect(scene.views["a"]!.frame.minX == 164)
  }

  @Test func `alignments tie all views to the first`() {
    let scene = Scene()
    #expect(
      scene.equations("[a][b][c]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "a.top == c.top",
        "a.bottom == b.bottom", "a.bottom == c.bottom",
      ])
    #expect(scene.equations("V:[a]-[b]", .alignAllCenterX).last == "a.centerX == b.centerX")
    #expect(scene.equations("[a]-[b]", .alignAllLastBaseline).last == "a.lastBaseline == b.lastBaseline")
    #expect(scene.equations("[a]-[b]", .alignAllFirstBaseline).last == "a.firstBaseline == b.firstBaseline")
    #expect(scene.equations("[a]-[b]", .alignAllCenterY).last == "a.centerY == b.centerY")
    #expect(scene.equations("V:[a]-[b]", .alignAllLeading).last == "a.leading == b.leading")
    #expect(
      scene.equations("V:[a]-[b]", [.alignAllLeft, .alignAllRight]).suffix(2) == [
        "a.left == b.left", "a.right == b.right",
      ])
    #expect(scene.equations("V:[a]-[b]", .alignAllTrailing).last == "a.trailing == b.trailing")
  }

  @Test func `directions`() {
    let scene = Scene()
    let format = "|-[a]-3-[b]-(>=4)-|"
    #expect(
      scene.equations(format, .directionLeftToRight) == [
        "a.left == root.leftMargin", "b.left == a.right + 3", "root.right >= b.right + 4",
      ])
    #expect(
      scene.equations(format, .directionRightToLeft) == [
        "root.rightMargin == a.right", "a.left == b.right + 3", "b.left >= root.left + 4",
      ])
    #expect(scene.equations("V:[a]-3-[b]", .directionRightToLeft) == ["b.top == a.bottom + 3"])
  }

  @Test func `spaces between baselines belong to columns, and not to edges`() {
    let scene = Scene()
    #expect(
      scene.equations("V:|-5-[a]-30-[b]|", .spacingBaselineToBaseline) == [
        "a.top == root.top + 5", "b.firstBaseline == a.lastBaseline + 30", "root.bottom == b.bottom",
      ])
    #expect(scene.equations("[a]-30-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 30"])
  }

  @Test func `a format lays out, from right to left too`() {
    let scene = Scene()
    scene.root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    var constraints = scene.constraints("|-[a(40)]-[b(>=10)]-15-[c(==a)]-|", [.alignAllTop, .alignAllBottom])
    constraints += scene.constraints("V:|-6-[a(22)]")
    NSLayoutConstraint.activate(constraints)
    scene.root.layoutIfNeeded()
    #expect(scene.views["a"]!.frame == CGRect(x: 20, y: 6, width: 40, height: 22))
    #expect(scene.views["b"]!.frame == CGRect(x: 68, y: 6, width: 177, height: 22))
    #expect(scene.views["c"]!.frame == CGRect(x: 260, y: 6, width: 40, height: 22))
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.root.layoutIfNeeded()
    #expect(scene.views["a"]!.frame == CGRect(x: 260, y: 6, width: 40, height: 22))
    #expect(scene.views["b"]!.frame == CGRect(x: 75, y: 6, width: 177, height: 22))
  }

  @Test func `options have Apple's bits`() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(NSLayoutConstraint.FormatOptions.alignAllTrailing.rawValue == 64)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1024)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 0x20000)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 0x80000)
  }

  @Test(arguments: [
    ("", "0: Expected a '[' here, to begin a view"), ("H", "1: Expected a ':' here"),
    ("H[a]", "1: Expected a ':' here"), ("H:", "2: Expected a '[' here, to begin a view"),
    ("|", "1: Expected a '[' here, to begin a view"), ("|-", "2: Expected a space here: a number or a name"),
    ("||", "1: Expected a '[' here, to begin a view"), ("[]", "1: Expected the name of a view here"),
    ("[1a]", "1: Expected the name of a view here"), ("[a", "2: Expected a ']' here"),
    ("[a)]", "2: Expected a ']' here"), ("[a]b", "3: Expected a view, a connection or a '|' here"),
    ("[a]-", "4: Expected a space here: a number or a name"), ("[a]--[b]", "4: Expected a space between the two '-'"),
    ("[a]-8[b]", "5: Expected a '-' here, to end the space"), ("[a]-8", "5: Expected a '-' here, to end the space"),
    ("[a]-()-[b]", "5: Expected a length here: a number or a name"),
    ("[a]-(8[b]", "6: Expected a ',' or a ')' here"),
    ("[a]-(=8)-[b]", "6: Expected a '=' here: a relation is ==, <= or >="),
    ("[a]-8-", "6: Expected a '[' here, to begin a view"),
    ("[a(8@)]", "5: Expected a priority here: a number or a name"),
    ("|[a]|[b]", "5: Expected the format to end after the '|' of the trailing edge"),
    ("[a]-1e999-[b]", "4: 1e999 is not a number that a space can be"),
    ("[a(.)]", "3: Expected a length here: a number or a name"),
    ("[ä]", "1: Expected the name of a view here"), ("[👩‍👩‍👧a]", "1: Expected the name of a view here"),
    ("[a]-٣-[b]", "4: Expected a space here: a number or a name"),
  ])
  func `what does not follow the grammar raises and shows where`(_ format: String, _ expected: String) {
    #expect(Scene().fault(format) == expected)
  }

  @Test func `names that are not known, priorities out of range and alignments along the format raise`() {
    let scene = Scene()
    #expect(scene.fault("|[x]") == "2: x is not a key in the views dictionary.")
    #expect(
      scene.fault("[a]-gap-[b]")
        == "4: Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries")
    #expect(scene.fault("[a]-b-[c]").hasPrefix("4: Encountered metric with name \"b\""))
    #expect(scene.fault("[a(x)]").hasPrefix("3: Encountered metric with name \"x\""))
    #expect(scene.fault("[a(m)]", [], ["m": "8"]) == "3: Metric m is not a finite number: 8")
    #expect(scene.fault("[a(m)]", [], ["m": CGFloat.nan]) == "3: Metric m is not a finite number: nan")
    #expect(scene.fault("[a(8@0)]") == "5: A priority must be greater than 0 and at most 1000.")
    #expect(scene.fault("[a(8@1001)]") == "5: A priority must be greater than 0 and at most 1000.")
    #expect(
      scene.fault("[a][b]", .alignAllLeft)
        == "0: Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
        + "also horizontal.")
    #expect(
      scene.fault("V:[a][b]", .alignAllFirstBaseline)
        == "0: Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
        + "also vertical.")
    let loose = exceptions {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[v]|", metrics: nil, views: ["v": UIView()])
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[v]", metrics: nil, views: ["v": "a string"])
    }
    #expect(loose.count == 2)
    #expect(
      loose[0].reason.contains("Unable to interpret '|' character, because the related view doesn't have a superview"))
    #expect(loose[1].reason.contains("v is neither a view nor a layout guide."))
  }

  @Test func `no string of symbols does harm`() {
    let scene = Scene()
    let symbols: [String] = [
      "H", "V", ":", "|", "-", "[", "]", "(", ")", "a", "b", "x", "8", ".", "@", ",", "==", ">=", "<", " ", "e", "é",
      "\u{0}", "🙂",
    ]
    var state: UInt64 = 20_240_607
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var sound = 0
    for _ in 0..<20_000 {
      var format = (0..<next(8)).map { _ in symbols[next(symbols.count)] }.joined()
      if next(2) == 0 { format = "[a]-" + format + "-[b]" }
      let raised = exceptions {
        if !scene.constraints(format).isEmpty { sound += 1 }
      }
      #expect(raised.count <= 1)
    }
    #expect(sound > 20)
    let long = String(repeating: "[a]-8-", count: 20_000) + "[b]"
    #expect(scene.constraints(long).count == 20_000)
    #expect(exceptions { _ = scene.constraints(String(repeating: "(", count: 100_000)) }.count == 1)
  }
}
