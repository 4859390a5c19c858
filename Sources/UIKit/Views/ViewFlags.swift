/// The booleans of a view, in one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 0)
  static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 1)
  static let isExclusiveTouch = ViewFlags(rawValue: 1 << 2)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
  static let isOpaque = ViewFlags(rawValue: 1 << 4)
  static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 5)
  static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 6)
  /// The class overrides a drawing method.
  static let drawsItself = ViewFlags(rawValue: 1 << 7)
  /// Geometry comes from the constraint engine at this moment and need not go back to it.
  static let isApplyingLayout = ViewFlags(rawValue: 1 << 8)
  /// The background colour is dynamic and follows the traits.
  static let hasDynamicBackground = ViewFlags(rawValue: 1 << 9)
  /// The view or a descendant in its subtree needs the walk that a change of margins makes.
  static let hasCustomMargins = ViewFlags(rawValue: 1 << 11)
  /// The tint of the view is its own.
  static let hasOwnTint = ViewFlags(rawValue: 1 << 12)
  /// The scale of the drawn content is the client's, and not the screen's.
  static let hasOwnScale = ViewFlags(rawValue: 1 << 13)
  /// The superview is a stack view that arranges the view.
  static let isArranged = ViewFlags(rawValue: 1 << 14)

  /// The view's own tint adjustment is not `automatic`.
  static let hasOwnTintAdjustment = ViewFlags(rawValue: 1 << 20)
  /// Layout may place the view without asking it or its layer.
  static let hasPlainGeometry = ViewFlags(rawValue: 1 << 24)
  /// The class leaves the layout of its subviews to UIView.
  static let hasPlainLayout = ViewFlags(rawValue: 1 << 25)

  /// The view is a scroll view, whose edges mean its content in some constraints.
  static let isScrollView = ViewFlags(rawValue: 1 << 28)

  /// The class has no intrinsic content size.
  static let hasNoContentSize = ViewFlags(rawValue: 1 << 27)
  /// The view has safe area insets that are not zero.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 26)

  /// What asks for more than setting a frame when the view moves.
  static let watchedAsSubview: ViewFlags = [.preservesSuperviewLayoutMargins, .hasSafeArea]

  static let initial: ViewFlags = [
    .isUserInteractionEnabled, .autoresizesSubviews, .isOpaque, .insetsLayoutMarginsFromSafeArea,
  ]

  mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
