import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationDeviceTests {
  @Test func `devices are found by name and by size`() throws {
    let device = try #require(TestDevice("iphone-15"))
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.name == "iphone-15")
    #expect(TestDevice("iPhone 15") == device)
    let plain = try #require(TestDevice("200x100@1.5"))
    #expect(plain.size == CGSize(width: 200, height: 100))
    #expect(plain.scale == 1.5)
    for wrong in ["", "phone", "0x10@2", "10x10@0", "10x10@nan", "1e9x10@2", "-1x10@2"] {
      #expect(TestDevice(wrong) == nil, "\(wrong)")
    }
    for device in TestDevice.all { #expect(TestDevice(device.name) == device) }
  }

  @Test func `the window takes the size of the turned device`() throws {
    let app = TestApplication(device: try #require(TestDevice("iphone-15")), rootView: UIView())
    #expect(app.window.bounds.size == CGSize(width: 393, height: 852))
    app.rotate(to: .landscapeLeft)
    app.advance(by: 1)
    #expect(app.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(app.window.rootViewController?.view.frame.size == CGSize(width: 852, height: 393))
    #expect(app.trace.events.map(\.event).contains("rotate landscapeLeft"))
  }

  @Test func `the window takes the size of the resized scene`() {
    let app = TestApplication(rootView: UIView())
    app.resize(to: CGSize(width: 500, height: 400))
    app.advance(by: 1)
    #expect(app.window.bounds.size == CGSize(width: 500, height: 400))
    #expect(app.snapshot().size == CGSize(width: 500, height: 400))
  }

  @Test func `the background is told in the order of the life cycle`() {
    let recorder = TouchRecorder()
    let app = TestApplication(rootView: recorder)
    app.advance(by: 0.1)
    app.enterBackground()
    app.tap(at: CGPoint(x: 10, y: 10))
    #expect(recorder.log == [])
    app.enterForeground()
    app.tap(at: CGPoint(x: 10, y: 10))
    #expect(recorder.log.count == 2)
    app.advance(by: 0.1)
    let events = app.trace.events.map(\.event).filter { !$0.hasPrefix("touch") }
    #expect(
      events.suffix(4) == [
        "will resign active", "did enter background", "will enter foreground", "did become active",
      ])
  }
}
