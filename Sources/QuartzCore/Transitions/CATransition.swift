/// The key of a layer's transition, whatever key it is added with.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/kcatransition>.
public let kCATransition = "transition"

/// An animation from what a layer showed when it was added to what the layer then shows, sublayers included.
///
/// Without a duration and a pace it takes those of the transaction. Type and subtype that are none of Core Animation's
/// fade, or come from the right.
/// Specified by <https://developer.apple.com/documentation/quartzcore/catransition>.
open class CATransition: CAAnimation {
  /// How it looks; a fade unless set.
  open var type: CATransitionType = .fade
  /// From which side it comes, for the types that move; from the right unless set.
  open var subtype: CATransitionSubtype?
  /// The part of the whole transition at which it begins, 0...1.
  open var startProgress: Float = 0
  /// The part of the whole transition at which it ends, 0...1, not before the start.
  open var endProgress: Float = 1

  /// An effect that only UIKit has, in place of the type.
  package var effect: TransitionEffect?
  /// Whether the layer's further changes and animations show while it lasts.
  package var showsChanges = true

  public override init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CATransition
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.effect = effect
    copy.showsChanges = showsChanges
    return copy
  }

  var shownEffect: TransitionEffect {
    if let effect { return effect }
    let direction: SIMD2<Double> =
      switch subtype {
      case .fromLeft: SIMD2(-1, 0)
      case .fromTop: SIMD2(0, 1)
      case .fromBottom: SIMD2(0, -1)
      default: SIMD2(1, 0)
      }
    switch type {
    case .moveIn: return .moveIn(from: direction)
    case .push: return .push(from: direction)
    case .reveal: return .reveal(from: direction)
    default: return .fade
    }
  }
}
