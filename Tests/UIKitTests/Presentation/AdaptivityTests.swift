import Testing
import UIKit
import UIKitTesting

/// A presentation takes another style when the traits around it change.
@MainActor
@Suite struct AdaptivityTests {
  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var wraps = false
    var lines: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      lines.append("controller for \(style)")
      return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      guard let sheet = adaptivePresentationController as? UISheetPresentationController else { return }
      lines.append("prepare a sheet")
      sheet.detents = [.medium()]
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      lines.append("will present \(style) \(transitionCoordinator != nil)")
    }
  }

  private final class Card: UIPresentationController {
    var lines: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 40)
    }
    override func presentationTransitionWillBegin() { lines.append("present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("presented") }
    override func dismissalTransitionWillBegin() { lines.append("dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("dismissed") }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private final class Appearing: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let delegate: Adapting
    private(set) weak var card: Card?
    init(_ delegate: Adapting) { self.delegate = delegate }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Card(presentedViewController: presented, presenting: presenting)
      made.delegate = delegate
      card = made
      return made
    }
  }

  private let wide = CGSize(width: 1024, height: 768)
  private let narrow = CGSize(width: 390, height: 768)
  private let page = Appearing()
  private let modal = Appearing()
  private let delegate = Adapting()

  private func start(in size: CGSize) -> (TestApplication, Transitions) {
    let app = TestApplication(device: TestDevice("1024x768@2")!, rootViewController: page)
    app.resize(to: size)
    app.advance(by: 1)
    let transitions = Transitions(delegate)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    page.present(modal, animated: false)
    app.advance(by: 0.1)
    page.lines = []
    modal.lines = []
    return (app, transitions)
  }

  private func resize(_ app: TestApplication, to size: CGSize) {
    app.resize(to: size)
    app.advance(by: 1)
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `a narrow window has another style from the start`() {
    let (app, _) = start(in: narrow)
    #expect(delegate.lines == ["controller for fullScreen", "will present fullScreen true"])
    #expect(frame(modal.view) == CGRect(origin: .zero, size: narrow))
    #expect(page.view.window == nil)
    withExtendedLifetime(app) {}
  }

  @Test func `the delegate may set up what the presentation adapts to`() {
    delegate.style = .pageSheet
    let (app, _) = start(in: narrow)
    #expect(delegate.lines == ["controller for pageSheet", "prepare a sheet", "will present pageSheet true"])
    #expect(abs(frame(modal.view).minY - narrow.height / 2) < 40, "a sheet of half the height")
    withExtendedLifetime(app) {}
  }

  @Test func `a window that becomes narrow changes the style, and one that becomes wide changes it back`() {
    let (app, transitions) = start(in: wide)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: wide).insetBy(dx: 40, dy: 40))
    #expect(transitions.card?.lines == ["present", "presented"])
    delegate.lines = []
    resize(app, to: narrow)
    #expect(delegate.lines == ["controller for fullScreen", "will present fullScreen true"])
    #expect(frame(modal.view) == CGRect(origin: .zero, size: narrow))
    #expect(transitions.card?.lines == ["present", "presented", "dismiss", "dismissed"])
    #expect(page.lines == ["will disappear", "did disappear"])
    #expect(modal.lines.isEmpty)
    #expect(app.window.subviews.count == 1)
    #expect(page.presentedViewController === modal)
    delegate.lines = []
    resize(app, to: wide)
    #expect(delegate.lines == ["will present none true"])
    #expect(frame(modal.view) == CGRect(origin: .zero, size: wide).insetBy(dx: 40, dy: 40))
    #expect(page.lines == ["will disappear", "did disappear", "will appear", "did appear"])
    #expect(modal.lines.isEmpty)
    #expect(page.view.superview === app.window)
    modal.dismiss(animated: true)
    app.advance(by: 1)
    #expect(app.window.subviews == [page.view])
    #expect(app.messages == [])
  }

  @Test func `the delegate may put another controller around the presented one, and out of it again`() throws {
    delegate.wraps = true
    let (app, _) = start(in: wide)
    resize(app, to: narrow)
    let navigation = try #require(page.presentedViewController as? UINavigationController)
    #expect(navigation.viewControllers == [modal])
    #expect(navigation.presentingViewController === page)
    #expect(modal.presentingViewController === page)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: narrow))
    resize(app, to: wide)
    #expect(page.presentedViewController === modal)
    #expect(modal.parent == nil)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: wide).insetBy(dx: 40, dy: 40))
    modal.dismiss(animated: false)
    #expect(page.presentedViewController == nil)
    #expect(app.window.subviews == [page.view])
  }

  @Test func `a controller around the presented one is dismissed with it, and both are freed`() {
    delegate.wraps = true
    let app = TestApplication(device: TestDevice("1024x768@2")!, rootViewController: page)
    resize(app, to: narrow)
    weak var content: UIViewController?
    weak var around: UIViewController?
    do {
      let transitions = Transitions(delegate)
      let made = UIViewController()
      content = made
      made.modalPresentationStyle = .custom
      made.transitioningDelegate = transitions
      page.present(made, animated: true)
      app.advance(by: 1)
      around = page.presentedViewController
      #expect(around is UINavigationController)
      made.dismiss(animated: true)
    }
    app.advance(by: 1)
    #expect(page.presentedViewController == nil)
    #expect(content == nil)
    #expect(around == nil)
  }

  @Test func `a change on the way in counts when it has arrived`() {
    let app = TestApplication(device: TestDevice("1024x768@2")!, rootViewController: page)
    let transitions = Transitions(delegate)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transitions
    page.present(modal, animated: true)
    app.advance(by: 0.1)
    app.resize(to: narrow)
    app.advance(by: 2)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: narrow))
    #expect(page.view.window == nil)
    #expect(transitions.card?.containerView == nil)
  }

  @Test func `what is presented in front stays there`() {
    let (app, _) = start(in: wide)
    let front = UIViewController()
    front.modalPresentationStyle = .overFullScreen
    modal.present(front, animated: false)
    resize(app, to: narrow)
    #expect(frame(front.view) == CGRect(origin: .zero, size: narrow))
    #expect(front.view.superview === app.window.subviews.last)
    #expect(modal.presentedViewController === front)
    front.dismiss(animated: false)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: narrow))
  }

  @Test func `traits that are given by hand count too`() {
    let (app, _) = start(in: wide)
    app.window.traitOverrides.horizontalSizeClass = .compact
    app.advance(by: 0.1)
    #expect(frame(modal.view) == CGRect(origin: .zero, size: wide))
    #expect(page.view.window == nil)
  }
}
