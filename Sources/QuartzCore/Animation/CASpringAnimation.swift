/// An animation between two values on a damped spring.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation>.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; must be above 0.
  open var mass: CGFloat = 1
  /// The spring's stiffness; must be above 0.
  open var stiffness: CGFloat = 100
  /// The friction; must not be below 0.
  open var damping: CGFloat = 10
  /// Velocity at the start, in whole distances per second; negative is away from the goal.
  open var initialVelocity: CGFloat = 0
  /// Whether friction beyond what keeps the spring from swinging makes it slower; false unless set.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation/allowsoverdamping>.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// A spring of a perceived duration (seconds) and a bounce (−1…1; 0 does not swing). Below 0 it is overdamped. Numbers out
  /// of range are moved into it.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation/init(perceptualduration:bounce:)>.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = perceptualDuration > 0 && perceptualDuration.isFinite ? perceptualDuration : 0.5
    let spring = Spring(duration: duration, bounce: min(max(bounce.isNaN ? 0 : bounce, -0.999), 1))
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
    allowsOverdamping = bounce < 0
  }

  /// How long the spring seems to take, in seconds, without a swing.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation/perceptualduration>.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// How much the spring swings: 0 not at all, 1 without end, below 0 it is slower.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation/bounce>.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How long until the spring has come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  private var spring: Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    return Spring(
      mass: mass, stiffness: stiffness,
      damping: allowsOverdamping ? damping : min(damping, critical),
      initialVelocity: initialVelocity)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CASpringAnimation
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  override func values(_ target: AnimatableKeyPath, _ layer: CALayer) -> AnimationTrack.Values {
    let values = super.values(target, layer)
    guard mass > 0, stiffness > 0, damping >= 0, case .between(let ends) = values else { return values }
    return .spring(ends, spring)
  }
}
