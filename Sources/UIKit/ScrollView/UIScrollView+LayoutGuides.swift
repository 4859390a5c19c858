extension UIScrollView {
  /// The content: constraints to it give the content its size.
  ///
  /// Constraints from the content to the scroll view's own edges mean the same; those to its width, height and centre mean
  /// its frame. Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>.
  public final var contentLayoutGuide: UILayoutGuide {
    if let storedContentGuide { return storedContentGuide }
    let guide = UILayoutGuide(role: .scrolledContent)
    guide.identifier = "UIScrollView-contentLayoutGuide"
    storedContentGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// The part of the content that is seen: it does not move with the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>.
  public final var frameLayoutGuide: UILayoutGuide {
    if let storedFrameGuide { return storedFrameGuide }
    let guide = UILayoutGuide(role: .scrollFrame)
    guide.identifier = "UIScrollView-frameLayoutGuide"
    storedFrameGuide = guide
    addLayoutGuide(guide)
    return guide
  }

  /// After a layout: the content has the size that the constraints give it.
  final func takeSizeFromContentGuide() {
    guard let node = storedContentGuide?.node, node.isInstalled, let engine = node.liveEngine else { return }
    let size = engine.rect(of: node).roundedToPixels(of: self).size
    // A pinch scales what the constraints give.
    if size != storedContentSize, delegate?.viewForZooming(in: self) == nil || currentZoomScale == 1 {
      setContentSize(size)
      keepWithinContent()
    }
  }

  /// The part that is seen is another.
  final func frameGuideDidMove() {
    guard let node = storedFrameGuide?.node, node.isInstalled, let engine = node.liveEngine else { return }
    engine.scrollFrameDidMove(node, to: bounds.origin)
  }
}
