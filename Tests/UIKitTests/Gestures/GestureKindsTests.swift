import Testing

@testable import UIKit

@MainActor
@Suite struct GestureKindsTests {
  // MARK: Tap

  @Test func `a tap takes the right number of fingers at once`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    scene.tap(150, 150)
    #expect(scene.recorder.take() == [])
    scene.began(150, 150, finger: 1)
    scene.began(200, 150, finger: 2)
    #expect(tap.location(ofTouch: 1, in: scene.inner) == CGPoint(x: 100, y: 50))
    scene.ended(150, 150, finger: 1)
    #expect(scene.recorder.take() == [])
    scene.ended(200, 150, finger: 2)
    #expect(scene.recorder.take() == ["tap ended"])
    for finger in 1...3 { scene.began(120 + 40 * CGFloat(finger), 150, finger: finger) }
    for finger in 1...3 { scene.ended(120 + 40 * CGFloat(finger), 150, finger: finger) }
    #expect(scene.recorder.take() == [])
    #expect(tap.state == .possible)
  }

  @Test func `a tap that strays or lasts is none`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.began(150, 150)
    scene.moved(150, 196)
    #expect(tap.state == .failed)
    scene.ended(150, 196)
    scene.began(150, 150)
    scene.stage.advance(by: 1.5)
    #expect(tap.state == .failed)
    scene.ended(150, 150)
    #expect(scene.recorder.take() == [])
    scene.began(150, 150)
    scene.moved(150, 190)
    scene.stage.advance(by: 1.4)
    scene.ended(150, 190)
    #expect(scene.recorder.take() == ["tap ended"])
  }

  @Test func `the taps of a series are near each other in time and place`() {
    let scene = GestureStage()
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let cases: [(TimeInterval, CGFloat, Bool)] = [
      (0.3, 0, true), (0.36, 0, false), (0.1, 46, false), (0.1, 44, true),
    ]
    for (pause, distance, isSeries) in cases {
      scene.tap(150, 150)
      scene.stage.advance(by: pause)
      scene.tap(150, 150 + distance)
      #expect(scene.recorder.take() == (isSeries ? ["double ended"] : []))
      scene.stage.advance(by: 2)
    }
  }

  // MARK: Long press

  @Test func `a long press begins in time and ends with the finger`() {
    let scene = GestureStage()
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    scene.began(150, 150)
    scene.moved(158, 150)
    scene.stage.advance(by: 0.49)
    #expect(scene.recorder.take() == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.recorder.take() == ["press began"])
    #expect(scene.inner.take() == ["began 150,150", "moved 158,150", "cancelled 158,150"])
    scene.moved(200, 150)
    scene.ended(200, 150)
    #expect(scene.recorder.take() == ["press changed", "press ended"])
    scene.began(150, 150)
    scene.moved(161, 150)
    #expect(press.state == .failed)
    scene.ended(161, 150)
    scene.tap(150, 150)
    scene.stage.advance(by: 1)
    #expect(scene.recorder.take() == [])
    press.minimumPressDuration = 0
    scene.began(150, 150)
    #expect(scene.recorder.take() == ["press began"])
    scene.cancelled(150, 150)
    #expect(scene.recorder.take() == ["press cancelled"])
  }

  @Test func `a long press may come after a tap`() {
    let scene = GestureStage()
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    scene.began(150, 150)
    scene.stage.advance(by: 0.6)
    scene.ended(150, 150)
    #expect(scene.recorder.take() == [])
    scene.stage.advance(by: 0.1)
    scene.began(150, 150)
    scene.stage.advance(by: 0.5)
    #expect(scene.recorder.take() == ["press began"])
    scene.ended(150, 150)
    #expect(scene.recorder.take() == ["press ended"])
  }

  // MARK: Pan

  @Test func `a pan tells how far and how fast`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    scene.began(150, 150)
    scene.moved(150, 159)
    #expect(pan.state == .possible)
    for step in 1...10 {
      scene.stage.advance(by: 0.02)
      scene.moved(150, 150 + 10 * CGFloat(step))
    }
    #expect(pan.state == .changed)
    #expect(pan.translation(in: scene.inner) == CGPoint(x: 0, y: 100))
    #expect(abs(pan.velocity(in: nil).y - 500) < 1e-6)
    scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(abs(pan.translation(in: scene.inner).y - 50) < 1e-9)
    scene.inner.transform = .identity
    pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    scene.stage.advance(by: 0.02)
    scene.moved(153, 254)
    #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 6))
    // A finger that rests has no velocity.
    scene.stage.advance(by: 0.2)
    var velocity: CGPoint?
    scene.recorder.onGesture = { _ in velocity = pan.velocity(in: nil) }
    scene.ended(153, 254)
    #expect(velocity == .zero)
  }

  @Test func `fingers that join or leave a pan do not make it jump`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    scene.began(150, 150, finger: 1)
    scene.moved(150, 170, finger: 1)
    scene.began(250, 400, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    scene.moved(250, 420, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    scene.ended(150, 170, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    scene.moved(250, 430, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    scene.ended(250, 430, finger: 2)
    #expect(scene.recorder.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test func `a pan minds the number of fingers`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    scene.began(150, 150, finger: 1)
    scene.moved(150, 190, finger: 1)
    #expect(pan.state == .possible)
    scene.began(250, 150, finger: 2)
    scene.moved(250, 190, finger: 2)
    #expect(pan.state == .began)
    scene.began(200, 300, finger: 3)
    #expect(pan.numberOfTouches == 2)
    scene.ended(150, 190, finger: 1)
    #expect(scene.recorder.take() == ["pan began", "pan ended"])
    scene.ended(250, 190, finger: 2)
    scene.ended(200, 300, finger: 3)
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    scene.began(150, 150, finger: 1)
    scene.began(250, 150, finger: 2)
    #expect(pan.state == .failed)
    scene.ended(150, 150, finger: 1)
    scene.ended(250, 150, finger: 2)
    #expect(pan.state == .possible)
  }

  @Test func `a pan from the edge starts there and goes inwards`() {
    let scene = GestureStage()
    let edge = scene.add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.outer)
    edge.edges = .left
    scene.began(5, 400)
    scene.moved(30, 405)
    scene.ended(30, 405)
    #expect(scene.recorder.take() == ["edge began", "edge ended"])
    let others: [(CGPoint, CGPoint)] = [
      (CGPoint(x: 50, y: 400), CGPoint(x: 90, y: 400)), (CGPoint(x: 5, y: 400), CGPoint(x: 5, y: 440)),
      (CGPoint(x: 385, y: 400), CGPoint(x: 340, y: 400)),
    ]
    for (start, end) in others {
      scene.began(start.x, start.y)
      scene.moved(end.x, end.y)
      scene.ended(end.x, end.y)
    }
    #expect(scene.recorder.take() == [])
  }

  // MARK: Swipe

  @Test func `a swipe is quick and goes its way`() {
    let scene = GestureStage()
    let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
    let strokes: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
      (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]
    for (direction, _, _) in strokes {
      swipe.direction = direction
      for (other, x, y) in strokes {
        scene.began(200, 300)
        scene.moved(200 + x / 2, 300 + y / 2)
        scene.moved(200 + x, 300 + y)
        scene.ended(200 + x, 300 + y)
        #expect(scene.recorder.take() == (other == direction ? ["swipe ended"] : []), "\(direction) \(other)")
      }
    }
    swipe.direction = [.left, .right]
    scene.began(200, 300)
    scene.stage.advance(by: 0.51)
    scene.moved(260, 300)
    scene.ended(260, 300)
    #expect(scene.recorder.take() == [])
    // Recognised before the finger is lifted, and only once.
    scene.began(200, 300)
    scene.moved(260, 300)
    #expect(scene.recorder.take() == ["swipe ended"])
    #expect(swipe.state == .ended)
    scene.moved(330, 300)
    scene.ended(330, 300)
    #expect(scene.recorder.take() == [])
    #expect(swipe.state == .possible)
  }

  // MARK: Two fingers

  @Test func `a pinch follows the distance of two fingers`() {
    let scene = GestureStage()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    scene.began(150, 300, finger: 1)
    scene.began(250, 300, finger: 2)
    scene.moved(255, 300, finger: 2)
    #expect(pinch.state == .possible)
    scene.stage.advance(by: 0.05)
    scene.moved(270, 300, finger: 2)
    #expect(scene.recorder.take() == ["pinch began"])
    #expect(abs(pinch.scale - 1.2) < 1e-9)
    scene.stage.advance(by: 0.05)
    scene.moved(290, 300, finger: 2)
    #expect(abs(pinch.scale - 1.4) < 1e-9)
    #expect(abs(pinch.velocity - 3.5) < 1e-6)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    scene.moved(220, 300, finger: 1)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    scene.ended(220, 300, finger: 1)
    scene.moved(291, 300, finger: 2)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    scene.ended(291, 300, finger: 2)
    #expect(scene.recorder.take() == ["pinch changed", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `a rotation follows the turn of two fingers past half a circle`() {
    let scene = GestureStage()
    let turn = scene.add(UIRotationGestureRecognizer(), "turn")
    scene.began(200, 300, finger: 1)
    scene.began(250, 300, finger: 2)
    for degree in stride(from: 10.0, through: 270, by: 10) {
      let angle = CGFloat(degree) * .pi / 180
      let x: CGFloat = 50 * cos(angle)
      let y: CGFloat = 50 * sin(angle)
      scene.moved(200 + x, 300 + y, finger: 2)
    }
    #expect(turn.state == .changed)
    #expect(abs(turn.rotation - 1.5 * .pi) < 1e-9)
    turn.rotation = 0
    scene.moved(250, 300, finger: 2)
    #expect(abs(turn.rotation - 0.5 * .pi) < 1e-9)
    scene.cancelled(200, 300, finger: 1)
    scene.cancelled(250, 300, finger: 2)
    #expect(scene.recorder.take().last == "turn cancelled")
  }

  @Test func `a pinch and a rotation are recognised together where a delegate says so`() {
    let scene = GestureStage()
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    scene.add(UIRotationGestureRecognizer(), "turn")
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    pinch.delegate = delegate
    scene.began(200, 300, finger: 1)
    scene.began(250, 300, finger: 2)
    scene.moved(250, 380, finger: 2)
    #expect(scene.recorder.take() == ["pinch began", "turn began"])
    scene.ended(200, 300, finger: 1)
    scene.ended(250, 380, finger: 2)
    #expect(scene.recorder.take() == ["pinch ended", "turn ended"])
  }

  @Test func `what is no number is refused`() {
    let raised = exceptions {
      UIPinchGestureRecognizer().scale = 0
      UIPinchGestureRecognizer().scale = .nan
      UIRotationGestureRecognizer().rotation = .infinity
      UIPanGestureRecognizer().setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
      _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
    }
    #expect(
      raised.map(\.name) == Array(repeating: "NSInvalidArgumentException", count: 4) + ["NSRangeException"])
  }
}
