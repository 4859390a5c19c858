import Testing

@testable import UIKit

private final class TouchView: UIView {
  var log: [String] = []
  var passesOn = false

  private func note(_ name: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
    log.append("\(name) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

// A test's suite is made before its turn comes, and other tests may run in between: the stage is made when first used.
@MainActor
@Suite final class UITouchDeliveryTests {
  private let view = TouchView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let other = TouchView(frame: CGRect(x: 10, y: 200, width: 100, height: 100))
  private lazy var stage = {
    let stage = Stage()
    stage.root.addSubview(view)
    stage.root.addSubview(other)
    return stage
  }()

  private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    touch(0, phase, x, y)
  }

  private func touch(_ id: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.scene.touch(id: id, phase: phase, at: CGPoint(x: x, y: y))
  }

  @Test func `a touch stays with the view it began in`() {
    touch(.began, 20, 20)
    touch(.moved, 20, 250)
    touch(.moved, 20, 250)
    touch(.ended, 21, 250)
    #expect(view.log == ["began 10,10", "moved 10,240", "ended 11,240"])
    #expect(other.log.isEmpty)
  }

  @Test func `only the first touch of a view is delivered unless it wants more`() {
    touch(0, .began, 20, 20)
    touch(1, .began, 30, 30)
    touch(1, .ended, 30, 30)
    touch(0, .ended, 20, 20)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    view.log = []
    view.isMultipleTouchEnabled = true
    touch(0, .began, 20, 20)
    touch(1, .began, 30, 30)
    touch(1, .moved, 40, 30)
    touch(0, .ended, 20, 20)
    touch(1, .ended, 40, 30)
    #expect(view.log == ["began 10,10", "began 20,20", "moved 30,20", "ended 10,10", "ended 30,20"])
  }

  @Test func `two views are touched at once, but not beside an exclusive one`() {
    touch(0, .began, 20, 20)
    touch(1, .began, 20, 210)
    #expect(other.log == ["began 10,10"])
    touch(0, .ended, 20, 20)
    touch(1, .ended, 20, 210)
    view.log = []
    other.log = []
    view.isExclusiveTouch = true
    touch(0, .began, 20, 20)
    touch(1, .began, 20, 210)
    touch(1, .ended, 20, 210)
    touch(0, .ended, 20, 20)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    #expect(other.log.isEmpty)
    touch(1, .began, 20, 210)
    touch(0, .began, 20, 20)
    #expect(view.log == ["began 10,10", "ended 10,10"])
    touch(0, .ended, 20, 20)
    touch(1, .ended, 20, 210)
  }

  @Test func `a view that leaves the window loses its touches`() {
    touch(.began, 20, 20)
    view.removeFromSuperview()
    #expect(view.log == ["began 10,10", "cancelled 10,10"])
    touch(.ended, 20, 20)
    #expect(view.log.count == 2)
  }

  @Test func `the background cancels touches and takes no more`() {
    touch(.began, 20, 20)
    UIApplication.shared.enterBackground()
    #expect(view.log == ["began 10,10", "cancelled 10,10"])
    touch(.began, 20, 20)
    #expect(view.log.count == 2)
    UIApplication.shared.enterForeground()
    touch(.began, 20, 20)
    #expect(view.log.count == 3)
    touch(.ended, 20, 20)
  }

  @Test func `touches go up the responder chain`() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let controller = Controller()
    let stage = Stage(controller: controller)
    let passing = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    passing.passesOn = true
    stage.root.addSubview(passing)
    stage.scene.touch(phase: .began, at: CGPoint(x: 5, y: 5))
    #expect(passing.log == ["began 5,5"])
    #expect(controller.count == 1)
    stage.scene.touch(phase: .ended, at: CGPoint(x: 5, y: 5))
  }

  @Test func `taps in quick succession are counted`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first!.tapCount)
      }
    }
    let counting = Counting(frame: stage.root.bounds)
    stage.root.addSubview(counting)
    for delay in [0, 0.1, 0.1, 1.0] {
      stage.advance(by: delay)
      touch(.began, 200, 200)
      touch(.ended, 200, 200)
    }
    #expect(counting.counts == [1, 2, 3, 1])
  }

  @Test func `a touch in front of others goes to the highest window`() {
    let alert = UIWindow(windowScene: stage.scene)
    alert.windowLevel = .alert
    alert.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    alert.isHidden = false
    touch(.began, 20, 20)
    touch(.ended, 20, 20)
    #expect(view.log.isEmpty)
    touch(.began, 80, 80)
    touch(.ended, 80, 80)
    #expect(view.log == ["began 70,70", "ended 70,70"])
    alert.isHidden = true
    touch(.began, 20, 20)
    touch(.ended, 20, 20)
    #expect(view.log.count == 4)
  }
}
