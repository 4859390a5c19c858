import Testing

@testable import UIKit

/// What a subclass adds to a class that says it is a delegate is found, as Objective-C finds it.
@MainActor
@Suite struct OptionalDelegateTests {
  private class Delegate: NSObject, UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate {}

  private final class Subclass: Delegate {
    var lines: [String] = []
    var mayDismiss = false

    func shouldDismiss(_ controller: UIPresentationController) -> Bool { mayDismiss }
    func didAttempt(_ controller: UIPresentationController) { lines.append("attempt") }
    func willDismiss(_ controller: UIPresentationController) { lines.append("will") }
    func didDismiss(_ controller: UIPresentationController) { lines.append("did") }
    func willShow(_ navigation: UINavigationController, _ controller: UIViewController, _ animated: Bool) {
      lines.append("will show \(animated)")
    }
    func didShow(_ navigation: UINavigationController, _ controller: UIViewController, _ animated: Bool) {
      lines.append("did show \(animated)")
    }
    func style(_ controller: UIPresentationController, _ traits: UITraitCollection) -> UIModalPresentationStyle {
      .overFullScreen
    }

    /// What is registered for the methods of code that is written for Apple's platforms.
    static let isRegistered: Void = {
      _SelectorRuntime.register("presentationControllerShouldDismiss:", Subclass.shouldDismiss(_:))
      _SelectorRuntime.register("presentationControllerDidAttemptToDismiss:", Subclass.didAttempt(_:))
      _SelectorRuntime.register("presentationControllerWillDismiss:", Subclass.willDismiss(_:))
      _SelectorRuntime.register("presentationControllerDidDismiss:", Subclass.didDismiss(_:))
      _SelectorRuntime.register("navigationController:willShow:animated:", _Method(Subclass.willShow(_:_:_:)))
      _SelectorRuntime.register("navigationController:didShow:animated:", _Method(Subclass.didShow(_:_:_:)))
      _SelectorRuntime.register("adaptivePresentationStyleFor:traitCollection:", Subclass.style(_:_:))
    }()
  }

  init() { Subclass.isRegistered }

  @Test func `a subclass refuses and hears of a person's dismissal`() {
    let stage = PresentationStage()
    let delegate = Subclass()
    let modal = stage.makeModal("modal", .pageSheet)
    modal.presentationController?.delegate = delegate
    stage.root.present(modal, animated: false)
    stage.stage.advance(by: 1)
    #expect(modal.presentationController?.presentationStyle == .pageSheet)
    #expect(modal.presentationController?.mayBeDismissedByPerson() == false)
    #expect(delegate.lines == ["attempt"])
    delegate.mayDismiss = true
    #expect(modal.presentationController?.mayBeDismissedByPerson() == true)
    modal.dismissModally(animated: true, isByPerson: true, completion: nil)
    stage.stage.advance(by: 1)
    #expect(delegate.lines == ["attempt", "will", "did"])
  }

  @Test func `a subclass says what a presentation adapts to`() {
    let delegate = Subclass()
    let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    controller.delegate = delegate
    #expect(controller.adaptivePresentationStyle == .overFullScreen)
  }

  @Test func `a subclass hears what a navigation controller shows`() {
    let stage = PresentationStage()
    let delegate = Subclass()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.stage.window.rootViewController = navigation
    stage.stage.frame()
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(delegate.lines == ["will show false", "did show false"])
  }
}
