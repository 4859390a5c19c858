import Testing
import UIKit
import UIKitTesting

/// What is behind a modal cannot be reached; focus and keys go in, stay in, and return.
@MainActor
@Suite struct ModalAccessibilityTests {
  /// A controller with a title and two buttons named after it.
  private final class Page: UIViewController {
    var name = ""
    convenience init(_ name: String, _ style: UIModalPresentationStyle = .automatic) {
      self.init(nibName: nil, bundle: nil)
      self.name = name
      modalPresentationStyle = style
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, part) in ["first", "second"].enumerated() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 40)
        button.setTitle("\(name) \(part)", for: .normal)
        view.addSubview(button)
      }
    }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Deciding: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      lines.append("attempt")
    }
  }

  private let page = Page("page")

  private func start() -> TestApplication { TestApplication(rootViewController: page) }

  private func labels(_ app: TestApplication) -> [String?] { app.accessibleElements.map(\.label) }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
    .overCurrentContext, .custom,
  ]) func `what is behind a presentation cannot be reached, and can again when that has gone`(
    style: UIModalPresentationStyle
  ) throws {
    let app = start()
    let modal = Page("modal", style)
    #expect(labels(app) == ["page first", "page second"])
    page.present(modal, animated: true)
    app.advance(by: 0.1)
    #expect(labels(app) == ["modal first", "modal second"])
    app.advance(by: 1)
    #expect(labels(app) == ["modal first", "modal second"])
    do {
      _ = try app.element(labeled: "page first")
      Issue.record("found behind a modal")
    } catch {
      // A full-screen presentation takes what is behind it out of the window.
      #expect(error.description.contains("cannot be reached") == (page.view.window != nil))
    }
    modal.dismiss(animated: true)
    app.advance(by: 1)
    #expect(labels(app) == ["page first", "page second"])
    _ = try app.element(labeled: "page first")
  }

  @Test func `only the topmost of a chain can be reached`() {
    let app = start()
    let modals = [Page("one", .overFullScreen), Page("two", .pageSheet), Page("three", .fullScreen)]
    page.present(modals[0], animated: false)
    modals[0].present(modals[1], animated: false)
    modals[1].present(modals[2], animated: false)
    #expect(labels(app) == ["three first", "three second"])
    modals[2].dismiss(animated: false)
    #expect(labels(app) == ["two first", "two second"])
    page.dismiss(animated: false)
    #expect(labels(app) == ["page first", "page second"])
  }

  @Test func `behind a sheet that does not dim, everything can be reached`() {
    let app = start()
    let modal = Page("modal", .pageSheet)
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    page.present(modal, animated: false)
    #expect(labels(app) == ["page first", "page second", "modal first", "modal second"])
    modal.sheetPresentationController?.selectedDetentIdentifier = .large
    app.advance(by: 0.1)
    #expect(labels(app) == ["modal first", "modal second"])
  }

  @Test func `the screen reader's focus goes in, stays in and returns`() {
    let app = start()
    app.isVoiceOverRunning = true
    app.focusNext()
    #expect(app.focusedElement?.label == "page second")
    let modal = Page("modal", .overFullScreen)
    page.present(modal, animated: true)
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "modal first")
    #expect(app.focusNext())
    #expect(!app.focusNext())
    #expect(app.focusedElement?.label == "modal second")
    modal.dismiss(animated: true)
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "page second")
    #expect(
      app.accessibilityNotifications.map(\.description) == ["screenChanged UIView", "screenChanged page second"])
  }

  @Test func `an element that has gone meanwhile has the first in its place`() {
    let app = start()
    app.isVoiceOverRunning = true
    app.focusNext()
    let modal = Page("modal", .overFullScreen)
    page.present(modal, animated: false)
    page.view.subviews.last?.removeFromSuperview()
    modal.dismiss(animated: false)
    #expect(app.focusedElement?.label == "page first")
  }

  @Test func `a presentation that is cancelled gives the focus back`() {
    let app = start()
    app.isVoiceOverRunning = true
    app.focusNext()
    let modal = Page("modal", .custom)
    let transitions = CancellingTransitions()
    modal.transitioningDelegate = transitions
    page.present(modal, animated: true)
    app.advance(by: 1)
    #expect(page.presentedViewController == nil)
    #expect(app.focusedElement?.label == "page second")
  }

  @Test func `the client's own choice of focus counts`() {
    let app = start()
    app.isVoiceOverRunning = true
    let modal = ChoosingController()
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: true)
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "chosen")
  }

  @Test func `tabulator and shift stay in the modal`() {
    let app = start()
    app.press(.tab)
    #expect(app.focusedElement?.label == "page first")
    let modal = Page("modal", .formSheet)
    page.present(modal, animated: true)
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "modal first")
    var visited: [String?] = []
    for key in [TestKey.tab, .tab, .shiftTab, .shiftTab] {
      app.press(key)
      visited.append(app.focusedElement?.label)
    }
    #expect(visited == ["modal second", "modal first", "modal second", "modal first"])
    modal.dismiss(animated: true)
    app.advance(by: 1)
    #expect(app.focusedElement?.label == "page first")
  }

  @Test func `who had the keys has them again when the modal has gone`() {
    let app = start()
    #expect(page.becomeFirstResponder())
    let modal = Page("modal", .overFullScreen)
    page.present(modal, animated: true)
    app.advance(by: 1)
    #expect(!page.isFirstResponder)
    #expect(modal.becomeFirstResponder())
    modal.dismiss(animated: true)
    app.advance(by: 1)
    #expect(page.isFirstResponder)
  }

  @Test(arguments: [false, true]) func `leaving dismisses a sheet, unless its delegate forbids it`(byKey: Bool) {
    let app = start()
    let modal = Page("modal", .pageSheet)
    let decider = Deciding()
    modal.sheetPresentationController?.delegate = decider
    page.present(modal, animated: true)
    app.advance(by: 1)
    decider.allows = false
    let leave = { if byKey { app.press(.escape) } else { #expect(app.performEscape()) } }
    leave()
    app.advance(by: 1)
    #expect(page.presentedViewController === modal)
    #expect(decider.lines == ["should", "attempt"])
    decider.allows = true
    modal.isModalInPresentation = true
    leave()
    app.advance(by: 1)
    #expect(decider.lines == ["should", "attempt", "attempt"])
    modal.isModalInPresentation = false
    leave()
    // Once more, on its way out.
    app.advance(by: 0.1)
    leave()
    app.advance(by: 1)
    #expect(page.presentedViewController == nil)
    #expect(decider.lines == ["should", "attempt", "attempt", "should", "will", "did"])
    #expect(app.messages == [])
  }

  @Test func `leaving a full screen leaves what is behind it alone`() {
    let app = start()
    let sheet = Page("sheet", .pageSheet)
    let full = Page("full", .fullScreen)
    page.present(sheet, animated: false)
    sheet.present(full, animated: false)
    #expect(!app.performEscape())
    app.press(.escape)
    app.advance(by: 1)
    #expect(page.presentedViewController === sheet)
    #expect(sheet.presentedViewController === full)
  }

  @Test func `nothing keeps a dismissed controller for its focus`() {
    let app = start()
    app.isVoiceOverRunning = true
    weak var gone: UIViewController?
    do {
      let modal = Page("modal", .overFullScreen)
      gone = modal
      page.present(modal, animated: true)
      app.advance(by: 1)
      #expect(app.focusedElement?.label == "modal first")
      modal.dismiss(animated: true)
    }
    app.advance(by: 1)
    #expect(gone == nil)
  }
}

private final class ChoosingController: UIViewController {
  private let chosen = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
  override func viewDidLoad() {
    super.viewDidLoad()
    let other = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    other.text = "other"
    chosen.text = "chosen"
    view.addSubview(other)
    view.addSubview(chosen)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: chosen)
  }
}

private final class CancellingTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: 0.2, animations: { view.alpha = 0.5 },
      completion: { _ in transitionContext.completeTransition(false) })
  }
}
