import Testing
import UIKitTesting

private final class LinkCounter {
  var count = 0
}

@MainActor @Suite struct TestApplicationTimeTests {
  @Test func `frames are shown every sixtieth of a second`() {
    let app = TestApplication(rootView: UIView())
    #expect(app.trace.frames.map(\.time) == [0])
    app.advance(by: 0.1)
    #expect(app.trace.frames.map(\.time) == (0...6).map { Double($0) / 60 })
    #expect(app.time == 0.1)
  }

  @Test func `another frame rate is kept`() {
    let app = TestApplication(framesPerSecond: 120, rootView: UIView())
    app.advance(by: 0.5)
    #expect(app.trace.frames.count == 61)
  }

  @Test func `display links follow the frame rate`() {
    let app = TestApplication(framesPerSecond: 120, rootView: UIView())
    let counter = LinkCounter()
    let link = CADisplayLink { _ in counter.count += 1 }
    link.start()
    app.advance(by: 0.5)
    #expect(counter.count == 60)
    app.close()
    #expect(counter.count == 60)
  }

  @Test func `an animation is seen at the time between two frames`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "box"
    let root = UIView()
    root.addSubview(view)
    let app = TestApplication(rootView: root)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 100 })
    app.advance(by: 0.123)
    #expect(abs(try app.frame(of: "box").minX - 12.3) < 1e-6)
    #expect(view.frame.minX == 100)
  }

  @Test func `waiting until idle ends with the last animation`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView()
    root.addSubview(view)
    let app = TestApplication(rootView: root)
    try app.advanceUntilIdle()
    var isFinished: Bool?
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { isFinished = $0 })
    #expect(!app.isIdle)
    let start = app.time
    try app.advanceUntilIdle()
    #expect(isFinished == true)
    #expect(app.isIdle)
    #expect((0.45...0.6).contains(app.time - start))
  }

  @Test func `an app that never rests is reported with what moves`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "spinner"
    let root = UIView()
    root.addSubview(view)
    let app = TestApplication(rootView: root)
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat], animations: { view.alpha = 0 })
    let error = #expect(throws: NeverIdleError.self) { try app.advanceUntilIdle(limit: 2) }
    #expect(error?.movingViews == ["UIView 'spinner'"])
    #expect(error?.description.contains("not idle after 2.0 s") == true)
  }
}
