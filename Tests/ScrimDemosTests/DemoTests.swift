import ScrimDemos
import Testing
import UIKitTesting

@MainActor @Suite struct DemoTests {
  @Test func `every demo has a valid script and known devices`() throws {
    #expect(Demo.all.map(\.name).prefix(3) == ["constraint-swap", "modal-view", "reveal-panel"])
    #expect(Demo.all.count == 12)
    for demo in Demo.all {
      #expect(try Script(json: demo.script).steps.count > 2)
      #expect(!demo.devices.isEmpty)
      for device in demo.devices { #expect(TestDevice(device) != nil, "\(device)") }
      #expect(demo.summary.hasSuffix("."))
    }
  }

  @Test(arguments: Demo.all.map(\.name))
  func `a demo does the same twice`(name: String) throws {
    let first = try DemoRunner(name).playOwnScript()
    #expect(try DemoRunner(name).playOwnScript().jsonLines == first.jsonLines)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `every view and every state has a name`(name: String) throws {
    let trace = try DemoRunner(name).playOwnScript()
    #expect(trace.frames.allSatisfy { $0.views.count >= 2 })
    #expect(trace.frames.allSatisfy { !$0.constraints.isEmpty })
  }
}
