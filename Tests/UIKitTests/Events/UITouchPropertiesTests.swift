import Testing

@testable import UIKit

@MainActor
@Suite struct UITouchPropertiesTests {
  private final class Recorder: UIView {
    var began: UITouch?
    var event: UIEvent?
    var moves: [(touch: UITouch, event: UIEvent)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began = touches.first
      self.event = event
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first, let event { moves.append((touch, event)) }
    }
    /// Touches hold their view, which holds them here.
    func forget() {
      began = nil
      event = nil
      moves = []
    }
  }

  @Test func `a touch knows where it was and how far it reaches`() throws {
    let stage = Stage()
    let view = Recorder(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    defer { view.forget() }
    stage.root.addSubview(view)
    stage.scene.touch(phase: .began, at: CGPoint(x: 30.25, y: 40.5), radius: 12)
    let touch = try #require(view.began)
    #expect(touch.location(in: view) == CGPoint(x: 20.25, y: 20.5))
    #expect(touch.preciseLocation(in: view) == touch.location(in: view))
    #expect(touch.majorRadius == 12 && touch.majorRadiusTolerance == 0)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
    stage.scene.touch(phase: .moved, at: CGPoint(x: 40, y: 50))
    #expect(touch.precisePreviousLocation(in: nil) == CGPoint(x: 30.25, y: 40.5))
    #expect(touch.phase == .moved && touch.type == .direct)
    #expect(touch.window === stage.window && touch.view === view)
    stage.scene.touch(phase: .ended, at: CGPoint(x: 40, y: 50))
    stage.scene.touch(phase: .began, at: CGPoint(x: 40, y: 50))
    #expect(view.began?.majorRadius == 20)
    stage.scene.touch(phase: .ended, at: CGPoint(x: 40, y: 50))
  }

  @Test func `a moving touch is foretold straight on`() throws {
    let stage = Stage()
    let view = Recorder(frame: stage.root.bounds)
    defer { view.forget() }
    stage.root.addSubview(view)
    stage.scene.touch(phase: .began, at: CGPoint(x: 10, y: 10), timestamp: stage.time)
    let event = try #require(view.event)
    #expect(event.predictedTouches(for: try #require(view.began)) == [])
    stage.scene.touch(phase: .moved, at: CGPoint(x: 20, y: 10), timestamp: stage.time + 1.0 / 60)
    let move = try #require(view.moves.last)
    let predicted = try #require(move.event.predictedTouches(for: move.touch)?.first)
    #expect(abs(predicted.location(in: nil).x - 30) < 1e-6 && predicted.location(in: nil).y == 10)
    #expect(abs(predicted.timestamp - move.touch.timestamp - 1.0 / 60) < 1e-9)
    #expect(move.touch.location(in: nil).x == 20, "The touch itself is where it is")
    let coalesced = try #require(move.event.coalescedTouches(for: move.touch))
    #expect(coalesced.map { $0.location(in: nil).x } == [20])
    #expect(coalesced[0] !== move.touch)
    let stranger = UITouch(identifier: 9, window: nil, location: .zero, timestamp: 0)
    #expect(move.event.coalescedTouches(for: stranger) == nil)
    #expect(move.event.predictedTouches(for: stranger) == nil)
    stage.scene.touch(phase: .ended, at: CGPoint(x: 20, y: 10))
  }

  @Test func `an event tells its touches by view and by window`() throws {
    let stage = Stage()
    let left = Recorder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let right = Recorder(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    for view in [left, right] { stage.root.addSubview(view) }
    defer { for view in [left, right] { view.forget() } }
    for (id, x) in [(0, 10), (1, 110), (2, 300)] {
      stage.scene.touch(id: id, phase: .began, at: CGPoint(x: CGFloat(x), y: 10))
    }
    let event = try #require(left.event)
    #expect(event.type == .touches && event.subtype == .none)
    #expect(event.allTouches?.count == 3)
    #expect(event.touches(for: left)?.count == 1)
    #expect(event.touches(for: stage.window)?.count == 3)
    #expect(event.touches(for: UIView()) == nil)
    for id in 0...2 { stage.scene.touch(id: id, phase: .cancelled, at: .zero) }
    #expect(event.allTouches == nil)
  }

  @Test func `ten fingers are ten touches of one view that wants them`() {
    final class Counter: UIView {
      var down: Set<UITouch> = []
      var most = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        down.formUnion(touches)
        most = max(most, down.count)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { down.subtract(touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { down.subtract(touches) }
    }
    let stage = Stage()
    let view = Counter(frame: stage.root.bounds)
    view.isMultipleTouchEnabled = true
    stage.root.addSubview(view)
    for id in 0..<10 { stage.scene.touch(id: id, phase: .began, at: CGPoint(x: 10 + 20 * CGFloat(id), y: 100)) }
    #expect(view.most == 10)
    for id in 0..<5 { stage.scene.touch(id: id, phase: .ended, at: CGPoint(x: 10, y: 100)) }
    #expect(view.down.count == 5)
    UIApplication.shared.resignActive()
    #expect(view.down.isEmpty)
    UIApplication.shared.becomeActive()
  }

  @Test func `a rotation leaves a finger with its view`() {
    let stage = Stage()
    let view = Recorder(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    defer { view.forget() }
    stage.root.addSubview(view)
    stage.scene.touch(phase: .began, at: CGPoint(x: 20, y: 20))
    stage.scene.rotate(to: .landscapeRight, animated: false)
    stage.scene.touch(phase: .moved, at: CGPoint(x: 700, y: 30))
    #expect(view.moves.last?.touch.location(in: view) == CGPoint(x: 690, y: 20))
    stage.scene.touch(phase: .ended, at: CGPoint(x: 700, y: 30))
  }

  @Test func `taps apart in place or time are counted anew`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first!.tapCount)
      }
    }
    let stage = Stage()
    let view = Counting(frame: stage.root.bounds)
    stage.root.addSubview(view)
    func tap(_ x: CGFloat, after delay: TimeInterval) {
      stage.advance(by: delay)
      stage.scene.touch(phase: .began, at: CGPoint(x: x, y: 100))
      stage.scene.touch(phase: .ended, at: CGPoint(x: x, y: 100))
    }
    tap(100, after: 0)
    tap(120, after: 0.3)
    tap(220, after: 0.1)
    tap(220, after: 0.4)
    #expect(view.counts == [1, 2, 1, 1])
  }
}
