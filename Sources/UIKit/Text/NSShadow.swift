/// A shadow of letters, for the attribute `shadow`.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nsshadow>.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// How far the shadow lies from the letters, in points, down and to the right; on them at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsshadow/shadowoffset>.
  open var shadowOffset = CGSize.zero

  /// How far the shadow is blurred, in points; 0, the first value, leaves it sharp. Its standard deviation is half of it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsshadow/shadowblurradius>.
  open var shadowBlurRadius: CGFloat = 0

  /// The `UIColor` of the shadow, at first black at a third of its opacity; nil draws none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsshadow/shadowcolor>.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A sharp shadow on the letters.
  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else {
      return false
    }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
