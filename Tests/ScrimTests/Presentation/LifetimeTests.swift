import Scrim
import Testing
import UIKit
import UIKitTesting

/// Whatever way a modal goes, it is freed, and with it what presented it; and nothing of Scrim holds its delegate.
@MainActor @Suite struct LifetimeTests {
  enum Way: String, CaseIterable {
    case tap, drag, escapeKey, accessibilityEscape, call, callWithoutAnimation, timer, parentRemoval, turnedBack
    case refusedAndCalled
  }

  private func go(_ way: Way, _ stage: ModalPage, _ modal: UIViewController) {
    let dismissal = (modal.presentationController as? BackdropPresentationController)?.dismissal
    switch way {
    case .tap: stage.app.tap(at: CGPoint(x: 196, y: 60))
    case .drag: stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 840), duration: 0.5)
    case .escapeKey: stage.app.press(.escape)
    case .accessibilityEscape: stage.app.performEscape()
    case .call: modal.dismiss(animated: true)
    case .callWithoutAnimation: modal.dismiss(animated: false)
    case .timer: dismissal?.dismiss(after: 0.3)
    case .parentRemoval: stage.app.window.rootViewController = UIViewController()
    case .turnedBack: break
    case .refusedAndCalled:
      let recorder = DismissalRecorder()
      recorder.answer = false
      dismissal?.delegate = recorder
      dismissal?.dismiss(for: .tap)
      modal.dismiss(animated: true)
    }
  }

  @Test(arguments: Way.allCases) func `a panel that has gone is freed`(way: Way) {
    let stage = ModalPage()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var dimming: UIView?
    weak var pipeline: DismissalPipeline?
    do {
      let panel = BottomPanel()
      stage.page.present(panel, animated: true)
      if way == .turnedBack {
        stage.app.advance(by: 0.1)
        stage.app.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 800), duration: 0.05)
      } else {
        stage.app.advance(by: 1)
      }
      controller = panel
      presentation = panel.presentationController
      dimming = (panel.presentationController as? DimmingPresentationController)?.dimmingView
      pipeline = panel.dismissal
      go(way, stage, panel)
    }
    stage.app.advance(by: 2)
    #expect(controller == nil)
    #expect(presentation == nil)
    #expect(dimming == nil)
    #expect(pipeline == nil)
  }

  @Test(arguments: Way.allCases.filter { $0 != .drag && $0 != .turnedBack })
  func `a card that has gone is freed`(way: Way) {
    let stage = ModalPage()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var pipeline: DismissalPipeline?
    do {
      let card = OverlayCard()
      stage.present(card)
      controller = card
      presentation = card.overlay
      pipeline = card.overlay?.dismissal
      go(way, stage, card)
    }
    stage.app.advance(by: 2)
    #expect(controller == nil)
    #expect(presentation == nil)
    #expect(pipeline == nil)
  }

  @Test func `a card whose presentation came to nothing is freed`() {
    let stage = ModalPage()
    weak var controller: UIViewController?
    do {
      let card = OverlayCard()
      card.animator = CancellingAnimator()
      controller = card
      stage.page.present(card, animated: true)
    }
    stage.app.advance(by: 2)
    #expect(controller == nil)
  }

  @Test func `one that was never presented is freed`() {
    weak var controller: UIViewController?
    weak var pipeline: DismissalPipeline?
    do {
      let panel = BottomPanel()
      controller = panel
      pipeline = (panel.presentationController as? DimmingPresentationController)?.dismissal
    }
    #expect(controller == nil)
    #expect(pipeline == nil)
  }

  @Test func `no delegate is held`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.present(card)
    weak var recorder: DismissalRecorder?
    weak var delegate: PlainModal?
    let transitioning: DimmingTransitioning
    let animators: [DimmingAnimatedTransitioning]
    do {
      let made = DismissalRecorder()
      recorder = made
      card.overlay?.dismissal.delegate = made
      let modal = PlainModal()
      delegate = modal
      transitioning = DimmingTransitioning(delegate: modal)
      animators = [
        DimmingPresentationAnimatedTransitioning(delegate: modal),
        DimmingDismissalAnimatedTransitioning(delegate: modal),
      ]
    }
    #expect(recorder == nil)
    #expect(delegate == nil)
    for animator in animators { #expect(animator.transitionDuration(using: nil) == 0.25) }
    withExtendedLifetime(transitioning) {}
  }

  @Test func `a wait for the time keeps nothing`() {
    let stage = ModalPage()
    weak var controller: UIViewController?
    do {
      let card = OverlayCard()
      controller = card
      stage.present(card)
      card.overlay?.dismissal.dismiss(after: 100)
      card.dismiss(animated: false)
    }
    stage.app.advance(by: 1)
    #expect(controller == nil)
  }
}
