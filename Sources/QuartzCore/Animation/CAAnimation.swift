/// A change of a layer over time. A layer copies the animation that is added to it.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimation>.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  private var timing = MediaTiming.animation

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Seconds; 0 takes the transaction's duration when the animation is added.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Paces a cycle; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end. Apple keeps it strongly, and so do we.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caanimation/delegate>.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation once its time has run out.
  open var isRemovedOnCompletion = true
  /// The frame rates that are wanted while the animation runs; the display makes no more frames than any running animation
  /// wants.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/caanimation/preferredframeraterange>.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  private var keptValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeInstance()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.keptValues = keptValues
    return copy
  }

  /// The value of a property by its name, or what was kept under a key of the app's own: an animation takes any, and copies
  /// keep them.
  ///
  /// Apple's page: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>.
  open func value(forKey key: String) -> Any? {
    KeyedProperty.find(key, in: type(of: self)).map { $0.get(self) } ?? keptValues[key]
  }

  /// Sets a property by its name, or keeps a value under a key of the app's own, where nil forgets it; a value of the wrong
  /// type raises, and nothing changes.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let own = KeyedProperty.find(key, in: type(of: self)) else {
      keptValues[key] = value
      return
    }
    guard let set = own.set, set(self, value) else {
      raise("NSInvalidArgumentException", "\(String(describing: value)) is no value for \(key) of \(self)")
      return
    }
  }

  /// As the action of a layer: adds the animation under the name of the event. Another object is ignored, as Apple does.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The length of a cycle where neither the animation nor the transaction gives one.
  var naturalDuration: CFTimeInterval? { nil }

  /// What the animation does, ready for evaluation. `layer` has its model values.
  func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] { [] }
}
