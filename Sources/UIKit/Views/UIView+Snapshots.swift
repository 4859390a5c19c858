extension UIView {
  /// A view that shows what this one shows now, of the same size at the origin; it does not change later.
  ///
  /// Animations are caught where they are. With `afterScreenUpdates`, what waits for layout or a drawing gets it first;
  /// without, it shows the contents that it last had, and a view that no frame has shown yet gives a view without content.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)>.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what a rectangle of this one shows now; when it is resized, the edges that the insets tell keep
  /// their size. Nil of a rectangle without an area.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)>.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let scale = (storedWindow?.screen ?? UIScreen.main).scale
    guard let picture = snapshotPicture(of: rect, scale: scale, afterScreenUpdates: afterUpdates) else {
      return snapshot
    }
    snapshot.contentScaleFactor = scale
    snapshot.storedLayer.contents = CGImage(bitmap: picture)
    if capInsets != .zero {
      let (left, top) = (max(capInsets.left, 0) / rect.width, max(capInsets.top, 0) / rect.height)
      let (right, bottom) = (max(capInsets.right, 0) / rect.width, max(capInsets.bottom, 0) / rect.height)
      snapshot.storedLayer.contentsCenter = CGRect(
        x: min(left, 1), y: min(top, 1), width: max(1 - left - right, 0), height: max(1 - top - bottom, 0))
    }
    return snapshot
  }

  /// Draws what the view and its subviews show now into a rectangle of the current context, the view's bounds scaled to
  /// it. False without a context, and where something of the view has never been drawn.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)>.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty, !bounds.isEmpty else {
      return false
    }
    // The picture has the pixels that the context will show of it.
    let device = context.convertToDeviceSpace(CGRect(origin: rect.origin, size: rect.size))
    let scale = max(device.width / bounds.width, device.height / bounds.height)
    guard scale > 0, scale.isFinite,
      let picture = snapshotPicture(of: bounds, scale: scale, afterScreenUpdates: afterUpdates)
    else { return false }
    context.saveGState()
    // The last row and column may reach beyond the bounds by a fraction of a pixel.
    let width = CGFloat(picture.width) / scale * (rect.width / bounds.width)
    let height = CGFloat(picture.height) / scale * (rect.height / bounds.height)
    let place = CGRect(x: rect.minX, y: rect.minY, width: width, height: height)
    context.drawUpright(CGImage(bitmap: picture), in: place)
    context.restoreGState()
    return true
  }

  private func snapshotPicture(of rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> Bitmap? {
    if afterScreenUpdates {
      rootView.layoutIfNeeded()
    } else if storedWindow == nil || !storedLayer.isShown {
      return nil
    }
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    return storedLayer.picture(
      of: rect, scale: scale, at: CACurrentMediaTime(), displaysPending: afterScreenUpdates)
  }
}
