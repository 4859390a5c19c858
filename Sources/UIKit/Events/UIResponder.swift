/// An object that answers events: views, controllers, windows, scenes and the application.
///
/// An event goes to the first responder or to the touched view, and from there along `next` until somebody overrides
/// its method. Specified by <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Who gets the events that this responder does not take; nil ends the chain.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open var next: UIResponder? { nil }

  /// Fingers came down. The default passes the touches on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)>.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes the touches on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)>.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes the touches on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)>.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away. The default passes them on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)>.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys or buttons went down. The default passes them on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)>.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The value of a press changed. The default passes it on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/presseschanged(_:with:)>.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons were released. The default passes them on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/pressesended(_:with:)>.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the presses away. The default passes them on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/pressescancelled(_:with:)>.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Whether this responder takes an action now: by default, whether it has a method of that name.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)>.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder, from this one up the chain, that takes an action; nil where none does.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)>.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Whether this responder may become the first one; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder>.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may stop being the first one; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder>.
  open var canResignFirstResponder: Bool { true }

  /// Whether events that have no place on the screen go to this responder first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to be the first responder of the window that it is in; returns whether it is now.
  ///
  /// Refused where `canBecomeFirstResponder` is false, outside a window, and where the present first responder does not
  /// resign. Specified by <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Asks to be the first responder no longer; returns whether it is not now.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()>.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window that a responder is in.
  final var responderWindow: UIWindow? {
    if let view = self as? UIView { return view.window }
    return (self as? UIViewController)?.viewIfLoaded?.window
  }

  // MARK: Interface Builder

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>.
  open func awakeFromNib() {}

  /// The object was made for Interface Builder to show it, which never is the case here nor on a device.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/prepareforinterfacebuilder()>.
  open func prepareForInterfaceBuilder() {}
}
