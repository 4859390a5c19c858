/// The properties of `CAMediaTiming`, as a layer and an animation keep them.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed

  /// An animation's: without a duration it takes the transaction's.
  static let animation = MediaTiming(duration: 0)
  /// A layer's: it lives on.
  static let layer = MediaTiming(duration: .infinity)
}
