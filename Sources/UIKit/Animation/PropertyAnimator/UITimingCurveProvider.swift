/// What can say how an animation goes with time.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve, and the seconds that it takes where its spring decides that. Parameters that the type promises but the
  /// provider has not are UIKit's own curve.
  func makeCurve(duration: TimeInterval) -> (curve: TimelineCurve, duration: TimeInterval) {
    let cubic = cubicTimingParameters?.curve
    let spring = springTimingParameters?.makeSprings(duration: duration)
    switch timingCurveType {
    case .spring, .composed:
      guard let spring else { break }
      let pace = timingCurveType == .composed ? cubic : nil
      return (
        TimelineCurve(x: spring.x, y: spring.y, duration: spring.duration, pacedBy: pace), spring.duration
      )
    case .builtin, .cubic: break
    }
    return (TimelineCurve(cubic ?? UIView.AnimationCurve.easeInOut.timingFunction.curve), duration)
  }
}
