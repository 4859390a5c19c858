import Testing

@testable import UIKit

/// The interface turns for what covers the screen, and back.
@MainActor
@Suite struct PresentationOrientationTests {
  private final class Turned: UIViewController {
    var mask = UIInterfaceOrientationMask.landscape
    var preferred: UIInterfaceOrientation?
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  private let stage = PresentationStage(device: "390x844@3")
  private var scene: UIWindowScene { stage.stage.scene }
  private let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)

  private func present(
    _ style: UIModalPresentationStyle, animated: Bool = true, _ change: (Turned) -> Void = { _ in }
  ) -> Turned {
    let modal = Turned()
    modal.modalPresentationStyle = style
    change(modal)
    stage.root.present(modal, animated: animated)
    stage.stage.advance(by: 1)
    return modal
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
  func `a modal for landscape alone is shown in landscape, and the one behind as the device is held`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let modal = present(style, animated: animated)
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == landscape)
    #expect(UIDevice.current.orientation == .portrait)
    modal.dismiss(animated: animated)
    stage.stage.advance(by: 1)
    #expect(scene.interfaceOrientation == .portrait)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.root.appearance == .appeared)
  }

  @Test func `the preferred one of several orientations is taken`() {
    let modal = present(.fullScreen) {
      $0.mask = .allButUpsideDown
      $0.preferred = .landscapeLeft
    }
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(modal.view.frame == landscape)
  }

  @Test func `a preferred orientation that is not supported changes nothing`() {
    _ = present(.fullScreen) {
      $0.mask = .portrait
      $0.preferred = .landscapeLeft
    }
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `a sheet does not turn the interface`() {
    _ = present(.pageSheet)
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `an interface that was asked for stays when a modal that was content with it goes`() {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    let modal = present(.fullScreen)
    #expect(scene.interfaceOrientation == .landscapeRight)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  @Test func `a root controller for landscape alone starts in landscape`() {
    let root = Turned()
    let stage = Stage(device: "390x844@3", controller: root)
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    #expect(root.view.frame == landscape)
    let other = Turned()
    other.mask = .portrait
    stage.window.rootViewController = other
    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect(other.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // MARK: Those behind

  private func makeStage(_ mask: UIInterfaceOrientationMask) -> (stage: Stage, root: Turned) {
    let root = Turned()
    root.mask = mask
    return (Stage(device: "390x844@3", controller: root), root)
  }

  private func make(_ mask: UIInterfaceOrientationMask, _ style: UIModalPresentationStyle = .fullScreen) -> Turned {
    let made = Turned()
    made.mask = mask
    made.modalPresentationStyle = style
    return made
  }

  @Test func `turned by hand over a root that is upright alone, a modal leaves it upright`() {
    let (stage, root) = makeStage(.portrait)
    root.present(make(.allButUpsideDown), animated: false)
    stage.advance(by: 1)
    #expect(stage.scene.rotate(to: .landscapeLeft, animated: false))
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `a chain that is dismissed at once turns back for who was below all of it`(style: UIModalPresentationStyle) {
    let (stage, root) = makeStage(.portrait)
    let lower = make(.landscape)
    root.present(lower, animated: false)
    stage.advance(by: 1)
    lower.present(make(.allButUpsideDown, style), animated: false)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a presentation that is cancelled turns back`() {
    let (stage, root) = makeStage(.portrait)
    let log = LoggingView.Log()
    let transitions = LoggingTransitions(log: log)
    transitions.animator.end = .cancels
    let modal = make(.landscape, .custom)
    modal.transitioningDelegate = transitions
    root.present(modal, animated: true)
    stage.frame()
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test func `a dismissal that is cancelled leaves the modal as it was turned`() {
    let (stage, root) = makeStage(.portrait)
    let log = LoggingView.Log()
    let transitions = LoggingTransitions(log: log)
    let modal = make(.allButUpsideDown, .custom)
    modal.preferred = .landscapeLeft
    modal.transitioningDelegate = transitions
    root.present(modal, animated: false)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .landscapeLeft)
    #expect(stage.scene.rotate(to: .landscapeRight, animated: false))
    transitions.animator.end = .cancels
    root.dismiss(animated: true)
    stage.frame()
    #expect(stage.scene.interfaceOrientation == .portrait)
    stage.advance(by: 1)
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    #expect(root.presentedViewController === modal)
  }

  @Test func `a window that goes leaves the interface to the one behind`() {
    let (stage, root) = makeStage(.portrait)
    let over = UIWindow(windowScene: stage.scene)
    over.windowLevel = .alert
    over.rootViewController = make(.landscape)
    over.isHidden = false
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    over.isHidden = true
    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a navigation controller's delegate says how it is turned`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.modalPresentationStyle = .fullScreen
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    let delegate = Delegate()
    navigation.delegate = delegate
    stage.root.present(navigation, animated: false)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(navigation.supportedInterfaceOrientations == .landscape)
  }

  @Test func `of a device that lies flat nothing is known, and those behind have what they support`() {
    let modal = present(.fullScreen)
    UIDevice.current.turn(to: .faceUp)
    modal.dismiss(animated: false)
    stage.stage.advance(by: 0.1)
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(stage.root.view.frame == landscape)
    UIDevice.current.turn(to: .portrait)
  }
}
