import Scrim
import Testing
import UIKitTesting

@MainActor @Suite struct ModalViewTests {
  let root = UIView()
  let modal = ModalView()
  let app: TestApplication

  init() throws {
    root.addSubview(modal)
    app = TestApplication(device: try #require(TestDevice("iphone-15")), rootView: root)
  }

  private var slideTop: CGFloat { app.frame(of: modal.slideView).minY }
  private let height: CGFloat = 852

  /// The part of the way that an eased animation has gone after a part of its time, both in 0...1.
  private func eased(_ progress: Double) -> Double {
    // Bisection on the curve's parameter: x(s) = 3(1-s)²s·0.42 + 3(1-s)s²·0.58 + s³.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
      if x < progress { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }

  // MARK: Layout

  @Test func `a modal that is not shown is hidden below its container`() {
    #expect(!modal.isShowing)
    #expect(modal.isHidden)
    #expect(modal.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(modal.slideView.frame == CGRect(x: 0, y: 852, width: 393, height: 852))
    #expect(app.messages == [])
  }

  @Test func `the card lies in the safe area and the filler reaches the screen's edge`() {
    modal.show(false)
    #expect(modal.slideView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(modal.cardView.frame == CGRect(x: 7, y: 59, width: 379, height: 759))
    #expect(modal.fillerView.frame == CGRect(x: 7, y: 818, width: 379, height: 34))
    #expect(modal.contentView.frame == CGRect(x: 0, y: 0, width: 379, height: 759))
    #expect(modal.cardView.backgroundColor == modal.fillerView.backgroundColor)
  }

  @Test func `only the card's top corners are round`() {
    modal.cardColor = .red
    modal.backdropColor = .blue
    modal.show(false)
    let picture = app.snapshot()
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(picture.color(at: CGPoint(x: 8, y: 60)) == blue)
    #expect(picture.color(at: CGPoint(x: 385, y: 60)) == blue)
    #expect(picture.color(at: CGPoint(x: 200, y: 60)) == red)
    #expect(picture.color(at: CGPoint(x: 8, y: 100)) == red)
    #expect(picture.color(at: CGPoint(x: 8, y: 817)) == red)
    #expect(picture.color(at: CGPoint(x: 8, y: 819)) == red)
    #expect(picture.color(at: CGPoint(x: 385, y: 851)) == red)
    #expect(picture.color(at: CGPoint(x: 6, y: 851)) == blue)
  }

  @Test func `the card masks its content`() {
    let content = UIView(frame: CGRect(x: -50, y: -50, width: 600, height: 400))
    content.backgroundColor = .green
    modal.contentView.addSubview(content)
    modal.backdropColor = .blue
    modal.show(false)
    let picture = app.snapshot()
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(picture.color(at: CGPoint(x: 8, y: 60)) == blue)
    #expect(picture.color(at: CGPoint(x: 3, y: 300)) == blue)
    #expect(picture.color(at: CGPoint(x: 200, y: 40)) == blue)
    #expect(picture.color(at: CGPoint(x: 200, y: 300)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `colours, radius and inset can be chosen`() {
    modal.cardColor = .green
    modal.cornerRadius = 12
    modal.cardInset = 30
    modal.show(false)
    #expect(modal.cardView.frame.minX == 30)
    #expect(modal.cardView.frame.maxX == 363)
    #expect(modal.cardView.layer.cornerRadius == 12)
    #expect(modal.fillerView.backgroundColor == .green)
  }

  @Test func `leaving and joining windows adds no constraints`() {
    let before = root.constraints.count
    for _ in 0..<3 {
      modal.removeFromSuperview()
      root.addSubview(modal)
    }
    app.advance(by: 0.1)
    #expect(root.constraints.count == before)
    #expect(modal.frame == root.bounds)
    #expect(app.messages == [])
  }

  // MARK: Motion

  @Test func `showing follows the eased curve`() {
    modal.backdropView.accessibilityIdentifier = "backdrop"
    let start = app.time
    modal.show()
    #expect(modal.isShowing)
    #expect(!modal.isHidden)
    while app.time < start + 0.39 {
      app.advance(by: 1.0 / 60)
      let way = eased((app.time - start) / 0.4)
      #expect(abs(slideTop - height * (1 - way)) < 0.01)
      let backdrop = app.currentFrame().view("backdrop")
      #expect(abs((backdrop?.alpha ?? -1) - way) < 0.001)
    }
    app.advance(by: 0.1)
    #expect(slideTop == 0)
    #expect(modal.backdropView.alpha == 1)
    #expect(app.messages == [])
  }

  @Test func `hiding ends hidden and calls back once`() throws {
    modal.show(false)
    var calls: [String] = []
    modal.hide { calls.append("hidden") }
    #expect(!modal.isShowing)
    #expect(!modal.isHidden)
    #expect(calls == [])
    try app.advanceUntilIdle()
    #expect(calls == ["hidden"])
    #expect(modal.isHidden)
    #expect(slideTop == height)
  }

  @Test func `dismiss is hide`() throws {
    modal.show(false)
    var calls = 0
    modal.dismiss { calls += 1 }
    #expect(!modal.isShowing)
    try app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(modal.isHidden)
  }

  @Test func `exactly one of the two constraints is active in every frame`() throws {
    modal.show()
    app.advance(by: 0.1)
    modal.hide()
    app.advance(by: 0.1)
    modal.show()
    try app.advanceUntilIdle()
    modal.hide(false)
    app.advance(by: 0.1)
    for frame in app.trace.frames {
      let active = frame.constraints.filter { ["ModalView.show", "ModalView.hide"].contains($0) }
      #expect(active.count == 1, "\(frame.time)")
    }
    #expect(app.messages == [])
  }

  // MARK: Interruption

  @Test func `a show during a hide ends shown, and the hide's completion fires at once`() throws {
    modal.show(false)
    var calls: [String] = []
    modal.hide { calls.append("hide") }
    app.advance(by: 0.2)
    let middle = slideTop
    #expect(middle > 100 && middle < 750)
    modal.show { calls.append("show") }
    #expect(calls == ["hide"])
    #expect(modal.isShowing)
    #expect(abs(slideTop - middle) < 0.01)
    try app.advanceUntilIdle()
    #expect(calls == ["hide", "show"])
    #expect(slideTop == 0)
    #expect(!modal.isHidden)
    #expect(modal.backdropView.alpha == 1)
  }

  @Test func `a hide during a show ends hidden, and the show's completion fires at once`() throws {
    var calls: [String] = []
    modal.show { calls.append("show") }
    app.advance(by: 0.2)
    modal.hide { calls.append("hide") }
    #expect(calls == ["show"])
    try app.advanceUntilIdle()
    #expect(calls == ["show", "hide"])
    #expect(slideTop == height)
    #expect(modal.isHidden)
  }

  @Test func `many turns in one moment end where the last call says`() throws {
    var calls: [Int] = []
    for index in 0..<7 {
      if index.isMultiple(of: 2) { modal.show { calls.append(index) } } else { modal.hide { calls.append(index) } }
    }
    #expect(calls == Array(0..<6))
    try app.advanceUntilIdle()
    #expect(calls == Array(0..<7))
    #expect(modal.isShowing)
    #expect(slideTop == 0)
  }

  @Test func `a repeated call takes over and waits for the same end`() throws {
    var calls: [String] = []
    modal.show { calls.append("first") }
    app.advance(by: 0.2)
    modal.show { calls.append("second") }
    #expect(calls == ["first"])
    app.advance(by: 0.1)
    #expect(calls == ["first"])
    app.advance(by: 0.15)
    #expect(calls == ["first", "second"])
    #expect(slideTop == 0)
  }

  @Test func `a call with nothing to do calls back before it returns`() {
    var calls: [String] = []
    modal.hide { calls.append("hide") }
    #expect(calls == ["hide"])
    modal.show(false) { calls.append("show") }
    #expect(calls == ["hide", "show"])
    modal.show { calls.append("again") }
    #expect(calls == ["hide", "show", "again"])
  }

  @Test func `an unanimated call in the middle of an animation jumps to its end`() throws {
    var calls: [String] = []
    modal.show { calls.append("show") }
    app.advance(by: 0.2)
    modal.hide(animated: false) { calls.append("hide") }
    #expect(calls == ["show", "hide"])
    #expect(slideTop == height)
    #expect(modal.isHidden)
    try app.advanceUntilIdle()
    #expect(calls == ["show", "hide"])

    modal.show(animated: true)
    app.advance(by: 0.2)
    modal.show(animated: false) { calls.append("jump") }
    #expect(calls == ["show", "hide", "jump"])
    #expect(slideTop == 0)
    try app.advanceUntilIdle()
    #expect(!modal.isHidden)
  }

  @Test func `a completion that calls again has the last word`() throws {
    modal.show(false)
    var calls: [String] = []
    modal.hide {
      calls.append("hide")
      self.modal.hide { calls.append("hide again") }
    }
    app.advance(by: 0.1)
    modal.show { calls.append("show") }
    #expect(calls == ["hide", "show"])
    #expect(!modal.isShowing)
    try app.advanceUntilIdle()
    #expect(calls == ["hide", "show", "hide again"])
    #expect(modal.isHidden)
    #expect(slideTop == height)
  }

  @Test func `a modal that leaves its window in the middle still calls back once`() throws {
    var calls = 0
    modal.show { calls += 1 }
    app.advance(by: 0.2)
    modal.removeFromSuperview()
    try app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(modal.isShowing)
  }

  // MARK: Rotation

  @Test func `a shown modal follows its container through a rotation`() throws {
    modal.show(false)
    app.rotate(to: .landscapeLeft)
    try app.advanceUntilIdle()
    #expect(modal.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(modal.slideView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(modal.cardView.frame == CGRect(x: 7, y: 0, width: 838, height: 372))
    #expect(modal.contentView.frame == CGRect(x: 52, y: 0, width: 734, height: 372))
    #expect(app.messages == [])
  }

  @Test func `a hidden modal follows its container through a rotation`() throws {
    app.rotate(to: .landscapeRight)
    try app.advanceUntilIdle()
    #expect(modal.slideView.frame == CGRect(x: 0, y: 393, width: 852, height: 393))
  }

  @Test func `a rotation in the middle of a show ends shown`() throws {
    var calls = 0
    modal.show { calls += 1 }
    app.advance(by: 0.2)
    app.rotate(to: .landscapeLeft)
    try app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(app.frame(of: modal.slideView) == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(!modal.isHidden)
    #expect(app.messages == [])
  }

  @Test func `a resized scene is filled`() throws {
    modal.show(false)
    app.resize(to: CGSize(width: 500, height: 600))
    try app.advanceUntilIdle()
    #expect(modal.slideView.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  // MARK: Touches

  @Test func `a touch on the modal reaches what it was added to, and a hidden modal takes none`() {
    let container = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.addSubview(container)
    container.addSubview(modal)
    app.advance(by: 0.1)
    app.tap(at: CGPoint(x: 200, y: 400))
    #expect(container.count == 1)
    #expect(app.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === container)
    modal.show(false)
    #expect(app.window.hitTest(CGPoint(x: 200, y: 400), with: nil) !== container)
    app.tap(at: CGPoint(x: 200, y: 400))
    #expect(container.count == 2)
  }
}

private final class TouchCounter: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
