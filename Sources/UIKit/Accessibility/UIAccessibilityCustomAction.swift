/// Something that can be done with an element, besides using it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What an action does; it answers whether that succeeded.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler>.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name>.
  open var name: String

  /// A picture for those who see the choice.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/image>.
  open var image: UIImage?

  /// Whose method is called; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/target>.
  open weak var target: AnyObject?

  /// The method that is called. It may take the action, and answers whether it succeeded; one that answers nothing did.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/selector>.
  open var selector: Selector

  /// What is done in place of the target's method; nil for that.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler>.
  open var actionHandler: Handler?

  /// An action that calls a method of a target.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:target:selector:)>.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map(_SelectorRuntime.receiver)
    self.selector = selector
    super.init()
  }

  /// An action with a picture that calls a method of a target.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:image:target:selector:)>.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// An action that calls a closure.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)>.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: "")
    self.actionHandler = actionHandler
  }

  /// An action with a picture that calls a closure.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:image:actionhandler:)>.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Does it; answers whether it succeeded.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return _SelectorRuntime.send(selector, to: target, [self]) as? Bool ?? true
  }
}
