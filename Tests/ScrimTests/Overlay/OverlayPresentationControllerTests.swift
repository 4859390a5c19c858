import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct OverlayPresentationControllerTests {
  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func `the card keeps its margins, in the middle, rounded and clipped`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.present(card)
    #expect(frame(of: card) == CGRect(x: 15, y: 110, width: 363, height: 632))
    #expect(card.view.layer.cornerRadius == 10)
    #expect(card.view.clipsToBounds)
    #expect(stage.page.view.window != nil)
    #expect(stage.events == ["presented"])
  }

  @Test func `the overlay fades in and out along with the card`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.page.present(card, animated: true)
    stage.app.advance(by: 0.1)
    let overlay = card.overlay?.overlayView
    let shown = overlay?.layer.presentation()?.opacity ?? 0
    #expect(shown > 0 && shown < 0.7)
    stage.app.advance(by: 1)
    #expect(abs((overlay?.alpha ?? 0) - 0.7) < 1e-6)
    card.dismiss(animated: true)
    stage.app.advance(by: 0.1)
    #expect((overlay?.layer.presentation()?.opacity ?? 1) < 0.7)
    stage.app.advance(by: 1)
    #expect(overlay?.superview == nil)
    #expect(stage.app.window.subviews == [stage.page.view])
  }

  @Test func `the margins give way on a small screen, and the card follows rotation`() {
    let stage = ModalPage(device: "320x300@2")
    let card = OverlayCard()
    stage.present(card)
    #expect(frame(of: card) == CGRect(x: 15, y: 30, width: 290, height: 240))
    card.dismiss(animated: false)
    let wide = ModalPage()
    let other = OverlayCard()
    wide.present(other)
    wide.app.rotate(to: .landscapeLeft)
    wide.app.advance(by: 1)
    #expect(frame(of: other) == CGRect(x: 15, y: 76.5, width: 822, height: 240))
    #expect(other.overlay?.overlayView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test func `a tap beside the card dismisses it, one on it does not`() {
    let stage = ModalPage()
    let recorder = DismissalRecorder()
    let card = OverlayCard()
    stage.present(card)
    card.overlay?.dismissal.delegate = recorder
    stage.app.tap(at: CGPoint(x: 196, y: 400))
    stage.app.advance(by: 1)
    #expect(recorder.lines.isEmpty)
    recorder.answer = false
    stage.app.tap(at: CGPoint(x: 196, y: 50))
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should tap", "attempt tap"])
    recorder.answer = true
    recorder.lines = []
    stage.app.tap(at: CGPoint(x: 196, y: 50))
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should tap", "will tap", "did tap"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a card that a tap does not dismiss reports the attempt`() {
    let stage = ModalPage()
    let recorder = DismissalRecorder()
    let card = OverlayCard()
    stage.present(card)
    card.overlay?.dismissal.delegate = recorder
    card.overlay?.dismissesOnTap = false
    stage.app.tap(at: CGPoint(x: 196, y: 50))
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["attempt tap"])
    #expect(stage.page.presentedViewController === card)
  }

  @Test func `a cancelled presentation leaves nothing behind`() {
    let stage = ModalPage()
    let card = OverlayCard()
    card.animator = CancellingAnimator()
    stage.page.present(card, animated: true)
    stage.app.advance(by: 0.1)
    let overlay = card.overlay?.overlayView
    #expect(overlay?.superview != nil)
    stage.app.advance(by: 1)
    #expect(overlay?.superview == nil)
    #expect(stage.app.window.subviews == [stage.page.view])
  }

  @Test func `the escape key dismisses the card, and the keys go back to where they went`() {
    let stage = ModalPage()
    let field = KeyView()
    stage.page.view.addSubview(field)
    field.becomeFirstResponder()
    let card = OverlayCard()
    stage.present(card)
    #expect(!field.isFirstResponder)
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController == nil)
    #expect(field.isFirstResponder)
    #expect(field.keys == 0)
    stage.app.press(.space)
    #expect(field.keys == 1)
  }

  @Test func `what took the keys on the page meanwhile keeps them`() {
    let stage = ModalPage()
    let (first, second) = (KeyView(), KeyView())
    for field in [first, second] { stage.page.view.addSubview(field) }
    first.becomeFirstResponder()
    let card = OverlayCard()
    stage.present(card)
    second.becomeFirstResponder()
    card.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(second.isFirstResponder)
  }

  @Test func `the card's view is the client's again when it has gone, also after a presentation that was cancelled`() {
    for isCancelled in [true, false] {
      let stage = ModalPage()
      let card = OverlayCard()
      card.view.layer.cornerRadius = 3
      if isCancelled { card.animator = CancellingAnimator() }
      stage.page.present(card, animated: true)
      stage.app.advance(by: 0.1)
      #expect(card.view.layer.cornerRadius == 10)
      stage.app.advance(by: 1)
      if !isCancelled { card.dismiss(animated: true) }
      stage.app.advance(by: 1)
      #expect(card.view.layer.cornerRadius == 3)
      #expect(!card.view.clipsToBounds)
    }
  }

  @Test func `another alpha counts while the card is there`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.present(card)
    card.overlay?.overlayAlpha = 0.4
    #expect(card.overlay.map { abs($0.overlayView.alpha - 0.4) < 1e-6 } == true)
  }

  @Test func `where motion is to be reduced a card fades in at its place`() {
    let stage = ModalPage()
    stage.app.isReduceMotionEnabled = true
    let card = OverlayCard()
    stage.page.present(card, animated: true)
    stage.app.advance(by: 0.2)
    let shown = card.view.layer.presentation()
    #expect(shown?.frame == card.overlay?.frameOfPresentedViewInContainerView)
    #expect(shown.map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
    stage.app.advance(by: 1)
    card.dismiss(animated: true)
    stage.app.advance(by: 0.2)
    #expect(card.view.layer.presentation()?.frame == shown?.frame)
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController == nil)
    #expect(card.modalTransitionStyle == .coverVertical, "The client's own style is back")
  }

  @Test func `what took the keys in the card keeps them`() {
    let stage = ModalPage()
    let card = OverlayCard()
    let field = KeyView()
    card.view.addSubview(field)
    stage.page.present(card, animated: true)
    stage.app.advance(by: 0.1)
    field.becomeFirstResponder()
    stage.app.advance(by: 1)
    #expect(field.isFirstResponder)
  }

  @Test func `card and presentation controller are freed`() {
    let stage = ModalPage()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let card = OverlayCard()
      stage.present(card)
      controller = card
      presentation = card.overlay
      stage.app.tap(at: CGPoint(x: 196, y: 50))
    }
    stage.app.advance(by: 1)
    #expect(controller == nil)
    #expect(presentation == nil)
  }
}
