/// A transition that a layer is in.
final class LayerTransition {
  let effect: TransitionEffect
  /// The layer as it was.
  let former: TransitionPicture?
  /// Whether the layer's new picture is taken once.
  private let isStill: Bool
  private var latter: TransitionPicture?
  private let start: Double
  private let end: Double

  /// Takes a picture of the layer as it was last shown. What has no contents yet, for want of a frame that was drawn, gets
  /// them now.
  init(_ transition: CATransition, of layer: CALayer, at time: TimeInterval) {
    effect = transition.shownEffect
    isStill = !transition.showsChanges
    start = Double(min(max(transition.startProgress, 0), 1))
    end = max(Double(min(max(transition.endProgress, 0), 1)), start)
    layer.displayTree(again: false)
    former = TransitionPicture(of: layer, at: time, scale: layer.pictureScale)
  }

  /// The part of the whole transition at a part of its time.
  func progress(_ part: Double) -> Double { start + (end - start) * part }

  /// The layer as it is; one that stands still is taken when it is first needed.
  func latter(of layer: CALayer, at time: TimeInterval, scale: Double) -> TransitionPicture? {
    if isStill, let latter { return latter }
    latter = TransitionPicture(of: layer, at: time, scale: scale)
    return latter
  }
}

extension CALayer {
  /// The transition that the layer is in at a time of the clock, and how far it is.
  final func presentedTransition(at time: TimeInterval) -> (
    transition: LayerTransition, progress: Double
  )? {
    guard flags.contains(.isInTransition) else { return nil }
    let local = localTime(time)
    var isOver = true
    for animation in running.reversed() {
      guard let transition = animation.transition else { continue }
      isOver = false
      guard let phase = animation.timing.phase(at: local) else { continue }
      let paced =
        animation.animation.timingFunction.map { $0.curve(phase.progress) } ?? phase.progress
      return (transition, transition.progress(paced))
    }
    if isOver { flags.remove(.isInTransition) }
    return nil
  }

  /// Pixels a point that a picture of the layer needs: the most that its contents or those below have.
  final var pictureScale: Double {
    storedSublayers.reduce(Double(contentsScale)) { max($0, $1.pictureScale) }
  }

  /// What the layer and those below can touch, in the layer's coordinates, as far as a size of its own around it.
  final func shownReach(_ values: LayerValues, at time: TimeInterval) -> CGRect {
    var reach = values.bounds
    guard !values.masksToBounds else { return reach }
    if values.shadowOpacity > 0 {
      let blur = values.shadowRadius * 3
      reach = reach.union(
        reach.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height).insetBy(
          dx: -blur, dy: -blur))
    }
    for sublayer in storedSublayers {
      let inner = sublayer.presentedValues(at: time)
      guard !inner.isHidden, inner.opacity > 0 else { continue }
      let place = applyingSublayerTransform(to: inner.affineToParent)
      reach = reach.union(sublayer.shownReach(inner, at: time).applying(place))
    }
    let limit = values.bounds.insetBy(dx: -values.bounds.width, dy: -values.bounds.height)
    return limit.isEmpty ? values.bounds : reach.intersection(limit)
  }
}
