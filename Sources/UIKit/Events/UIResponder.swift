/// An object that answers events: views, controllers, windows, scenes and the application.
///
/// An event goes to the first responder or to the touched view, and from there along `next` until somebody overrides
/// its method. Specified by <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What was said of the responder to those who read the interface out; nil where nothing was.
  nonisolated(unsafe) final var accessibility: AccessibilityValues?

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

  /// The device was shaken, or another motion began. The default passes the event on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/motionbegan(_:with:)>.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion is over. The default passes the event on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/motionended(_:with:)>.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was interrupted, or lasted too long to be one. The default passes the event on to `next`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/motioncancelled(_:with:)>.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
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

  /// The keys that send actions while this responder is along the chain; nil by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/keycommands>.
  open var keyCommands: [UIKeyCommand]? { nil }

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

  // MARK: Accessibility: what it is
  //
  // Apple's platforms have these on every object, in an extension that subclasses override. Without Objective-C that takes
  // a class of ours, and every class that shows something inherits from this one.

  /// Whether this is one thing to those who read the interface out, with nothing within it; true of labels with a text,
  /// buttons and accessibility elements, false of what else leaves it alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement>.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? ownIsAccessibilityElement }
    set { ensuredAccessibility.isElement = newValue }
  }

  /// What it is called; a label's text and a button's title by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel>.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? ownAccessibilityLabel }
    set { ensuredAccessibility.label = newValue }
  }

  /// What it says, where that is not its name.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue>.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { ensuredAccessibility.value = newValue }
  }

  /// What happens when it is used.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint>.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { ensuredAccessibility.hint = newValue }
  }

  /// How it behaves. Those that the class gives by itself follow its state until they are set.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits>.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibilityTraits }
    set { ensuredAccessibility.traits = newValue }
  }

  /// Where it is on the screen, in points; a view's bounds by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityframe>.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? ownAccessibilityFrame }
    set { ensuredAccessibility.frame = newValue }
  }

  /// Its shape on the screen, where a rectangle says too little.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitypath>.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { ensuredAccessibility.path = newValue }
  }

  /// The point of the screen that is touched to use it; the middle of its path or else its frame by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivationpoint>.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? ownAccessibilityActivationPoint }
    set { ensuredAccessibility.activationPoint = newValue }
  }

  /// Whether what is within it is left out; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden>.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ensuredAccessibility.elementsHidden = newValue }
  }

  /// Whether what is beside it, in the same superview, is left out; true of the container of a presentation that covers
  /// what is behind it, false of all else by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal>.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? ownAccessibilityViewIsModal }
    set { ensuredAccessibility.isModal = newValue }
  }

  /// Whether what is within it is read as a whole, before what is beside it; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren>.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ensuredAccessibility.groupsChildren = newValue }
  }

  /// Whether a person can use it; by default, whether its traits say so, or it recognises gestures.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityrespondstouserinteraction>.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? ownAccessibilityRespondsToUser }
    set { ensuredAccessibility.respondsToUser = newValue }
  }

  // MARK: Accessibility: what is in it

  /// What is within it, in the order in which it is read; nil, as at first, for its subviews.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements>.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ensuredAccessibility.elements = newValue }
  }

  /// How much is within it, where it is asked piece by piece.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementcount()>.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// What is within it at an index; nil outside of `accessibilityElementCount()`.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelement(at:)>.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of something that is within it; `NSNotFound` of all else.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/index(ofaccessibilityelement:)>.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? NSNotFound
  }

  /// What kind of whole it is; none by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycontainertype>.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ensuredAccessibility.containerType = newValue }
  }

  // MARK: Accessibility: what is done with it

  /// It is to be used. False, the default, has it touched at its activation point.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()>.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }

  /// It is to say more; asked of those with the trait `adjustable`. Does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()>.
  open func accessibilityIncrement() {}

  /// It is to say less; asked of those with the trait `adjustable`. Does nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()>.
  open func accessibilityDecrement() {}

  /// The person wants to leave. Asked of what has the focus and then along `next` until one answers that it does; false
  /// by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()>.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }

  /// The person wants the most important thing done. Asked as `accessibilityPerformEscape()` is; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformmagictap()>.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// What else can be done with it.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions>.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ensuredAccessibility.customActions = newValue }
  }

  // MARK: Accessibility: the focus

  /// An assistive technology has its focus here. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidbecomefocused()>.
  open func accessibilityElementDidBecomeFocused() {}

  /// An assistive technology has its focus elsewhere now. Does nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidlosefocus()>.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology has its focus here.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementisfocused()>.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.element === self }

  // MARK: Accessibility: what the class says of itself

  var ownIsAccessibilityElement: Bool { false }
  var ownAccessibilityLabel: String? { nil }
  var ownAccessibilityTraits: UIAccessibilityTraits { .none }
  var ownAccessibilityFrame: CGRect { .zero }
  var ownAccessibilityViewIsModal: Bool { false }
  var ownAccessibilityRespondsToUser: Bool { !accessibilityTraits.isDisjoint(with: .usable) }

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
