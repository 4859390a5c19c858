import ScrimDemos
import Testing
import UIKitTesting

@MainActor @Suite struct InterfaceBuilderDemoTests {
  @Test(arguments: ["iphone-15", "iphone-5s", "640x480@1"])
  func `the panel from the nib file opens and closes to the same places as the one made by code`(device: String) throws
  {
    func places(_ demo: String, _ open: (TestApplication) throws -> Void) throws -> [CGRect] {
      let runner = try DemoRunner(demo, device: device)
      var places: [CGRect] = []
      func note() throws {
        places += [try runner.app.frame(of: "panel"), try runner.app.frame(of: "green view")]
      }
      try note()
      try open(runner.app)
      try runner.app.advanceUntilIdle()
      try note()
      return places
    }
    let byCode = try places("reveal-panel") { $0.tap(at: CGPoint(x: 100, y: 300)) }
    let fromFile = try places("interface-builder") { try $0.tap($0.find("open")) }
    #expect(fromFile == byCode)
    #expect(byCode[0].height == 0 && byCode[2].height > 100)
  }

  @Test func `open, close, more and a tap beside the panel do what they say`() throws {
    let runner = try DemoRunner("interface-builder")
    let trace = try runner.playOwnScript()
    #expect(runner.app.messages == [] && runner.app.exceptions == [])
    let events = trace.frames.flatMap(\.events).filter { ["open", "close", "present"].contains($0) }
    #expect(events == ["open", "close", "present"])
    #expect(try #require(trace.frame(at: 0.9)?.view("panel")).frame.minY == 0)
    #expect(try #require(trace.frame(at: 1.7)?.view("panel")).frame.height == 0)
    let content = try #require(trace.frame(at: 2.4)?.view("content view")).frame
    #expect(abs(content.maxY - 852) < 0.5 && abs(content.height - 852 * 0.6) < 0.5)
    #expect(trace.frame(at: 2.4)?.view("line 3") != nil)
    #expect(trace.frames.last?.view("content view") == nil)
  }
}
