/// The values of a keyframe animation that are not a few numbers: paths, lists of colours and of numbers, images.
struct ObjectKeyframes {
  private let objects: [AnimatableObject]
  /// Where values that are made alike are found number by number: the numbers, up to sixteen at a time.
  private var blocks: [Keyframes] = []
  /// Else how far the way is from value to value: their places in the list.
  private let places: Keyframes

  init(
    _ objects: [AnimatableObject], times: [Double], curves: [CubicBezier], mode: CAAnimationCalculationMode,
    shape: Keyframes.Shape
  ) {
    self.objects = objects
    let lists = objects.compactMap(\.numbers)
    let isAlike = lists.count == objects.count && objects.allSatisfy { $0.isAlike(objects[0]) }
    let isPaced = mode == .paced || mode == .cubicPaced
    let isCubic = mode == .cubic || mode == .cubicPaced
    var times = times
    if isPaced, isAlike {
      var lengths = [0.0]
      for (one, next) in zip(lists, lists.dropFirst()) {
        let length = zip(one, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        lengths.append(lengths[lengths.count - 1] + length)
      }
      if let total = lengths.last, total > 0 { times = lengths.map { $0 / total } }
    }
    let ownCurves = isPaced ? [] : curves
    places = Keyframes(
      values: objects.indices.map { AnimatableKind.vector(Double($0)) }, times: times, curves: ownCurves,
      mode: mode == .discrete ? .discrete : .linear)
    guard isAlike, isCubic else { return }
    let count = lists[0].count
    blocks = stride(from: 0, to: count, by: 16).map { first in
      let values = lists.map { list -> SIMD16<Double> in
        var block = SIMD16<Double>()
        for index in first..<min(first + 16, count) { block[index - first] = list[index] }
        return block
      }
      return Keyframes(values: values, times: times, curves: ownCurves, mode: .cubic, shape: shape)
    }
  }

  /// The value at a fraction of the duration.
  func value(at progress: Double) -> AnimatableObject {
    func straight(_ start: SIMD16<Double>, _ end: SIMD16<Double>, _ part: Double) -> SIMD16<Double> {
      start + (end - start) * part
    }
    if !blocks.isEmpty {
      var numbers: [Double] = []
      for block in blocks {
        let value = block.value(at: progress, straight)
        for index in 0..<16 { numbers.append(value[index]) }
      }
      return objects[0].replacing(numbers)
    }
    let place = places.value(at: progress, straight)[0]
    let index = min(max(Int(place), 0), objects.count - 1)
    let part = place - Double(index)
    guard part > 0, index + 1 < objects.count else { return objects[index] }
    return AnimatableObject.interpolate(objects[index], objects[index + 1], part)
  }
}
