/// Is told when a dynamic animator comes to rest and goes on.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate>.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Items are about to move.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatorwillresume(_:)>.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items have come to rest.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatordidpause(_:)>.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
