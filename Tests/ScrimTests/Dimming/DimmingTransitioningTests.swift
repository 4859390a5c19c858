import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DimmingTransitioningTests {
  @Test func `what the delegate leaves out has the defaults`() {
    let modal = PlainModal()
    #expect(modal.presentationAnimationDuration == 0.25)
    #expect(modal.dismissalAnimationDuration == 0.25)
    #expect(modal.allowTapDimmingViewToDismiss)
    let bottom = BottomPresentBaseViewController()
    #expect(bottom.modalPresentationStyle == .custom)
    #expect(bottom.transitioningDelegate is DimmingTransitioning)
    #expect(bottom.animatedBottomConstraint == nil)
    let stage = ModalPage()
    #expect(bottom.animatedHeight == stage.app.window.bounds.height * 0.8)
  }

  @Test func `the transition ends with the animations that the delegate starts`() {
    let stage = ModalPage()
    let modal = PlainModal()
    modal.presentationSeconds = 0.6
    modal.dismissalSeconds = 0.1
    stage.page.present(modal, animated: true) { stage.app.record("presented") }
    stage.app.advance(by: 0.5)
    #expect(stage.events.isEmpty)
    stage.app.advance(by: 0.15)
    #expect(stage.events == ["presented"])
    modal.dismiss(animated: true) { stage.app.record("dismissed") }
    stage.app.advance(by: 0.15)
    #expect(stage.events == ["presented", "dismissed"])
  }

  @Test func `where it starts none, the transition takes the declared time`() {
    let stage = ModalPage()
    let modal = PlainModal()
    stage.page.present(modal, animated: true) { stage.app.record("presented") }
    stage.app.advance(by: 0.2)
    #expect(stage.events.isEmpty)
    stage.app.advance(by: 0.1)
    #expect(stage.events == ["presented"])
    #expect(modal.view.superview?.subviews.count == 2)
    modal.dismiss(animated: true)
    stage.app.advance(by: 0.3)
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `the dimming is in the container, below the modal, and fades`() {
    let stage = ModalPage()
    let modal = PlainModal()
    stage.page.present(modal, animated: true)
    stage.app.advance(by: 0.125)
    let controller = modal.presentationController as? DimmingPresentationController
    #expect(controller?.containerView?.subviews.first === controller?.dimmingView)
    #expect(abs((controller?.dimmingView.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    stage.app.advance(by: 0.2)
    #expect(controller?.dimmingView.alpha == 1)
  }

  @Test func `the bottom modal slides up and down by its height`() throws {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.page.present(panel, animated: true)
    stage.app.advance(by: 0.125)
    let shown = try #require(panel.content.layer.presentation()).frame.minY
    #expect(abs(shown - 702) < 10)
    stage.app.advance(by: 0.2)
    #expect(panel.content.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    panel.dismiss(animated: true)
    stage.app.advance(by: 0.125)
    #expect(abs(try #require(panel.content.layer.presentation()).frame.minY - 702) < 10)
    stage.app.advance(by: 0.2)
    #expect(panel.lines == ["will code", "did code"])
  }

  @Test func `a tap on the dimming dismisses, where that is allowed, and is told in any case`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    panel.allowsTap = false
    stage.app.tap(at: CGPoint(x: 196, y: 100))
    stage.app.advance(by: 1)
    #expect(panel.taps == 1)
    #expect(panel.lines == ["attempt tap"])
    panel.allowsTap = true
    stage.app.tap(at: CGPoint(x: 196, y: 700))
    stage.app.advance(by: 1)
    #expect(panel.taps == 1)
    #expect(stage.page.presentedViewController === panel)
    stage.app.tap(at: CGPoint(x: 196, y: 100))
    stage.app.advance(by: 1)
    #expect(panel.taps == 2)
    #expect(stage.page.presentedViewController == nil)
    #expect(panel.lines == ["attempt tap", "should tap", "will tap", "did tap"])
  }

  @Test func `an opaque modal is not dimming`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    panel.view.backgroundColor = .white
    stage.app.tap(at: CGPoint(x: 196, y: 100))
    stage.app.advance(by: 1)
    #expect(panel.taps == 0)
  }

  @Test func `the modal follows rotation in flight`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.page.present(panel, animated: true)
    stage.app.advance(by: 0.1)
    stage.app.rotate(to: .landscapeLeft)
    stage.app.advance(by: 1)
    #expect(panel.content.frame == CGRect(x: 0, y: 93, width: 852, height: 300))
    #expect(stage.app.messages == [])
  }

  @Test func `each base class frees its modals`() {
    let stage = ModalPage()
    let makers: [() -> UIViewController] = [
      { BottomPanel() }, { TopPanel() }, { SidePanel() }, { LeadingPanel() }, { CenterPanel() },
      { PlainModal() },
    ]
    for make in makers {
      weak var controller: UIViewController?
      weak var presentation: UIPresentationController?
      do {
        let modal = make()
        stage.present(modal)
        controller = modal
        presentation = modal.presentationController
        #expect(modal.view.window != nil)
        modal.dismiss(animated: true)
      }
      stage.app.advance(by: 1)
      #expect(controller == nil)
      #expect(presentation == nil)
      #expect(stage.app.window.subviews == [stage.page.view])
    }
  }
}
