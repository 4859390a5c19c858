import CoreGraphics
import Testing
import UIKitTesting

@MainActor @Suite struct EventLogTests {
  @Test func `a message about the machine is kept, but is no event of the app`() {
    let app = TestApplication(rootView: UIView())
    Diagnostics.log("of the app")
    Diagnostics.logMachine("a font is missing")
    app.advance(by: 0.1)
    #expect(app.messages == ["of the app", "a font is missing"])
    let events = app.trace.frames.flatMap(\.events)
    #expect(events.contains("message of the app"))
    #expect(!events.contains { $0.contains("font") })
    app.close()
    #expect(Diagnostics.machineSink == nil)
  }
}
