extension UIView {
  /// What `snapshotView` does, unless a subclass does something else.
  final func plainSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: nil, sized: bounds.size, afterScreenUpdates: afterUpdates)
  }

  /// What `resizableSnapshotView` does, unless a subclass does something else.
  final func plainResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let rect = rect.standardized
    guard let snapshot = snapshot(of: rect, sized: rect.size, afterScreenUpdates: afterUpdates) else { return nil }
    if capInsets != .zero {
      let (left, top) = (max(capInsets.left, 0) / rect.width, max(capInsets.top, 0) / rect.height)
      let (right, bottom) = (max(capInsets.right, 0) / rect.width, max(capInsets.bottom, 0) / rect.height)
      snapshot.storedLayer.contentsCenter = CGRect(
        x: min(left, 1), y: min(top, 1), width: max(1 - left - right, 0), height: max(1 - top - bottom, 0))
    }
    return snapshot
  }

  /// A view with a picture of a rectangle, or of the bounds as they are in the frame that is shown; nil without an area.
  private func snapshot(of rect: CGRect?, sized size: CGSize, afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard (rect ?? bounds).isFinite, size.width > 0, size.height > 0 else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    let scale = (storedWindow?.screen ?? UIScreen.main).scale
    guard let picture = snapshotPicture(of: rect, scale: scale, afterScreenUpdates: afterUpdates) else {
      return snapshot
    }
    snapshot.contentScaleFactor = scale
    snapshot.storedLayer.contents = CGImage(bitmap: picture)
    return snapshot
  }

  /// What `drawHierarchy` does, unless a subclass does something else.
  @discardableResult
  final func plainDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty, !bounds.isEmpty else {
      return false
    }
    // The picture has the pixels that the context will show of it.
    let device = context.convertToDeviceSpace(CGRect(origin: rect.origin, size: rect.size))
    let scale = max(device.width / bounds.width, device.height / bounds.height)
    guard scale > 0, scale.isFinite,
      let picture = snapshotPicture(of: nil, scale: scale, afterScreenUpdates: afterUpdates)
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

  private func snapshotPicture(of rect: CGRect?, scale: CGFloat, afterScreenUpdates: Bool) -> Bitmap? {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    if afterScreenUpdates {
      rootView.layoutIfNeeded()
      return storedLayer.picture(of: rect ?? bounds, scale: scale, at: CACurrentMediaTime())
    }
    guard storedWindow != nil, storedLayer.isShown else { return nil }
    let time = ShownLayers.frameTime ?? CACurrentMediaTime()
    return ShownLayers.withLastFrame {
      storedLayer.picture(of: rect ?? storedLayer.bounds, scale: scale, at: time, displaysPending: false)
    }
  }
}
