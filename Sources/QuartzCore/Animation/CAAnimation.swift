/// A change of a layer over time. A layer copies the animation that is added to it.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimation>.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 takes the transaction's duration when the animation is added.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// Paces a cycle; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end. Apple keeps it strongly, and so do we.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caanimation/delegate>.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation once its time has run out.
  open var isRemovedOnCompletion = true

  private var keptValues: [String: Any] = [:]

  public required override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.keptValues = keptValues
    return copy
  }

  /// What was kept under a key: an animation takes any, and copies keep them.
  ///
  /// Apple's page: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>.
  open func value(forKey key: String) -> Any? { keptValues[key] }

  /// Keeps a value under a key; nil forgets it.
  open func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  /// As the action of a layer: adds the animation under the name of the event. Another object is ignored, as Apple does.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The length of a cycle where neither the animation nor the transaction gives one.
  var naturalDuration: CFTimeInterval? { nil }

  /// What the animation does, ready for evaluation. `layer` has its model values.
  func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] { [] }
}
