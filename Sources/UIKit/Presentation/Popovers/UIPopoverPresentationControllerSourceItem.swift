/// What a popover can point at.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The item's rectangle in the coordinates of a view; nil if it is not in the same window.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem/frame(in:)>.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in the coordinates of another; nil if that is not in the same window.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem/frame(in:)>.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}
