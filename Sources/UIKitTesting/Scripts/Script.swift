/// What a person does to an app, in seconds from its start: taps, drags, turns of the device, keys.
///
/// A script is written as a JSON list of steps:
///
/// ```json
/// [
///   {"t": 0.5, "tap": [160, 240]},
///   {"t": 1, "drag": [[160, 400], [160, 100]], "duration": 0.3},
///   {"t": 2, "rotate": "landscapeLeft"},
///   {"t": 3, "resize": [768, 1024]},
///   {"t": 4, "key": "escape"},
///   {"t": 5, "background": true}
/// ]
/// ```
///
/// Points are in the coordinate space of the window at the time of the step. Steps may stand in any order and may
/// overlap; steps at the same time happen in the order of the list. No page of Apple's specifies it: it is ours.
public struct Script: Sendable, Hashable {
  /// The steps in the order they were written.
  public var steps: [Step]

  /// A script of the given steps, which are trusted: `init(json:)` is what validates. A time or duration that is
  /// negative or more than `maximumTime` stops the program when the script is played.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The time at which the last step has ended, in seconds from the start; 0 for an empty script.
  public var duration: TimeInterval {
    steps.reduce(0) { max($0, $1.time + $1.action.duration) }
  }
}

extension Script {
  /// One thing that a person does.
  public struct Step: Sendable, Hashable {
    /// When it begins, in seconds from the start.
    public var time: TimeInterval
    /// What it is.
    public var action: Action

    /// A step that begins `time` seconds from the start.
    public init(at time: TimeInterval, _ action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The kinds of step.
  public enum Action: Sendable, Hashable {
    /// A finger touches the point, in the window's space, and leaves at once.
    case tap(CGPoint)
    /// A finger moves from the first point to the second in a straight line at a steady speed.
    case drag(from: CGPoint, to: CGPoint, duration: TimeInterval)
    /// The device is turned.
    case rotate(UIInterfaceOrientation)
    /// The scene takes another size, in points.
    case resize(CGSize)
    /// A key goes down and up.
    case key(TestKey)
    /// The app leaves the foreground (`true`) or comes back to it (`false`).
    case background(Bool)

    /// How long the step takes, in seconds: 0 but for a drag.
    public var duration: TimeInterval {
      if case .drag(_, _, let duration) = self { duration } else { 0 }
    }
  }
}
