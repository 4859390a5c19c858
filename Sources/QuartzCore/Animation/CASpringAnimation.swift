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

  public required init() {
    super.init()
  }

  /// A spring of a perceived duration (seconds) and a bounce (−1…1; 0 does not swing).
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caspringanimation/init(perceptualduration:bounce:)>.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
  }

  /// How long until the spring has come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CASpringAnimation
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func values(_ target: AnimatableKeyPath, _ current: SIMD16<Double>) -> AnimationTrack.Values? {
    guard mass > 0, stiffness > 0, damping >= 0,
      case .between(let start, let end)? = super.values(target, current)
    else { return super.values(target, current) }
    return .spring(start, end, spring)
  }
}
