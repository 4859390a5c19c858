/// What few views have; made when first needed, so that a plain view stays small.
final class ViewExtras {
  var tintColor: UIColor?
  var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  var mask: UIView?
  /// How many animators let touches find the view where it is shown.
  var presentedHitCount = 0
  var margins: NSDirectionalEdgeInsets?
  /// The margins that a view which preserves its superview's was told of last.
  var toldMargins: UIEdgeInsets?
  var motionEffects: [UIMotionEffect] = []
  /// The animations that show the motion effects.
  var motionPlacements: [TimelinePlacement] = []
  var interactions: [any UIInteraction] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var accessibilityIdentifier: String?
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var traitOverrides = UITraitOverrides()
  var traitChangeRegistry: TraitChangeRegistry?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
}

extension UIView {
  /// The extras, made if there are none.
  final var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
