/// Hears what a scroll view does.
///
/// Every method is optional. Specified by <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)>.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidzoom(_:)>.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindragging(_:)>.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lets go; the velocity is in points a millisecond, and the target, where the content is to come to rest, may
  /// be changed.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)>.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The finger has let go.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)>.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to slow down.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbegindecelerating(_:)>.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest, or was caught.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)>.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the content offset is over.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)>.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that grows and shrinks; nil, the default, forbids zooming.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)>.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to zoom.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillbeginzooming(_:with:)>.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming is over, bouncing back included.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)>.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The adjusted content inset changed.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)>.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// A subclass may have a method that the class which says it conforms has not, and a proxy may forward the message: both are
// asked, as Objective-C does.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewDidScroll:", self, [scrollView])
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewDidZoom:", self, [scrollView])
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewWillBeginDragging:", self, [scrollView])
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    _SelectorRuntime.tell(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", self, [scrollView, velocity, targetContentOffset])
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    _SelectorRuntime.tell("scrollViewDidEndDragging:willDecelerate:", self, [scrollView, decelerate])
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewWillBeginDecelerating:", self, [scrollView])
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewDidEndDecelerating:", self, [scrollView])
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewDidEndScrollingAnimation:", self, [scrollView])
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    _SelectorRuntime.optionalAnswer("viewForZoomingIn:", of: self, [scrollView])
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    _SelectorRuntime.tell("scrollViewWillBeginZooming:with:", self, [scrollView, view])
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    _SelectorRuntime.tell("scrollViewDidEndZooming:with:atScale:", self, [scrollView, view, scale])
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    _SelectorRuntime.tell("scrollViewDidChangeAdjustedContentInset:", self, [scrollView])
  }
}
