import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ModalViewAccessibilityTests {
  private func button(_ title: String, in view: UIView) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    button.setTitle(title, for: .normal)
    view.addSubview(button)
  }

  private func start() -> (TestApplication, ModalView) {
    let page = UIViewController()
    let modal = ModalView()
    let app = TestApplication(rootViewController: page)
    button("first", in: page.view)
    page.view.subviews[0].frame.origin.y = 50
    button("second", in: page.view)
    page.view.addSubview(modal)
    button("inside", in: modal.contentView)
    app.isVoiceOverRunning = true
    app.focusNext()
    return (app, modal)
  }

  @Test func `what is beside a shown modal cannot be reached, and the focus goes in and back`() {
    let (app, modal) = start()
    #expect(app.focusedElement?.label == "second")
    modal.show()
    app.advance(by: 1)
    #expect(app.accessibleElements.map(\.summary) == ["button \"inside\" <focus>"])
    modal.hide()
    app.advance(by: 1)
    #expect(app.accessibleElements.map(\.label) == ["first", "second"])
    #expect(app.focusedElement?.label == "second")
  }

  @Test func `leaving hides it, and does nothing where it is hidden`() {
    let (app, modal) = start()
    #expect(!app.performEscape())
    modal.show(false)
    #expect(app.focusedElement?.label == "inside")
    #expect(app.performEscape())
    app.advance(by: 1)
    #expect(!modal.isShowing)
    #expect(app.focusedElement?.label == "second")
  }

  @Test func `a hide during a show gives the focus back to where it was`() {
    let (app, modal) = start()
    modal.show()
    app.advance(by: 0.1)
    modal.hide()
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "second")
    #expect(app.accessibilityNotifications.isEmpty)
  }
}
