import UIKit

/// A modal that slides up from the bottom of the view it is added to, over a dark backdrop.
///
/// Its card has rounded top corners and stays inside the safe area, while a filler in the card's colour runs on to the
/// screen's bottom edge. Put content into `contentView`.
///
/// ```swift
/// let modal = ModalView()
/// view.addSubview(modal)
/// modal.contentView.addSubview(label)
/// modal.show { print("it has arrived") }
/// ```
///
/// The modal fills its superview, whatever that does: it pins its edges when it is added, and needs no constraints of
/// the client's. Two constraints hold the sliding view, one for each state; exactly one of them is active, and an
/// animation moves the view between the two solutions. Each call of `show` or `hide` may interrupt another: the last
/// one decides where the modal ends.
///
/// To those who have the interface read out, what is beside the shown modal is not there, and leaving hides it; their focus
/// goes in, and back to where it was.
///
/// Touches on the modal travel up the responder chain to its superview and the view controller, as they do from any
/// view that leaves them alone. A modal that is not shown is hidden, and gets no touches.
open class ModalView: UIView {
  /// The view behind the card that darkens what the modal covers; its alpha is the modal's to animate.
  public let backdropView = UIView()
  /// The view that slides: as large as the modal, and below it while the modal is not shown.
  public let slideView = UIView()
  /// The card: masked, rounded at its top corners, inset at the sides and within the safe area at top and bottom.
  public let cardView = UIView()
  /// The place for the client's views: the part of the card that lies in the safe area.
  public let contentView = UIView()
  /// The view that continues the card below the safe area.
  public let fillerView = UIView()

  /// Whether the modal is shown or on its way to be. It flips when `show` or `hide` is called.
  public private(set) var isShowing = false

  /// How long an animated `show` or `hide` takes, in seconds; 0.4 unless changed.
  open var animationDuration: TimeInterval = 0.4

  /// The colour of the backdrop when the modal is shown; black at 0.8 unless changed.
  open var backdropColor: UIColor? {
    get { backdropView.backgroundColor }
    set { backdropView.backgroundColor = newValue }
  }

  /// The colour of the card and of the filler below it; white unless changed.
  open var cardColor: UIColor? {
    get { cardView.backgroundColor }
    set {
      cardView.backgroundColor = newValue
      fillerView.backgroundColor = newValue
    }
  }

  /// The radius of the card's top corners, in points; 40 unless changed.
  open var cornerRadius: CGFloat {
    get { cardView.layer.cornerRadius }
    set { cardView.layer.cornerRadius = newValue }
  }

  /// The space on each side of the card, in points; 7 unless changed.
  open var cardInset: CGFloat = 7 {
    didSet { updateInsets() }
  }

  private lazy var showConstraint = named("ModalView.show", slideView.topAnchor.constraint(equalTo: topAnchor))
  private lazy var hideConstraint = named("ModalView.hide", slideView.topAnchor.constraint(equalTo: bottomAnchor))
  private lazy var cardTop = cardView.topAnchor.constraint(equalTo: slideView.topAnchor)
  private lazy var cardBottom = cardView.bottomAnchor.constraint(equalTo: slideView.bottomAnchor)
  private lazy var cardWidth = cardView.widthAnchor.constraint(equalTo: slideView.widthAnchor)
  private lazy var contentLeft = contentView.leftAnchor.constraint(equalTo: cardView.leftAnchor)
  private lazy var contentRight = contentView.rightAnchor.constraint(equalTo: cardView.rightAnchor)
  private var edges: [NSLayoutConstraint] = []

  /// Counts the calls of `show` and `hide`, so that a call notices that another has come while it called back.
  private var callCount = 0
  /// Counts the animations, so that the end of a superseded one is told from that of the last.
  private var animationCount = 0
  private var isAnimating = false
  /// The state that is there, or that the animation leads to.
  private var isHeadedToShown = false
  /// What had a screen reader's focus before the modal was shown.
  private weak var formerFocus: AnyObject?
  private var pendingCompletion: (() -> Void)?

  /// Creates a modal that is not shown. The frame holds until the modal is added to a superview, which it then fills.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a modal from an archive, such as a nib; it is not shown.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Showing and hiding

  /// Shows the modal: it slides up, or, where motion is to be reduced, fades in.
  ///
  /// A call while the modal is on its way down turns it round from where it is. The completion is called once: when the
  /// modal has arrived, or, if another `show` or `hide` supersedes this one, at once when that is called. If there is
  /// nothing left to do, it is called before this returns.
  open func show(_ animated: Bool = true, completion: (() -> Void)? = nil) {
    move(toShown: true, animated: animated, completion: completion)
  }

  /// Shows the modal: `show(_:completion:)` with the label that UIKit's own methods have.
  public func show(animated: Bool, completion: (() -> Void)? = nil) {
    show(animated, completion: completion)
  }

  /// Hides the modal: it slides down, or, where motion is to be reduced, fades out.
  ///
  /// A call while the modal is on its way up turns it round from where it is. The completion is called once: when the
  /// modal has left, or, if another `show` or `hide` supersedes this one, at once when that is called. If there is
  /// nothing left to do, it is called before this returns.
  open func hide(_ animated: Bool = true, completion: (() -> Void)? = nil) {
    move(toShown: false, animated: animated, completion: completion)
  }

  /// Hides the modal: `hide(_:completion:)` with the label that UIKit's own methods have.
  public func hide(animated: Bool, completion: (() -> Void)? = nil) {
    hide(animated, completion: completion)
  }

  /// Hides the modal: another name for `hide(_:completion:)`.
  public func dismiss(_ animated: Bool = true, completion: (() -> Void)? = nil) {
    hide(animated, completion: completion)
  }

  /// Hides the modal: another name for `hide(animated:completion:)`.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    hide(animated, completion: completion)
  }

  private func move(toShown shown: Bool, animated: Bool, completion: (() -> Void)?) {
    let superseded = pendingCompletion
    pendingCompletion = completion
    callCount += 1
    let call = callCount
    if shown, !isShowing {
      formerFocus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    }
    isShowing = shown
    superseded?()
    // The superseded call's completion may have called `show` or `hide` itself; then that call is the last.
    guard call == callCount else { return }
    if !animated || animationDuration <= 0 {
      jump()
    } else if needsSwap {
      animate()
    } else if !isAnimating {
      finish()
    }
    // Otherwise the call repeats the one before, and waits for the animation that runs.
  }

  /// Whether what is there, or animated to, is the other state.
  private var needsSwap: Bool { isHeadedToShown != isShowing }

  /// Makes the constraint of the wanted state the active one; the order keeps the two from ever meeting.
  private func swapConstraints() {
    guard showConstraint.isActive != isShowing else { return }
    let (leaving, coming) = isShowing ? (hideConstraint, showConstraint) : (showConstraint, hideConstraint)
    leaving.isActive = false
    coming.isActive = true
  }

  private func animate() {
    // What is waiting to be laid out belongs to the state before, and must not be swept along by the animation.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    isHeadedToShown = isShowing
    let isFade = UIAccessibility.isReduceMotionEnabled
    if isFade {
      beginFade()
    } else {
      swapConstraints()
    }
    isHidden = false
    isAnimating = true
    animationCount += 1
    let animation = animationCount
    UIView.animate(
      withDuration: animationDuration, delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction],
      animations: { if isFade { self.fade() } else { self.settle() } },
      completion: { _ in
        if animation == self.animationCount { self.finish() }
      })
  }

  /// Goes to the end without an animation, and ends those that run.
  private func jump() {
    animationCount += 1
    isHeadedToShown = isShowing
    swapConstraints()
    for view in [backdropView, slideView] { view.layer.removeAllAnimations() }
    UIView.performWithoutAnimation { settle() }
    finish()
  }

  /// Gives backdrop and slide view the values of the state that was asked for.
  private func settle() {
    backdropView.alpha = isShowing ? 1 : 0
    slideView.alpha = 1
    layoutIfNeeded()
  }

  /// Where motion is to be reduced, the card fades at its place.
  private func beginFade() {
    guard isShowing, !showConstraint.isActive else { return }
    swapConstraints()
    UIView.performWithoutAnimation {
      slideView.alpha = 0
      layoutIfNeeded()
    }
  }

  private func fade() {
    for view in [backdropView, slideView] { view.alpha = isShowing ? 1 : 0 }
  }

  private func finish() {
    isAnimating = false
    isHidden = !isShowing
    // A card that has faded out goes below.
    if showConstraint.isActive != isShowing {
      swapConstraints()
      UIView.performWithoutAnimation { settle() }
    }
    moveFocus()
    let completion = pendingCompletion
    pendingCompletion = nil
    completion?()
  }

  // MARK: Accessibility

  /// Hides the modal where it is shown.
  open override func accessibilityPerformEscape() -> Bool {
    guard isShowing else { return super.accessibilityPerformEscape() }
    hide()
    return true
  }

  /// Brings a screen reader's focus in, or back.
  private func moveFocus() {
    guard accessibilityViewIsModal != isShowing else { return }
    accessibilityViewIsModal = isShowing
    UIAccessibility.post(notification: .screenChanged, argument: isShowing ? contentView : formerFocus)
    if !isShowing { formerFocus = nil }
  }

  // MARK: Layout

  /// Pins the modal to its new superview; a frame that it had before no longer counts.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    NSLayoutConstraint.deactivate(edges)
    edges = []
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    edges = [
      named("ModalView.top", topAnchor.constraint(equalTo: superview.topAnchor)),
      named("ModalView.left", leftAnchor.constraint(equalTo: superview.leftAnchor)),
      named("ModalView.right", rightAnchor.constraint(equalTo: superview.rightAnchor)),
      named("ModalView.bottom", bottomAnchor.constraint(equalTo: superview.bottomAnchor)),
    ]
    NSLayoutConstraint.activate(edges)
  }

  /// Keeps the card within the safe area of the modal. That of the slide view is no guide: it changes while it slides.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInsets()
  }

  private func updateInsets() {
    let safe = safeAreaInsets
    cardTop.constant = safe.top
    cardBottom.constant = -safe.bottom
    cardWidth.constant = -2 * cardInset
    contentLeft.constant = max(0, safe.left - cardInset)
    contentRight.constant = -max(0, safe.right - cardInset)
  }

  private func setUp() {
    backgroundColor = .clear
    clipsToBounds = true
    isHidden = true

    backdropColor = UIColor.black.withAlphaComponent(0.8)
    backdropView.alpha = 0
    cardColor = .white
    cardView.layer.masksToBounds = true
    cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    cornerRadius = 40

    add(backdropView, to: self)
    add(slideView, to: self)
    add(cardView, to: slideView)
    add(contentView, to: cardView)
    add(fillerView, to: slideView)

    updateInsets()
    // In a container with no room for the safe area and the insets, the card and its content give way.
    let fillerBottom = fillerView.bottomAnchor.constraint(equalTo: slideView.bottomAnchor)
    for constraint in [cardBottom, cardWidth, contentLeft, contentRight, fillerBottom] {
      constraint.priority = UILayoutPriority(999)
    }
    NSLayoutConstraint.activate([
      backdropView.topAnchor.constraint(equalTo: topAnchor),
      backdropView.leftAnchor.constraint(equalTo: leftAnchor),
      backdropView.rightAnchor.constraint(equalTo: rightAnchor),
      backdropView.bottomAnchor.constraint(equalTo: bottomAnchor),
      slideView.widthAnchor.constraint(equalTo: widthAnchor),
      slideView.heightAnchor.constraint(equalTo: heightAnchor),
      slideView.centerXAnchor.constraint(equalTo: centerXAnchor),
      hideConstraint,
      cardTop, cardBottom, cardWidth,
      cardView.centerXAnchor.constraint(equalTo: slideView.centerXAnchor),
      contentView.topAnchor.constraint(equalTo: cardView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: cardView.bottomAnchor),
      contentLeft, contentRight,
      fillerView.topAnchor.constraint(equalTo: cardView.bottomAnchor),
      fillerBottom,
      fillerView.widthAnchor.constraint(equalTo: cardView.widthAnchor),
      fillerView.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
    ])
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  private func named(_ identifier: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.identifier = identifier
    return constraint
  }
}
