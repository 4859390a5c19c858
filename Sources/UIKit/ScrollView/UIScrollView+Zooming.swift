/// A change of the scale that goes on.
struct ScrollZoom {
  @MainActor private static var count = 0

  /// Tells it apart from later ones.
  let number: Int
  /// The view that grows.
  var view: UIView
  /// The scale when the fingers came.
  var startScale: CGFloat
  /// The point of the unscaled content that is kept under the fingers.
  var anchor: CGPoint
  var isPinching = true
  var isBouncing = false

  @MainActor init(view: UIView, startScale: CGFloat, anchor: CGPoint, isPinching: Bool = true) {
    Self.count += 1
    number = Self.count
    self.view = view
    self.startScale = startScale
    self.anchor = anchor
    self.isPinching = isPinching
  }
}

extension UIScrollView {
  private static let zoomDuration: TimeInterval = 0.3

  final var currentZoomScale: CGFloat {
    guard let view = delegate?.viewForZooming(in: self) else { return 1 }
    let transform = view.transform
    return hypot(transform.a, transform.b)
  }

  final var isZoomable: Bool { maximumZoomScale > minimumZoomScale && delegate != nil }

  /// There is a pinch recognizer as long as something can be zoomed.
  final func updatePinch() {
    if isZoomable, scrollPinch == nil {
      let pinch = ScrollPinchGestureRecognizer(scrollView: self)
      scrollPinch = pinch
      attach(pinch)
    } else if !isZoomable, let pinch = scrollPinch {
      scrollPinch = nil
      detach(pinch)
    }
  }

  final func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginZoom(pinch)
    case .changed: continueZoom(pinch)
    case .ended, .cancelled: finishPinch()
    case .possible, .failed: break
    }
  }

  private func beginZoom(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    stopMotion()
    let scale = currentZoomScale
    pinch.scale = 1
    let location = pinch.location(in: self)
    zoom = ScrollZoom(
      view: view, startScale: scale, anchor: CGPoint(x: location.x / scale, y: location.y / scale))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func continueZoom(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom else { return }
    let wanted = zoom.startScale * pinch.scale
    let limited = min(max(wanted, minimumZoomScale), maximumZoomScale)
    var scale = limited
    if bouncesZoom, wanted != limited {
      // Beyond the limits fingers move it the less the further they go: never to more than twice, or half.
      let excess = wanted > limited ? wanted / limited - 1 : limited / wanted - 1
      let given = 1 + ScrollPhysics.rubberBand(excess, dimension: 1)
      scale = wanted > limited ? limited * given : limited / given
    }
    let window = pinch.location(in: nil)
    let place = convert(window, from: nil)
    let fromOrigin = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    apply(scale, to: zoom.view)
    moveContent(to: CGPoint(x: zoom.anchor.x * scale - fromOrigin.x, y: zoom.anchor.y * scale - fromOrigin.y))
    delegate?.scrollViewDidZoom(self)
  }

  private func finishPinch() {
    guard var zoom else { return }
    zoom.isPinching = false
    rebaseDrag()
    let scale = currentZoomScale
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    let settled = settledOffset(scale: limited, from: scale, zoom)
    guard limited != scale || (drag == nil && settled != bounds.origin) else {
      self.zoom = nil
      delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: scale)
      return
    }
    zoom.isBouncing = true
    self.zoom = zoom
    animateZoom {
      self.apply(limited, to: zoom.view)
      self.moveContent(to: settled)
    }
  }

  private func settledOffset(scale: CGFloat, from former: CGFloat, _ zoom: ScrollZoom) -> CGPoint {
    let middle = CGPoint(
      x: zoom.anchor.x * former - bounds.minX, y: zoom.anchor.y * former - bounds.minY)
    let size = CGSize(width: zoom.view.bounds.width * scale, height: zoom.view.bounds.height * scale)
    let inset = storedAdjustedInset
    let wanted = CGPoint(x: zoom.anchor.x * scale - middle.x, y: zoom.anchor.y * scale - middle.y)
    let most = CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(wanted.x, -inset.left), most.x), y: min(max(wanted.y, -inset.top), most.y))
  }

  private func animateZoom(_ changes: @escaping () -> Void) {
    let number = zoom?.number
    UIView.animate(withDuration: Self.zoomDuration, animations: changes) { [weak self] _ in
      if self?.zoom?.number == number { self?.endZoom() }
    }
  }

  /// A change of the scale has come to its end.
  final func endZoom() {
    guard let ended = zoom else { return }
    zoom = nil
    delegate?.scrollViewDidEndZooming(self, with: ended.view, atScale: currentZoomScale)
  }

  /// Scales the view and keeps its upper left corner where the content begins.
  private func apply(_ scale: CGFloat, to view: UIView) {
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
  }

  /// Zooms about a point of the bounds, their middle unless one is given.
  final func zoomContent(to scale: CGFloat, about point: CGPoint?, animated: Bool) {
    guard scale.isFinite, scale > 0, let view = delegate?.viewForZooming(in: self) else { return }
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    let former = currentZoomScale
    guard limited != former else { return }
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let zoom = ScrollZoom(
      view: view, startScale: former, anchor: CGPoint(x: point.x / former, y: point.y / former), isPinching: false)
    change(zoom, to: limited, offset: settledOffset(scale: limited, from: former, zoom), animated: animated)
  }

  final func zoomContent(toShow rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
    let zoom = ScrollZoom(view: view, startScale: currentZoomScale, anchor: .zero, isPinching: false)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let inset = storedAdjustedInset
    let wanted = CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let offset = CGPoint(
      x: min(max(wanted.x, -inset.left), max(-inset.left, size.width + inset.right - bounds.width)),
      y: min(max(wanted.y, -inset.top), max(-inset.top, size.height + inset.bottom - bounds.height)))
    change(zoom, to: scale, offset: offset, animated: animated)
  }

  private func change(_ zoom: ScrollZoom, to scale: CGFloat, offset: CGPoint, animated: Bool) {
    stopMotion()
    endZoom()
    delegate?.scrollViewWillBeginZooming(self, with: zoom.view)
    self.zoom = zoom
    let changes = {
      self.apply(scale, to: zoom.view)
      self.moveContent(to: offset)
      self.delegate?.scrollViewDidZoom(self)
    }
    if animated, window != nil {
      animateZoom(changes)
    } else {
      changes()
      endZoom()
    }
  }
}
