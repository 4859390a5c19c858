/// The part of a view that the keyboard covers. While none is on the screen the guide lies at the bottom of the view.
///
/// It moves as the keyboard does, in its animation, and is near the bottom and away from the other edges, as Apple says of
/// a keyboard that is docked.
/// Specified by <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private final class Entry {
    weak var guide: UIKeyboardLayoutGuide?

    init(_ guide: UIKeyboardLayoutGuide) {
      self.guide = guide
    }
  }

  private static var entries: [Entry] = []

  private final var topAtSafeArea: NSLayoutConstraint?
  /// Keeps the top a number of points above the bottom of the view.
  private final var topAtBottom: NSLayoutConstraint?

  /// Whether the guide would follow a keyboard that is not docked; false unless set. Keyboards are docked here.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/followsundockedkeyboard>.
  open var followsUndockedKeyboard = false

  /// Whether the guide, while no keyboard covers more, reaches up to the safe area's bottom, instead of being a line at
  /// the view's; true unless set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea>.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { refresh() } }
  }

  /// Becomes the guide of a view, which owns it already.
  final func follow(_ view: UIView) {
    let safeArea = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    let bottom = topAnchor.constraint(equalTo: view.bottomAnchor)
    topAtSafeArea = safeArea
    topAtBottom = bottom
    let sides = [
      bottomAnchor.constraint(equalTo: view.bottomAnchor), leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
    ]
    for constraint in sides + [safeArea, bottom] { constraint.identifier = "keyboard" }
    NSLayoutConstraint.activate(sides)
    Self.entries.append(Entry(self))
    refresh()
  }

  /// The keyboard is moving to another place, which takes so many seconds.
  static func keyboardMoves(within duration: TimeInterval) {
    refreshAll()
    let windows = entries.compactMap { $0.guide?.owningView?.window }
    guard !windows.isEmpty else { return }
    UIView.animate(withDuration: duration) { for window in windows { window.layoutIfNeeded() } }
  }

  /// Brings the guides to where the keyboard is, and where their views are.
  static func refreshAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.guide == nil }
    for entry in entries { entry.guide?.refresh() }
  }

  private final func refresh() {
    guard let view = owningView, let topAtSafeArea, let topAtBottom else { return }
    let covered = view.heightCoveredByKeyboard
    let wantsSafeArea = usesBottomSafeArea && covered <= view.safeAreaInsets.bottom
    if topAtBottom.constant != -covered { topAtBottom.constant = -covered }
    guard topAtSafeArea.isActive != wantsSafeArea || topAtBottom.isActive == wantsSafeArea else { return }
    (wantsSafeArea ? topAtBottom : topAtSafeArea).isActive = false
    (wantsSafeArea ? topAtSafeArea : topAtBottom).isActive = true
  }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide>.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeLayoutState
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    state.keyboardGuide = guide
    addLayoutGuide(guide)
    guide.follow(self)
    return guide
  }
}
