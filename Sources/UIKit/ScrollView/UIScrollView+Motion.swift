/// A motion of the content by itself.
final class ScrollRun {
  enum Kind {
    case decelerating
    case animating
  }

  let kind: Kind
  var x: ScrollMotion
  var y: ScrollMotion
  var link: CADisplayLink?

  init(kind: Kind, x: ScrollMotion, y: ScrollMotion) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}

extension UIScrollView {
  /// How long an animated change of the offset takes, in seconds.
  private static let animationDuration = 0.3

  /// Lets the content go with a velocity, in points a second, to come to rest at a target, or to swing back where that is
  /// beyond the edge.
  final func decelerate(velocity: CGPoint, target: CGPoint) {
    let range = restRange
    let time = CACurrentMediaTime()
    func motion(_ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ range: ClosedRange<CGFloat>)
      -> ScrollMotion
    {
      let limits = Double(range.lowerBound)...Double(range.upperBound)
      let offset = Double(offset)
      let edge = min(max(offset, limits.lowerBound), limits.upperBound)
      let law: ScrollMotion.Law
      if edge != offset {
        law = .spring(edge: edge, displacement: offset - edge, velocity: Double(velocity))
      } else {
        law = .slowing(from: offset, to: Double(target), decay: decay(Double(velocity), over: Double(target) - offset))
      }
      return ScrollMotion(law, range: limits, bounces: bounces, at: time)
    }
    start(
      ScrollRun(
        kind: .decelerating, x: motion(bounds.minX, velocity.x, target.x, range.x),
        y: motion(bounds.minY, velocity.y, target.y, range.y)))
  }

  /// How fast a motion must die away to go so far from its velocity; where they do not go together, fast.
  private func decay(_ velocity: Double, over distance: Double) -> Double {
    let slowest = ScrollPhysics.decay(ofRate: decelerationRate.rawValue)
    let fastest = max(ScrollPhysics.decay(ofRate: DecelerationRate.fast.rawValue), slowest)
    guard distance != 0, velocity / distance > 0 else { return fastest }
    return min(max(velocity / distance, slowest), fastest)
  }

  final func animateContent(to offset: CGPoint) {
    guard CGRect(origin: offset, size: .zero).isFinite else {
      return refuse(CGRect(origin: offset, size: bounds.size), as: "contentOffset")
    }
    stopMotion()
    if drag != nil {
      // The finger loses the content.
      scrollPan.isEnabled = false
      scrollPan.isEnabled = isScrollEnabled
      stopMotion()
    }
    guard offset != bounds.origin, window != nil, UIView.areAnimationsEnabled else {
      moveContent(to: offset)
      return
    }
    let time = CACurrentMediaTime()
    func motion(_ from: CGFloat, _ to: CGFloat) -> ScrollMotion {
      ScrollMotion(
        .eased(from: Double(from), to: Double(to), duration: Self.animationDuration), range: 0...0, bounces: false,
        at: time)
    }
    showIndicators()
    start(ScrollRun(kind: .animating, x: motion(bounds.minX, offset.x), y: motion(bounds.minY, offset.y)))
  }

  private func start(_ run: ScrollRun) {
    motion?.link?.invalidate()
    motion = run
    let link = CADisplayLink { [weak self, weak run] link in
      MainActor.assumeIsolated {
        guard let self, let run, self.motion === run else { return }
        self.step(run, at: link.timestamp)
      }
    }
    run.link = link
    link.start()
  }

  /// Somebody has set another offset: what moves the content goes on from there.
  final func contentWasMoved(by distance: CGPoint) {
    guard distance != .zero else { return }
    rebaseDrag()
    guard let motion, motion.kind == .decelerating else { return }
    motion.x.goOn(at: Double(distance.x))
    motion.y.goOn(at: Double(distance.y))
  }

  private func step(_ run: ScrollRun, at time: TimeInterval) {
    moveContent(to: CGPoint(x: run.x.value(at: time), y: run.y.value(at: time)))
    // The delegate may have begun something else.
    guard motion === run, run.x.isDone, run.y.isDone else { return }
    finish(run)
  }

  private func finish(_ run: ScrollRun) {
    run.link?.invalidate()
    motion = nil
    fadeIndicators()
    switch run.kind {
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Stops what moves by itself where it is.
  final func stopMotion() {
    guard let motion else { return }
    finish(motion)
  }

  /// The view left its window: nothing moves any longer.
  final func endEverything() {
    stopMotion()
    endZoom()
    if drag != nil {
      abandonDrag()
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    indicators?.hide()
  }
}
