/// A part of a property's value that has a key path of its own.
enum AnimatablePart: Equatable, Sendable {
  case whole
  /// Some of the numbers.
  case numbers(first: Int, count: Int)
  case scale
  /// 0 for x, 1 for y, 2 for z.
  case scaleAxis(Int)
  case rotationAxis(Int)
  /// Across and down.
  case translation
  case translationAxis(Int)

  /// The part of a kind of value that the rest of a key path names; nil where it names none.
  init?(_ name: Substring, of kind: AnimatableKind) {
    let part: AnimatablePart? =
      switch kind {
      case .point: Self.pointParts[name]
      case .size: Self.sizeParts[name]
      case .rect: Self.rectParts[name]
      case .transform, .affineTransform: Self.transformParts[name]
      case .number, .color, .object: nil
      }
    guard let part else { return nil }
    self = part
  }

  /// The kind of the part, where the whole is of a kind.
  func kind(in whole: AnimatableKind) -> AnimatableKind {
    switch self {
    case .whole: whole
    case .numbers(let first, let count): count == 1 ? .number : first == 0 ? .point : .size
    case .translation: .size
    case .scale, .scaleAxis, .rotationAxis, .translationAxis: .number
    }
  }

  private static let pointParts: [Substring: AnimatablePart] = [
    "x": .numbers(first: 0, count: 1), "y": .numbers(first: 1, count: 1),
  ]
  private static let sizeParts: [Substring: AnimatablePart] = [
    "width": .numbers(first: 0, count: 1), "height": .numbers(first: 1, count: 1),
  ]
  private static let rectParts: [Substring: AnimatablePart] = [
    "origin": .numbers(first: 0, count: 2), "origin.x": .numbers(first: 0, count: 1),
    "origin.y": .numbers(first: 1, count: 1), "size": .numbers(first: 2, count: 2),
    "size.width": .numbers(first: 2, count: 1), "size.height": .numbers(first: 3, count: 1),
  ]
  private static let transformParts: [Substring: AnimatablePart] = [
    "scale": .scale, "scale.x": .scaleAxis(0), "scale.y": .scaleAxis(1), "scale.z": .scaleAxis(2),
    "rotation": .rotationAxis(2), "rotation.x": .rotationAxis(0), "rotation.y": .rotationAxis(1),
    "rotation.z": .rotationAxis(2), "translation": .translation, "translation.x": .translationAxis(0),
    "translation.y": .translationAxis(1), "translation.z": .translationAxis(2),
  ]

  /// The part's numbers, of the whole's.
  func value(in whole: SIMD16<Double>, _ memory: inout TransformMemory) -> SIMD16<Double> {
    switch self {
    case .whole: whole
    case .numbers(let first, let count):
      AnimatableKind.vector(whole[first], count == 2 ? whole[first + 1] : 0)
    case .translation: AnimatableKind.vector(whole[12], whole[13])
    case .translationAxis(let axis): AnimatableKind.vector(whole[12 + axis])
    case .scale: AnimatableKind.vector(memory.parts(of: whole).uniformScale)
    case .scaleAxis(let axis): AnimatableKind.vector(memory.parts(of: whole).scale[axis])
    case .rotationAxis(let axis): AnimatableKind.vector(memory.parts(of: whole).turns[axis])
    }
  }

  /// The whole with other numbers for the part.
  func setting(
    _ value: SIMD16<Double>, in whole: SIMD16<Double>, _ memory: inout TransformMemory
  ) -> SIMD16<Double> {
    var result = whole
    switch self {
    case .whole: return value
    case .numbers(let first, let count):
      result[first] = value[0]
      if count == 2 { result[first + 1] = value[1] }
      return result
    case .translation:
      return memory.change(whole) { ($0.translation.x, $0.translation.y) = (value[0], value[1]) }
    case .translationAxis(let axis): return memory.change(whole) { $0.translation[axis] = value[0] }
    case .scale: return memory.change(whole) { $0.uniformScale = value[0] }
    case .scaleAxis(let axis): return memory.change(whole) { $0.scale[axis] = value[0] }
    case .rotationAxis(let axis): return memory.change(whole) { $0.turns[axis] = value[0] }
    }
  }
}

/// The parts of the transform that was last taken apart: what sets one of its angles after another finds the first as it
/// was set, where the transform alone would not tell two ways to turn apart.
struct TransformMemory {
  private var kept: (elements: SIMD16<Double>, parts: TransformParts)?

  mutating func parts(of elements: SIMD16<Double>) -> TransformParts {
    if let kept, kept.elements == elements { return kept.parts }
    let parts = TransformParts(CATransform3D(elements: elements))
    kept = (elements, parts)
    return parts
  }

  mutating func change(_ elements: SIMD16<Double>, _ change: (inout TransformParts) -> Void) -> SIMD16<Double> {
    var parts = parts(of: elements)
    change(&parts)
    let result = parts.transform.elements
    kept = (result, parts)
    return result
  }
}
