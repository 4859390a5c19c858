/// A timer in step with the display's frames.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink>. The form with a target and a
/// selector is UIKit's to add, where selectors are. A link fires in the frame pipeline, before that frame's animations
/// and layout.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  private var isAdded = false
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

  /// Calls `action` at each frame once it is added.
  package init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// Starts the calls. There is one loop of frames, so that run loop and mode are not asked for in this form.
  package func start() {
    guard !isAdded else { return }
    isAdded = true
    DisplayLinks.add(self)
  }

  /// Ends the calls for good and releases what the link holds on to.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate()>.
  open func invalidate() {
    guard isAdded else { return }
    isAdded = false
    DisplayLinks.remove(self)
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
