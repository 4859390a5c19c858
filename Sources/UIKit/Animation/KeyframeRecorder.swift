/// The changes made in the keyframes of one block, until they become keyframe animations.
@MainActor
final class KeyframeRecorder {
  private struct Segment {
    var start: Double
    var end: Double
    var from: AnimatableValue
    var to: AnimatableValue
  }

  private struct Track {
    let view: UIView
    let property: AnimatableProperty
    let color: UIColor?
    var segments: [Segment]
  }

  private var tracks: [Track] = []
  private var start = 0.0
  private var end = 1.0
  private let calculationMode: CAAnimationCalculationMode

  init(calculationMode: CAAnimationCalculationMode) {
    self.calculationMode = calculationMode
  }

  /// Makes changes in a part of the duration; both numbers are fractions of the whole.
  func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let former = (self.start, self.end)
    self.start = min(max(start.isFinite ? start : 0, 0), 1)
    self.end = min(self.start + max(duration.isFinite ? duration : 0, 0), 1)
    changes()
    (self.start, self.end) = former
  }

  func record(
    _ property: AnimatableProperty, of view: UIView, from: AnimatableValue, to: AnimatableValue, color: UIColor?
  ) {
    let segment = Segment(start: start, end: end, from: from, to: to)
    if let index = tracks.firstIndex(where: { $0.view === view && $0.property == property }) {
      if let last = tracks[index].segments.last, last.start == start, last.end == end {
        // The same property twice in one keyframe: the later value counts.
        tracks[index].segments[tracks[index].segments.count - 1].to = to
      } else {
        tracks[index].segments.append(segment)
      }
    } else {
      tracks.append(Track(view: view, property: property, color: color, segments: [segment]))
    }
  }

  /// Turns what was recorded into animations.
  func finish(for animation: ViewAnimation) {
    for track in tracks { add(track, to: animation) }
    tracks = []
  }

  private func add(_ track: Track, to animation: ViewAnimation) {
    var times = [0.0]
    var values = [track.segments[0].from]
    // Equal starts keep their order.
    let ordered = track.segments.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, segment) in ordered {
      let begin = max(segment.start, times[times.count - 1])
      if begin > times[times.count - 1] {
        times.append(begin)
        values.append(values[values.count - 1])
      }
      times.append(max(segment.end, begin))
      values.append(segment.to)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    let layer = track.view.storedLayer
    let final = track.property.value(of: layer)
    let keyframes = CAKeyframeAnimation(keyPath: track.property.rawValue)
    keyframes.keyTimes = times.map { NSNumber(value: $0) }
    keyframes.calculationMode = calculationMode
    if case .curve(let curve) = animation.timing { keyframes.timingFunction = curve.timingFunction }
    let differences = values.compactMap { $0.difference(from: final)?.start.layerValue }
    if differences.count == values.count {
      keyframes.isAdditive = true
      keyframes.values = differences
      animation.add(
        keyframes, to: track.view, forKey: layer.unusedKey(for: track.property.rawValue), track.property,
        from: values[0], color: track.color)
    } else {
      keyframes.values = values.compactMap(\.layerValue)
      animation.add(
        keyframes, to: track.view, forKey: track.property.rawValue, track.property, from: values[0],
        color: track.color)
    }
  }
}
