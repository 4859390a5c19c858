import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DismissalPipelineTests {
  private func start() -> (ModalPage, OverlayCard, DismissalRecorder) {
    let stage = ModalPage()
    let card = OverlayCard()
    let recorder = DismissalRecorder()
    stage.present(card)
    card.overlay?.dismissal.delegate = recorder
    return (stage, card, recorder)
  }

  @Test func `requests that come while one is under way join it`() {
    let (stage, card, recorder) = start()
    var results: [String] = []
    for (index, reason) in [DismissalReason.code, .tap, .escape].enumerated() {
      card.overlay?.dismissal.dismiss(for: reason) { results.append("\(index) \($0)") }
    }
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should code", "will code", "did code"])
    #expect(results == ["0 true", "1 true", "2 true"])
    #expect(stage.app.messages == [])
  }

  @Test func `the answer may come later, and the first one counts`() {
    let (stage, card, recorder) = start()
    recorder.answer = nil
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss(for: .tap) { results.append($0) }
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController === card)
    recorder.reply?(false)
    recorder.reply?(true)
    stage.app.advance(by: 1)
    #expect(results == [false])
    #expect(recorder.lines == ["should tap", "attempt tap"])
    #expect(stage.page.presentedViewController === card)
  }

  @Test func `a dismissal that is asked for on the way in waits for the end of that`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.page.present(card, animated: true) { stage.app.record("presented") }
    stage.app.advance(by: 0.1)
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    stage.app.advance(by: 2)
    #expect(stage.events == ["presented"])
    #expect(results == [true])
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.app.messages == [])
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func `who asks before the presentation has begun, which then never does, is answered`(_ answer: Bool?) {
    let stage = ModalPage()
    let recorder = DismissalRecorder()
    recorder.answer = answer
    var results: [Bool] = []
    do {
      let card = OverlayCard()
      stage.page.present(card, animated: true)
      card.overlay?.dismissal.delegate = recorder
      card.overlay?.dismissal.dismiss { results.append($0) }
      #expect(results == (answer == false ? [false] : []))
      stage.app.window.rootViewController = UIViewController()
    }
    stage.app.advance(by: 1)
    recorder.reply?(false)
    #expect(results == [answer != false])
  }

  @Test func `a modal goes when its time has run out`() {
    let (stage, card, recorder) = start()
    card.overlay?.dismissal.dismiss(after: 1)
    card.overlay?.dismissal.dismiss(after: 3)
    stage.app.advance(by: 2.9)
    #expect(recorder.lines.isEmpty)
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should timer", "will timer", "did timer"])
    let (other, second, asked) = start()
    second.overlay?.dismissal.dismiss(after: 1)
    second.overlay?.dismissal.cancelTimer()
    other.app.advance(by: 2)
    #expect(asked.lines.isEmpty)
  }

  @Test func `UIKit's own dismissal is reported and asks nobody`() {
    let (stage, card, recorder) = start()
    recorder.answer = false
    stage.page.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["will code", "did code"])
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    #expect(results.count <= 1)
  }

  @Test func `another root controller is the end of it, reported once`() {
    let (stage, card, recorder) = start()
    withExtendedLifetime(card) {
      stage.app.window.rootViewController = UIViewController()
      stage.app.advance(by: 1)
    }
    #expect(recorder.lines == ["will parentRemoval", "did parentRemoval"])
  }

  @Test(arguments: [true, false]) func `what is popped takes its modal along`(isAnimated: Bool) {
    let stage = ModalPage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.page.addChild(navigation)
    stage.page.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.page)
    let context = UIViewController()
    context.definesPresentationContext = true
    navigation.pushViewController(context, animated: false)
    let card = ContextCard()
    let recorder = DismissalRecorder()
    context.present(card, animated: false)
    stage.app.advance(by: 1)
    card.overlay?.dismissal.delegate = recorder
    navigation.popViewController(animated: isAnimated)
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["will parentRemoval", "did parentRemoval"])
  }

  @Test func `a modal that is covered with all it stands on has not gone`() {
    let stage = ModalPage()
    let context = UIViewController()
    context.definesPresentationContext = true
    stage.page.addChild(context)
    stage.page.view.addSubview(context.view)
    context.didMove(toParent: stage.page)
    let card = ContextCard()
    let recorder = DismissalRecorder()
    context.present(card, animated: false)
    stage.app.advance(by: 1)
    card.overlay?.dismissal.delegate = recorder
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.page.present(cover, animated: false)
    stage.app.advance(by: 1)
    #expect(card.view.window == nil)
    #expect(recorder.lines.isEmpty)
    cover.dismiss(animated: false)
    stage.app.advance(by: 1)
    card.overlay?.dismissal.dismiss()
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should code", "will code", "did code"])
    #expect(context.presentedViewController == nil)
  }

  @Test func `what is modal in its presentation refuses a person and obeys the code`() {
    let (stage, card, recorder) = start()
    card.isModalInPresentation = true
    var results: [Bool] = []
    for reason in [DismissalReason.tap, .drag, .escape] {
      card.overlay?.dismissal.dismiss(for: reason) { results.append($0) }
    }
    stage.app.tap(at: CGPoint(x: 10, y: 10))
    stage.app.advance(by: 1)
    #expect(results == [false, false, false])
    #expect(recorder.lines == ["attempt tap", "attempt drag", "attempt escape", "attempt tap"])
    #expect(stage.page.presentedViewController === card)
    card.overlay?.dismissal.dismiss()
    stage.app.advance(by: 1)
    #expect(recorder.lines.suffix(3) == ["should code", "will code", "did code"])
  }

  @Test func `a presentation that adapts and comes back keeps its way out`() {
    let (stage, card, recorder) = start()
    let adapting = Adapting()
    card.overlay?.delegate = adapting
    stage.app.rotate(to: .landscapeLeft)
    stage.app.advance(by: 1)
    #expect(card.view.frame == stage.app.window.bounds)
    #expect(recorder.lines.isEmpty)
    stage.app.rotate(to: .portrait)
    stage.app.advance(by: 1)
    #expect(recorder.lines.isEmpty)
    #expect(card.overlay.map { abs($0.overlayView.alpha - 0.7) < 1e-6 } == true)
    stage.app.tap(at: CGPoint(x: 10, y: 10))
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should tap", "will tap", "did tap"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `dismissed in a style that it adapted to, a modal is reported gone`() {
    let (stage, card, recorder) = start()
    let adapting = Adapting()
    let dismissal = card.overlay?.dismissal
    card.overlay?.delegate = adapting
    stage.app.rotate(to: .landscapeLeft)
    stage.app.advance(by: 1)
    var results: [Bool] = []
    dismissal?.dismiss { results.append($0) }
    stage.app.advance(by: 1)
    #expect(results == [true])
    #expect(recorder.lines == ["should code", "will code", "did code"])
  }

  /// Covers the screen where that is low.
  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
    }
  }

  /// A card over a context.
  private final class ContextOverlay: OverlayPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }

  private final class ContextCard: UIViewController, UIViewControllerTransitioningDelegate {
    convenience init() {
      self.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      ContextOverlay(presentedViewController: presented, presenting: presenting)
    }

    var overlay: OverlayPresentationController? { presentationController as? OverlayPresentationController }
  }

  @Test func `a modal that was never presented has gone`() {
    let pipeline = DismissalPipeline(for: UIViewController())
    var results: [Bool] = []
    pipeline.dismiss { results.append($0) }
    #expect(results == [true])
    #expect(pipeline.reason == nil)
  }

  @Test(arguments: [true, false]) func `who hears that a modal has gone may present at once`(isAnimated: Bool) {
    let (stage, card, _) = start()
    let next = OverlayCard()
    card.overlay?.dismissal.dismiss(animated: isAnimated) { hasGone in
      #expect(hasGone)
      #expect(card.presentingViewController == nil)
      stage.page.present(next, animated: true)
    }
    stage.app.advance(by: 2)
    #expect(stage.page.presentedViewController === next)
    #expect(stage.app.messages == [])
  }

  @Test(arguments: [true, false])
  func `a dismissal waits for what is on its way over the modal`(isComing: Bool) {
    let (stage, card, _) = start()
    let above = OverlayCard()
    card.present(above, animated: isComing)
    if !isComing { above.dismiss(animated: true) }
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    stage.app.advance(by: 3)
    #expect(results == [true])
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.app.window.subviews.count == 1)
    #expect(stage.app.messages == [])
  }
}
