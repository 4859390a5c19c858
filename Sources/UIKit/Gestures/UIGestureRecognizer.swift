/// Watches the touches of a view and of those below it for one kind of gesture, and tells its targets.
///
/// Which touches it gets, when others rule it out and when it is reset is decided in `GestureArbiter`.
/// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final weak var storedView: UIView?
  final var storedState: State = .possible {
    didSet { if PropertyObservers.isActive { PropertyObservers.didChange(self, "state", onlyIfDifferent: true) } }
  }
  /// The state that the action is about, while it is sent.
  final var reportedState: State?
  /// What the recognizer wants to be as soon as those that must fail have failed.
  final var wantedState: State?
  /// Whether a continuous gesture has begun among what is wanted.
  final var wantsToBegin = false
  /// The touches that it follows, in the order in which they came.
  final var touches: [UITouch] = []
  /// Every touch that it has had since it was reset.
  final var sequence: [UITouch] = []
  /// Whether touches and other recognizers still wait for its decision.
  final var isWaitedFor = false
  final var graceToken: MediaClock.Token?
  private var targets: [TargetAction] = []
  private var lastLocation = CGPoint.zero
  private weak var lastWindow: UIWindow?
  private var requirements: [Requirement] = []

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recognizer that tells a target, which it does not hold.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)>.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/init()>.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a method that is called when the gesture is recognised, begins, changes, ends or is cancelled; with the
  /// recognizer as the argument, if it takes one. The same pair again changes nothing. The target is not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)>.
  open func addTarget(_ target: Any, action: Selector) {
    targets.removeAll(where: \.isDead)
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes methods of a target; nil stands for every target, or for every action.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/removetarget(_:action:)>.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isDead || $0.matches(target: target, action: action) }
  }

  /// Tells the targets of the present state.
  func sendActions() {
    for entry in targets {
      guard let target = entry.target else { continue }
      _SelectorRuntime.send(entry.action, to: target, [self])
    }
  }

  // MARK: What it is

  /// Who is asked what the recognizer may do; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/delegate>.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name to know it by.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/name>.
  open var name: String?

  /// The view whose touches it gets.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/view>.
  open var view: UIView? { storedView }

  /// How far it has come. Subclasses set it in their touch methods.
  ///
  /// While one that must fail first is undecided the state stays possible; what Apple does not allow, such as leaving a
  /// finished state, changes nothing.
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property>.
  open var state: State {
    get {
      PropertyObservers.willRead(self, "state")
      return reportedState ?? storedState
    }
    set { GestureArbiter.shared.recognizer(self, wants: newValue) }
  }

  /// The state, or what it will be when those that must fail have failed.
  final var effectiveState: State { wantedState ?? storedState }

  /// Whether it gets touches; true by default. Turned off, a gesture under way is cancelled and touches that are down
  /// are forgotten.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled>.
  open var isEnabled: Bool = true {
    didSet { if oldValue, !isEnabled { GestureArbiter.shared.withdraw(self) } }
  }

  // MARK: Touches of the view

  /// Whether its recognition takes the touches away from their views; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview>.
  open var cancelsTouchesInView: Bool = true

  /// Whether views hear of touches only when it has failed; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan>.
  open var delaysTouchesBegan: Bool = false

  /// Whether views hear of the end of touches only when it has failed; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesended>.
  open var delaysTouchesEnded: Bool = true

  /// The `UITouch.TouchType`s that it gets, as numbers; all by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes>.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  // MARK: Where

  /// How many touches it follows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/numberoftouches>.
  open var numberOfTouches: Int { touches.count }

  /// The middle of its touches in a view's coordinates, nil standing for the window; after they were lifted, of the last
  /// ones.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)>.
  open func location(in view: UIView?) -> CGPoint {
    let middle = touches.isEmpty ? lastLocation : Self.middle(of: touches)
    guard let window = touches.first?.window ?? lastWindow, let view, view !== window else { return middle }
    return view.convert(middle, from: window)
  }

  /// One of its touches in a view's coordinates, nil standing for the window.
  ///
  /// An index of no touch raises `NSRangeException`.
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(oftouch:in:)>.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      raise("NSRangeException", "touch index \(touchIndex) is out of range: there are \(touches.count) touches")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  /// In the window's coordinates.
  final var windowLocation: CGPoint { touches.isEmpty ? lastLocation : Self.middle(of: touches) }

  final func rememberLocation() {
    guard let window = touches.first?.window else { return }
    lastLocation = Self.middle(of: touches)
    lastWindow = window
  }

  static func middle(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// Those of its touches that are still down.
  final var touchesDown: [UITouch] {
    touches.filter { $0.storedPhase != .ended && $0.storedPhase != .cancelled }
  }

  // MARK: Relations

  /// Lets this recognizer wait until another one has failed, whenever both watch the same touches.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)>.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether it rules the other one out when it is recognised. True by default; for subclasses.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)>.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it is ruled out when the other one is recognised. True by default; for subclasses.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)>.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits until the other one has failed. False by default; for subclasses.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldrequirefailure(of:)>.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other one waits until it has failed. False by default; for subclasses.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldberequiredtofail(by:)>.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it gets what is new in an event. True by default; for subclasses.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldreceive(_:)>.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For subclasses

  /// New touches. Subclasses that override it call super, here and in the other touch methods.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesbegan(_:with:)>.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches moved.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesmoved(_:with:)>.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesended(_:with:)>.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took touches away.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchescancelled(_:with:)>.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// New presses of keys, which go to the recognizers of the view that gets them and of those above it. Subclasses that
  /// override it call super, here and in the other press methods. What the recognizer makes of them takes no press away from
  /// its responder: Apple documents that of touches alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/pressesbegan(_:with:)>.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The values of presses changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/presseschanged(_:with:)>.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Keys were released.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/pressesended(_:with:)>.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The system took presses away.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/pressescancelled(_:with:)>.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Lets a press go on without this recognizer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/ignore(_:for:)-1g6mt>.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.storedRecognizers.removeAll { $0 === self }
  }

  /// The gesture is over, one way or another, and the next touches begin a new one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset()>.
  open func reset() {}

  /// Lets a touch go on without this recognizer.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigesturerecognizer/ignore(_:for:)-2rbv5>.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.routing?.recognizers.removeAll { $0 === self }
    if touches.isEmpty { GestureArbiter.shared.startGrace(self) }
  }

  // MARK: Interface Builder

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. Overrides call super.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()>.
  open func awakeFromNib() {}

  // MARK: Time

  /// Calls `body` in so many seconds, if the recognizer is still there.
  final func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> MediaClock.Token {
    MediaClock.shared.schedule(at: MediaClock.shared.now + delay) { [weak self] in
      MainActor.assumeIsolated {
        if let self { body(self) }
      }
    }
  }
}
