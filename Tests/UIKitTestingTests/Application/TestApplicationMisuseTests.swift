import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationMisuseTests {
  @Test func `touches, drags and sizes that are no numbers are refused and change nothing`() throws {
    let view = TouchRecorder()
    let app = TestApplication(rootView: view)
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let finger = app.touch(at: CGPoint(x: value, y: 1))
      finger.move(to: CGPoint(x: 1, y: value))
      finger.lift()
      app.tap(at: CGPoint(x: 1, y: value))
      app.drag(from: CGPoint(x: value, y: 1), to: CGPoint(x: 1, y: value), duration: 0.1)
      app.resize(to: CGSize(width: value, height: 100))
      app.resize(to: CGSize(width: 100, height: -value))
    }
    app.resize(to: .zero)
    app.rotate(to: .unknown)
    #expect(!app.exceptions.isEmpty)
    #expect(app.exceptions.allSatisfy { !$0.reason.isEmpty })
    #expect(app.window.bounds.size == app.device.size)
    try app.advanceUntilIdle()
    let last = try #require(app.trace.frames.last)
    #expect(last.json.contains("\"t\":"))
  }

  @Test func `a device of absurd size or scale is none`() {
    for text in [
      "", "x", "0x0@1", "-1x5@2", "1x1@0", "1x1@-1", "1x1@nan", "nanx1@1", "infx1@1", "1x1@inf", "1e400x1@1", "1x1@9",
      "16385x1@1", "1x1@1@1", "1x1x1@1", "0x10p3x1@1", " 1x1@1", "1x1@1 ", "1x1@", "@", "x@", "1×1@1", "iphone",
      "１x１@1",
    ] {
      #expect(TestDevice(text) == nil, "\(text)")
    }
    #expect(TestDevice(size: CGSize(width: CGFloat.nan, height: 1)) == nil)
    #expect(TestDevice(size: CGSize(width: 10, height: 10), scale: .infinity) == nil)
    #expect(TestDevice(size: .zero) == nil)
  }

  @Test func `the smallest screen shows an app`() throws {
    let device = try #require(TestDevice("1x1@1"))
    let app = TestApplication(device: device, rootView: UIView())
    app.tap(at: .zero)
    app.rotate(to: .landscapeLeft)
    app.resize(to: CGSize(width: 0.5, height: 0.5))
    try app.advanceUntilIdle()
    #expect(app.snapshot().size.width > 0)
    #expect(app.exceptions == [])
  }
}
