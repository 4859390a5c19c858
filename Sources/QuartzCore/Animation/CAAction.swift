/// What a layer does when something happens to it, above all when a property changes.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caaction>.
public protocol CAAction: AnyObject {
  /// Acts on an event of `anObject`, a layer. The property has its new value by then.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` stands for no action and does nothing.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
