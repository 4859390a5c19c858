/// How an object in a hierarchy of time spaces maps its parent's time to its own.
///
/// Local time is `(parent time − beginTime) · speed + timeOffset`.
/// Specified by <https://developer.apple.com/documentation/quartzcore/camediatiming>.
public protocol CAMediaTiming {
  /// When the object begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles are played; 0 means that it says nothing.
  var repeatCount: Float { get set }
  /// How long cycles are played, in seconds of local time; 0 means that it says nothing.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by the same backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
