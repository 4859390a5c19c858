import AnimationReference
import ScrimDemos
import Testing
import UIKitTesting

@MainActor @Suite struct RevealPanelDemoTests {
  @Test(arguments: [("iphone-15-pro-max", 932.0), ("iphone-5s", 568.0), ("640x480@1", 480.0)])
  func `the panel opens to the top and closes to nothing on any screen`(device: String, height: Double) throws {
    let runner = try DemoRunner("reveal-panel", device: device)
    let app = runner.app
    let base = try app.frame(of: "green view").minY
    #expect(abs(base - height * 0.6) <= 0.5)
    #expect(try app.frame(of: "panel").height == 0)
    #expect(abs(try app.frame(of: "panel").minY - base) < 1e-9)
    app.tap(at: CGPoint(x: 100, y: 300))
    app.advance(by: 0.75)
    for frame in app.trace.frames {
      let panel = try #require(frame.view("panel")).frame
      #expect(abs(panel.minY - base * (1 - eased(frame.time / 0.5))) < 0.01, "\(frame.time)")
      #expect(abs(panel.maxY - base) < 0.01, "\(frame.time)")
    }
    app.tap(at: CGPoint(x: 100, y: 300))
    try app.advanceUntilIdle()
    #expect(try app.frame(of: "panel").height == 0)
    #expect(app.messages == [])
    #expect(app.exceptions == [])
  }

  @Test func `the stronger constraint is there exactly while the panel is open`() throws {
    let runner = try DemoRunner("reveal-panel")
    let trace = try runner.playOwnScript()
    #expect(trace.frames.allSatisfy { $0.constraints.contains("panel height") })
    #expect(try #require(trace.frame(at: 0.9)).constraints.contains("panel top"))
    #expect(try !#require(trace.frame(at: 0.2)).constraints.contains("panel top"))
    #expect(try !#require(trace.frame(at: 1.6)).constraints.contains("panel top"))
    #expect(runner.app.messages == [])
  }
}
