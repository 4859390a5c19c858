/// What a class of popovers' backgrounds tells of its measures.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods>.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow where it joins the balloon, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods/arrowbase()>.
  static func arrowBase() -> CGFloat

  /// What the content keeps from the edges of the balloon, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods/contentviewinsets()>.
  static func contentViewInsets() -> UIEdgeInsets

  /// How far the arrow reaches out of the balloon, in points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods/arrowheight()>.
  static func arrowHeight() -> CGFloat
}

/// The base of a popover's background of one's own: a view behind the content that draws the balloon and its arrow.
///
/// A subclass overrides all properties and methods here but `wantsDefaultContentAppearance`, and calls none of them by
/// `super`: to do so raises `NSInternalInconsistencyException`. UIKit sets its frame, which has room for the arrow.
/// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of its side, in points, to the right or down.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview/arrowoffset>.
  open var arrowOffset: CGFloat {
    get {
      Self.mustOverride("arrowOffset")
      return 0
    }
    set { Self.mustOverride("setArrowOffset:") }
  }

  /// Where the arrow points.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview/arrowdirection>.
  open var arrowDirection: UIPopoverArrowDirection {
    get {
      Self.mustOverride("arrowDirection")
      return .unknown
    }
    set { Self.mustOverride("setArrowDirection:") }
  }

  /// Whether the content has the corners that the system gives it; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview/wantsdefaultcontentappearance>.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowBase() -> CGFloat {
    mustOverride("arrowBase")
    return 0
  }

  open class func contentViewInsets() -> UIEdgeInsets {
    mustOverride("contentViewInsets")
    return .zero
  }

  open class func arrowHeight() -> CGFloat {
    mustOverride("arrowHeight")
    return 0
  }

  private static func mustOverride(_ name: String) {
    raise("NSInternalInconsistencyException", "\(self) must override \(name) of UIPopoverBackgroundView.")
  }
}
