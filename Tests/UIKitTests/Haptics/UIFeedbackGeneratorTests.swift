import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct UIFeedbackGeneratorTests {
  @Test func `each feedback reaches the device, which a test can read in the trace`() {
    let app = TestApplication(rootView: UIView())
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 2)
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    app.advance(by: 0.02)
    #expect(
      app.trace.frames.flatMap(\.events).filter { $0.hasPrefix("haptic") } == [
        "haptic impact rigid", "haptic impact rigid 1.0", "haptic impact medium 0.25", "haptic notification warning",
        "haptic selection",
      ])
  }

  @Test func `a device that nobody holds feels nothing`() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    let app = TestApplication(rootView: UIView())
    app.close()
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(!app.trace.frames.flatMap(\.events).contains { $0.hasPrefix("haptic") })
  }
}
