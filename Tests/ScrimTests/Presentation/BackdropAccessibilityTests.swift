import Scrim
import Testing
import UIKit
import UIKitTesting

/// Scrim's modals for those who have the interface read out, and for those who use keys.
@MainActor @Suite struct BackdropAccessibilityTests {
  private func button(_ title: String, in view: UIView) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    button.setTitle(title, for: .normal)
    view.addSubview(button)
  }

  private func start(_ modal: UIViewController) -> ModalPage {
    let stage = ModalPage()
    button("behind", in: stage.page.view)
    button("inside", in: modal.view)
    stage.app.isVoiceOverRunning = true
    stage.present(modal)
    return stage
  }

  private func modals() -> [UIViewController] {
    [OverlayCard(), PlainModal(), BottomPanel(), TopPanel(), SidePanel(), LeadingPanel(), CenterPanel()]
  }

  @Test func `only the modal can be reached, and last in it what dismisses it`() {
    for modal in modals() {
      let stage = start(modal)
      #expect(
        stage.app.accessibleElements.map(\.summary) == ["button \"inside\" <focus>", "button \"Dismiss\""],
        "\(type(of: modal))")
      modal.dismiss(animated: true)
      stage.app.advance(by: 1)
      #expect(stage.app.accessibleElements.map(\.summary) == ["button \"behind\" <focus>"])
    }
  }

  @Test func `to use the backdrop is a tap, with its veto`() throws {
    let panel = BottomPanel()
    let stage = start(panel)
    let dismiss = try stage.app.element(labeled: "Dismiss")
    panel.answer = false
    stage.app.activate(dismiss)
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should tap", "attempt tap"])
    #expect(panel.taps == 1)
    panel.answer = true
    stage.app.activate(dismiss)
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `where a tap does not dismiss, there is nothing to use`() {
    let panel = BottomPanel()
    panel.allowsTap = false
    let stage = start(panel)
    #expect(stage.app.accessibleElements.map(\.label) == ["inside"])
  }

  @Test func `leaving dismisses every modal, for the reason escape`() {
    for modal in modals() {
      let stage = start(modal)
      let recorder = DismissalRecorder()
      (modal.presentationController as? BackdropPresentationController)?.dismissal.delegate = recorder
      recorder.answer = false
      #expect(stage.app.performEscape())
      stage.app.advance(by: 1)
      #expect(stage.page.presentedViewController === modal)
      recorder.answer = true
      #expect(stage.app.performEscape())
      stage.app.advance(by: 1)
      #expect(
        recorder.lines == ["should escape", "attempt escape", "should escape", "will escape", "did escape"],
        "\(type(of: modal))")
      #expect(stage.page.presentedViewController == nil)
    }
  }

  @Test func `the escape key dismisses also while something in the modal has the keys`() {
    for modal in modals() {
      let stage = ModalPage()
      let field = QuietField()
      modal.view.addSubview(field)
      stage.present(modal)
      #expect(field.becomeFirstResponder())
      stage.app.press(.escape)
      stage.app.advance(by: 1)
      #expect(stage.page.presentedViewController == nil, "\(type(of: modal))")
    }
  }

  @Test func `tabulator and shift stay in the modal`() {
    for modal in modals() {
      let stage = ModalPage()
      button("behind", in: stage.page.view)
      button("inside", in: modal.view)
      stage.app.press(.tab)
      #expect(stage.app.focusedElement?.label == "behind")
      stage.present(modal)
      for key in [TestKey.tab, .tab, .shiftTab] {
        stage.app.press(key)
        #expect(stage.app.focusedElement?.label == "inside", "\(type(of: modal))")
      }
      stage.app.press(.escape)
      stage.app.advance(by: 1)
      #expect(stage.app.focusedElement?.label == "behind")
    }
  }

  @Test func `less motion changes how a modal comes, not whether, nor where the focus goes`() {
    for modal in modals() {
      let stage = ModalPage()
      button("inside", in: modal.view)
      stage.app.isVoiceOverRunning = true
      stage.app.isReduceMotionEnabled = true
      stage.present(modal)
      #expect(stage.page.presentedViewController === modal)
      #expect(stage.app.focusedElement?.label == "inside")
      modal.dismiss(animated: true)
      stage.app.advance(by: 1)
      #expect(stage.page.presentedViewController == nil)
    }
  }
}

/// Takes keys and does nothing with them.
private final class QuietField: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
