import AnimationReference
import Scrim
import Testing
import UIKitTesting

@MainActor @Suite struct ModalViewTests {
  private let height: CGFloat = 852

  // MARK: Layout

  @Test func `a modal that is not shown is hidden below its container`() throws {
    let stage = try ModalStage()
    #expect(!stage.modal.isShowing)
    #expect(stage.modal.isHidden)
    #expect(stage.modal.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.modal.slideView.frame == CGRect(x: 0, y: 852, width: 393, height: 852))
    #expect(stage.app.messages == [])
  }

  @Test func `the card lies in the safe area and the filler reaches the screen's edge`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    #expect(stage.modal.slideView.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.modal.cardView.frame == CGRect(x: 7, y: 59, width: 379, height: 759))
    #expect(stage.modal.fillerView.frame == CGRect(x: 7, y: 818, width: 379, height: 34))
    #expect(stage.modal.contentView.frame == CGRect(x: 0, y: 0, width: 379, height: 759))
    #expect(stage.modal.cardView.backgroundColor == stage.modal.fillerView.backgroundColor)
  }

  @Test func `only the card's top corners are round`() throws {
    let stage = try ModalStage()
    stage.modal.cardColor = .red
    stage.modal.backdropColor = .blue
    stage.modal.show(false)
    let picture = stage.app.snapshot()
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

  @Test func `the card masks its content`() throws {
    let stage = try ModalStage()
    let content = UIView(frame: CGRect(x: -50, y: -50, width: 600, height: 400))
    content.backgroundColor = .green
    stage.modal.contentView.addSubview(content)
    stage.modal.backdropColor = .blue
    stage.modal.show(false)
    let picture = stage.app.snapshot()
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(picture.color(at: CGPoint(x: 8, y: 60)) == blue)
    #expect(picture.color(at: CGPoint(x: 3, y: 300)) == blue)
    #expect(picture.color(at: CGPoint(x: 200, y: 40)) == blue)
    #expect(picture.color(at: CGPoint(x: 200, y: 300)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `colours, radius and inset can be chosen`() throws {
    let stage = try ModalStage()
    stage.modal.cardColor = .green
    stage.modal.cornerRadius = 12
    stage.modal.cardInset = 30
    stage.modal.show(false)
    #expect(stage.modal.cardView.frame.minX == 30)
    #expect(stage.modal.cardView.frame.maxX == 363)
    #expect(stage.modal.cardView.layer.cornerRadius == 12)
    #expect(stage.modal.fillerView.backgroundColor == .green)
  }

  @Test func `leaving and joining windows adds no constraints`() throws {
    let stage = try ModalStage()
    let before = stage.root.constraints.count
    for _ in 0..<3 {
      stage.modal.removeFromSuperview()
      stage.root.addSubview(stage.modal)
    }
    stage.app.advance(by: 0.1)
    #expect(stage.root.constraints.count == before)
    #expect(stage.modal.frame == stage.root.bounds)
    #expect(stage.app.messages == [])
  }

  // MARK: Motion

  @Test func `showing follows the eased curve`() throws {
    let stage = try ModalStage()
    stage.modal.backdropView.accessibilityIdentifier = "backdrop"
    let start = stage.app.time
    stage.modal.show()
    #expect(stage.modal.isShowing)
    #expect(!stage.modal.isHidden)
    while stage.app.time < start + 0.39 {
      stage.app.advance(by: 1.0 / 60)
      let way = eased((stage.app.time - start) / 0.4)
      #expect(abs(stage.slideTop - height * (1 - way)) < 0.01)
      let backdrop = stage.app.currentFrame().view("backdrop")
      #expect(abs((backdrop?.alpha ?? -1) - way) < 0.001)
    }
    stage.app.advance(by: 0.1)
    #expect(stage.slideTop == 0)
    #expect(stage.modal.backdropView.alpha == 1)
    #expect(stage.app.messages == [])
  }

  @Test func `hiding ends hidden and calls back once`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    var calls: [String] = []
    stage.modal.hide { calls.append("hidden") }
    #expect(!stage.modal.isShowing)
    #expect(!stage.modal.isHidden)
    #expect(calls == [])
    try stage.app.advanceUntilIdle()
    #expect(calls == ["hidden"])
    #expect(stage.modal.isHidden)
    #expect(stage.slideTop == height)
  }

  @Test func `dismiss is hide`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    var calls = 0
    stage.modal.dismiss { calls += 1 }
    #expect(!stage.modal.isShowing)
    try stage.app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(stage.modal.isHidden)
  }

  @Test func `exactly one of the two constraints is active in every frame`() throws {
    let stage = try ModalStage()
    stage.modal.show()
    stage.app.advance(by: 0.1)
    stage.modal.hide()
    stage.app.advance(by: 0.1)
    stage.modal.show()
    try stage.app.advanceUntilIdle()
    stage.modal.hide(false)
    stage.app.advance(by: 0.1)
    for frame in stage.app.trace.frames {
      let active = frame.constraints.filter { ["ModalView.show", "ModalView.hide"].contains($0) }
      #expect(active.count == 1, "\(frame.time)")
    }
    #expect(stage.app.messages == [])
  }

  @Test func `where motion is to be reduced the card fades in and out at its place`() throws {
    let stage = try ModalStage()
    stage.app.isReduceMotionEnabled = true
    var calls: [String] = []
    func shown() -> Float { stage.modal.slideView.layer.presentation()?.opacity ?? 0 }
    stage.modal.show { calls.append("show") }
    stage.app.advance(by: 0.2)
    #expect(stage.slideTop == 0)
    #expect(shown() > 0.1 && shown() < 0.9)
    try stage.app.advanceUntilIdle()
    #expect(shown() == 1)
    stage.modal.hide { calls.append("hide") }
    stage.app.advance(by: 0.2)
    #expect(stage.slideTop == 0)
    let middle = shown()
    #expect(middle > 0.1 && middle < 0.9)
    stage.modal.show { calls.append("again") }
    #expect(abs(shown() - middle) < 0.01)
    try stage.app.advanceUntilIdle()
    #expect(shown() == 1)
    stage.modal.hide()
    try stage.app.advanceUntilIdle()
    #expect(calls == ["show", "hide", "again"])
    #expect(stage.slideTop == height)
    #expect(stage.modal.isHidden)
    #expect(stage.modal.slideView.alpha == 1)
  }

  // MARK: Interruption

  @Test func `a show during a hide ends shown, and the hide's completion fires at once`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    var calls: [String] = []
    stage.modal.hide { calls.append("hide") }
    stage.app.advance(by: 0.2)
    let middle = stage.slideTop
    #expect(middle > 100 && middle < 750)
    stage.modal.show { calls.append("show") }
    #expect(calls == ["hide"])
    #expect(stage.modal.isShowing)
    #expect(abs(stage.slideTop - middle) < 0.01)
    try stage.app.advanceUntilIdle()
    #expect(calls == ["hide", "show"])
    #expect(stage.slideTop == 0)
    #expect(!stage.modal.isHidden)
    #expect(stage.modal.backdropView.alpha == 1)
  }

  @Test func `a hide during a show ends hidden, and the show's completion fires at once`() throws {
    let stage = try ModalStage()
    var calls: [String] = []
    stage.modal.show { calls.append("show") }
    stage.app.advance(by: 0.2)
    stage.modal.hide { calls.append("hide") }
    #expect(calls == ["show"])
    try stage.app.advanceUntilIdle()
    #expect(calls == ["show", "hide"])
    #expect(stage.slideTop == height)
    #expect(stage.modal.isHidden)
  }

  @Test func `many turns in one moment end where the last call says`() throws {
    let stage = try ModalStage()
    var calls: [Int] = []
    for index in 0..<7 {
      if index.isMultiple(of: 2) {
        stage.modal.show { calls.append(index) }
      } else {
        stage.modal.hide { calls.append(index) }
      }
    }
    #expect(calls == Array(0..<6))
    try stage.app.advanceUntilIdle()
    #expect(calls == Array(0..<7))
    #expect(stage.modal.isShowing)
    #expect(stage.slideTop == 0)
  }

  @Test func `a repeated call takes over and waits for the same end`() throws {
    let stage = try ModalStage()
    var calls: [String] = []
    stage.modal.show { calls.append("first") }
    stage.app.advance(by: 0.2)
    stage.modal.show { calls.append("second") }
    #expect(calls == ["first"])
    stage.app.advance(by: 0.1)
    #expect(calls == ["first"])
    stage.app.advance(by: 0.15)
    #expect(calls == ["first", "second"])
    #expect(stage.slideTop == 0)
  }

  @Test func `a call with nothing to do calls back before it returns`() throws {
    let stage = try ModalStage()
    var calls: [String] = []
    stage.modal.hide { calls.append("hide") }
    #expect(calls == ["hide"])
    stage.modal.show(false) { calls.append("show") }
    #expect(calls == ["hide", "show"])
    stage.modal.show { calls.append("again") }
    #expect(calls == ["hide", "show", "again"])
  }

  @Test func `an unanimated call in the middle of an animation jumps to its end`() throws {
    let stage = try ModalStage()
    var calls: [String] = []
    stage.modal.show { calls.append("show") }
    stage.app.advance(by: 0.2)
    stage.modal.hide(animated: false) { calls.append("hide") }
    #expect(calls == ["show", "hide"])
    #expect(stage.slideTop == height)
    #expect(stage.modal.isHidden)
    try stage.app.advanceUntilIdle()
    #expect(calls == ["show", "hide"])

    stage.modal.show(animated: true)
    stage.app.advance(by: 0.2)
    stage.modal.show(animated: false) { calls.append("jump") }
    #expect(calls == ["show", "hide", "jump"])
    #expect(stage.slideTop == 0)
    try stage.app.advanceUntilIdle()
    #expect(!stage.modal.isHidden)
  }

  @Test func `a completion that calls again has the last word`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    var calls: [String] = []
    stage.modal.hide {
      calls.append("hide")
      stage.modal.hide { calls.append("hide again") }
    }
    stage.app.advance(by: 0.1)
    stage.modal.show { calls.append("show") }
    #expect(calls == ["hide", "show"])
    #expect(!stage.modal.isShowing)
    try stage.app.advanceUntilIdle()
    #expect(calls == ["hide", "show", "hide again"])
    #expect(stage.modal.isHidden)
    #expect(stage.slideTop == height)
  }

  @Test func `a modal that leaves its window in the middle still calls back once`() throws {
    let stage = try ModalStage()
    var calls = 0
    stage.modal.show { calls += 1 }
    stage.app.advance(by: 0.2)
    stage.modal.removeFromSuperview()
    try stage.app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(stage.modal.isShowing)
  }

  // MARK: Rotation

  @Test func `a shown modal follows its container through a rotation`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.advanceUntilIdle()
    #expect(stage.modal.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(stage.modal.slideView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(stage.modal.cardView.frame == CGRect(x: 7, y: 0, width: 838, height: 372))
    #expect(stage.modal.contentView.frame == CGRect(x: 52, y: 0, width: 734, height: 372))
    #expect(stage.app.messages == [])
  }

  @Test func `a shown modal covers its container in every frame of a rotation`() throws {
    let stage = try ModalStage()
    stage.root.accessibilityIdentifier = "root"
    stage.modal.slideView.accessibilityIdentifier = "slide"
    stage.modal.show(false)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.advanceUntilIdle()
    var sizes: Set<CGSize> = []
    for frame in stage.app.trace.frames.dropFirst() {
      let root = try #require(frame.view("root")).frame, slide = try #require(frame.view("slide")).frame
      #expect(abs(slide.minX - root.minX) < 0.01 && abs(slide.maxX - root.maxX) < 0.01, "\(frame.time)")
      #expect(abs(slide.minY - root.minY) < 0.01 && abs(slide.maxY - root.maxY) < 0.01, "\(frame.time)")
      sizes.insert(slide.size)
    }
    #expect(sizes.count > 10)
  }

  @Test func `a hidden modal follows its container through a rotation`() throws {
    let stage = try ModalStage()
    stage.app.rotate(to: .landscapeRight)
    try stage.app.advanceUntilIdle()
    #expect(stage.modal.slideView.frame == CGRect(x: 0, y: 393, width: 852, height: 393))
  }

  @Test func `a rotation in the middle of a show ends shown`() throws {
    let stage = try ModalStage()
    var calls = 0
    stage.modal.show { calls += 1 }
    stage.app.advance(by: 0.2)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.advanceUntilIdle()
    #expect(calls == 1)
    #expect(stage.app.frame(of: stage.modal.slideView) == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(!stage.modal.isHidden)
    #expect(stage.app.messages == [])
  }

  @Test func `a resized scene is filled`() throws {
    let stage = try ModalStage()
    stage.modal.show(false)
    stage.app.resize(to: CGSize(width: 500, height: 600))
    try stage.app.advanceUntilIdle()
    #expect(stage.modal.slideView.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  // MARK: Touches

  @Test func `a touch on the modal reaches what it was added to, and a hidden modal takes none`() throws {
    let stage = try ModalStage()
    let container = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.root.addSubview(container)
    container.addSubview(stage.modal)
    stage.app.advance(by: 0.1)
    stage.app.tap(at: CGPoint(x: 200, y: 400))
    #expect(container.count == 1)
    #expect(stage.app.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === container)
    stage.modal.show(false)
    #expect(stage.app.window.hitTest(CGPoint(x: 200, y: 400), with: nil) !== container)
    stage.app.tap(at: CGPoint(x: 200, y: 400))
    #expect(container.count == 2)
  }
}

private final class TouchCounter: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
