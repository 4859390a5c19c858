/// A timer in step with the display's frames.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink>. The form with a target and a
/// selector is UIKit's to add, where selectors are. A link fires in the frame pipeline, before that frame's animations
/// and layout.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  /// The loops and modes that the link was added to.
  private var places: [(loop: RunLoop?, mode: RunLoop.Mode)] = []
  private var isInvalid = false
  private var isAdded: Bool { !places.isEmpty }
  private var nextFire: CFTimeInterval?

  /// The time of the last frame; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between the display's frames; 0 before the first.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether the link rests.
  open var isPaused = false {
    didSet {
      guard oldValue != isPaused else { return }
      nextFire = nil
      DisplayLinks.didChange?()
    }
  }

  /// The wanted rates. Of the rates that the display's rate is a multiple of, the link takes the one closest to the
  /// preferred rate that is not above the maximum.
  open var preferredFrameRateRange: CAFrameRateRange = .default {
    didSet { nextFire = nil }
  }

  /// How many frames a second are wanted; 0 is what the display shows. It stands for a range of this one rate.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframespersecond>.
  open var preferredFramesPerSecond: Int {
    get { Int(pixels: Double(preferredFrameRateRange.preferred ?? 0)) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Calls `action` at each frame once it is added.
  package init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// Starts the calls. There is one loop of frames, so that run loop and mode are not asked for in this form.
  package func start() {
    add(nil, .common)
  }

  /// Starts the calls in a mode of a run loop. There is one loop of frames, which turns in every mode: the link is called
  /// once a frame while it is in at least one.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:)>.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(runloop, mode)
  }

  private func add(_ loop: RunLoop?, _ mode: RunLoop.Mode) {
    guard !isInvalid, !places.contains(where: { $0.loop === loop && $0.mode == mode }) else { return }
    places.append((loop, mode))
    if places.count == 1 { DisplayLinks.add(self) }
  }

  /// Ends the calls in a mode of a run loop; in the last one that is the end of the calls until it is added again.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/remove(from:formode:)>.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let former = places.count
    places.removeAll { $0.loop === runloop && $0.mode == mode }
    if former > 0, places.isEmpty { leave() }
  }

  private func leave() {
    nextFire = nil
    DisplayLinks.remove(self)
  }

  /// Ends the calls for good and releases what the link holds on to.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate()>.
  open func invalidate() {
    isInvalid = true
    guard isAdded else { return }
    places = []
    leave()
  }

  /// How many of the display's frames make one of the link's.
  private func frameInterval(displayInterval: CFTimeInterval) -> Int {
    let displayRate = 1 / displayInterval
    let range = preferredFrameRateRange
    let wanted = (range.preferred ?? 0) > 0 ? Double(range.preferred ?? 0) : Double(range.maximum)
    guard wanted > 0 else { return 1 }
    let ceiling = range.maximum > 0 ? max(Double(range.maximum), wanted) : wanted
    let nearest = max(Int((displayRate / wanted).rounded()), 1)
    return displayRate / Double(nearest) > ceiling + 0.5 ? nearest + 1 : nearest
  }

  /// Fires if the frame at `time` is one of the link's.
  func frame(at time: CFTimeInterval, displayInterval: CFTimeInterval) {
    guard !isPaused, isAdded else { return }
    let tolerance = displayInterval / 4
    if let nextFire, time < nextFire - tolerance { return }
    let step = displayInterval * Double(frameInterval(displayInterval: displayInterval))
    timestamp = time
    targetTimestamp = time + step
    duration = displayInterval
    nextFire = time + step
    action(self)
  }

  var isWaiting: Bool { isAdded && !isPaused }
}
