/// A timing curve that is the way of a damped spring.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uispringtimingparameters>.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// What describes the spring.
  private enum Shape {
    /// It comes to rest within the animator's duration.
    case dampingRatio(CGFloat)
    /// It takes the time that it takes.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// It takes the time that it takes, and may be slower than one that just does not swing.
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let shape: Shape
  /// How fast what moves is at the start, across and down, in whole distances a second.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uispringtimingparameters/initialvelocity>: a property
  /// of one number takes `dx`.
  public let initialVelocity: CGVector

  /// UIKit's own spring, which does not swing and takes half a second.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init()>: its damping ratio is
  /// 4.56. As Core Animation does unless it is told otherwise, a spring that is damped beyond 1 moves as with 1.
  public override init() {
    shape = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that comes to rest within the animator's duration; a ratio of 1 does not swing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(dampingratio:initialvelocity:)>.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .dampingRatio(ratio.isFinite ? ratio : 1)
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring that comes to rest within the animator's duration, from a standstill.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(dampingratio:)>.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics; it takes its own time, whatever the animator's duration. Mass and stiffness that are not
  /// above 0 and a damping below 0 are taken for those of `init()`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(mass:stiffness:damping:initialvelocity:)>.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let isPlausible = mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite
    shape =
      isPlausible
      ? .physical(mass: mass, stiffness: stiffness, damping: damping)
      : .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring by its perceived duration in seconds and its bounce, -1 to 1; it takes its own time. Below 0 it is overdamped.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(duration:bounce:initialvelocity:)>.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 0.99)
    shape = .perceptual(duration: duration > 0 && duration.isFinite ? duration : 0.5, bounce: bounce)
    self.initialVelocity = Self.finite(initialVelocity)
    super.init()
  }

  /// A spring by its perceived duration in seconds and its bounce, from a standstill.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uispringtimingparameters/init(duration:bounce:)>.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIDampingRatio") {
      shape = .dampingRatio(number("UIDampingRatio"))
    } else if coder.containsValue(forKey: "UIBounce") {
      let (duration, bounce) = (coder.decodeDouble(forKey: "UIDuration"), number("UIBounce"))
      guard duration > 0, duration.isFinite, abs(bounce) < 1 else { return nil }
      shape = .perceptual(duration: duration, bounce: bounce)
    } else {
      let (mass, stiffness, damping) = (number("UIMass"), number("UIStiffness"), number("UIDamping"))
      guard mass > 0, stiffness > 0, damping >= 0 else { return nil }
      shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
    }
    initialVelocity = Self.finite(CGVector(dx: number("UIInitialVelocityX"), dy: number("UIInitialVelocityY")))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    switch shape {
    case .dampingRatio(let ratio): coder.encode(Double(ratio), forKey: "UIDampingRatio")
    case .perceptual(let duration, let bounce):
      coder.encode(duration, forKey: "UIDuration")
      coder.encode(Double(bounce), forKey: "UIBounce")
    case .physical(let mass, let stiffness, let damping):
      coder.encode(Double(mass), forKey: "UIMass")
      coder.encode(Double(stiffness), forKey: "UIStiffness")
      coder.encode(Double(damping), forKey: "UIDamping")
    }
    coder.encode(Double(initialVelocity.dx), forKey: "UIInitialVelocityX")
    coder.encode(Double(initialVelocity.dy), forKey: "UIInitialVelocityY")
  }

  /// The parameters themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private static func finite(_ velocity: CGVector) -> CGVector {
    CGVector(dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
  }

  /// The springs across and down, and how long they take.
  func makeSprings(duration: TimeInterval) -> (x: Spring, y: Spring, duration: TimeInterval) {
    switch shape {
    case .dampingRatio(let ratio):
      guard duration > 0 else {
        let spring = Spring(frequency: 1, dampingRatio: 1)
        return (spring, spring, 0)
      }
      func spring(_ velocity: CGFloat) -> Spring {
        Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
      }
      return (spring(initialVelocity.dx), spring(initialVelocity.dy), duration)
    case .physical(let mass, let stiffness, let damping):
      let critical = 2 * (stiffness * mass).squareRoot()
      func spring(_ velocity: CGFloat) -> Spring {
        Spring(mass: mass, stiffness: stiffness, damping: min(damping, critical), initialVelocity: velocity)
      }
      return resting(spring(initialVelocity.dx), spring(initialVelocity.dy))
    case .perceptual(let perceived, let bounce):
      func spring(_ velocity: CGFloat) -> Spring {
        Spring(duration: perceived, bounce: bounce, initialVelocity: velocity)
      }
      return resting(spring(initialVelocity.dx), spring(initialVelocity.dy))
    }
    func resting(_ x: Spring, _ y: Spring) -> (x: Spring, y: Spring, duration: TimeInterval) {
      // Without damping a spring never rests: the animator's own duration ends it.
      let settling = max(x.settlingDuration(), y.settlingDuration())
      return (x, y, settling.isFinite ? settling : duration)
    }
  }
}
