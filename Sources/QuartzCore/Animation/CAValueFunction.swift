/// Makes a transform of the numbers between which an animation goes, so that a turn may go all the way round.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cavaluefunction>.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// The function of a name; nil for a name that is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/cavaluefunction/init(name:)>.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.name == name }
  open override var hash: Int { name.hashValue }

  /// The numbers of a value that an animation is given; nil for one that the function cannot take.
  func vector(_ value: Any) -> SIMD16<Double>? {
    var result = SIMD16<Double>()
    if name == .scale || name == .translate {
      guard let list = value as? [Any], list.count == 3 else { return nil }
      for (index, element) in list.enumerated() {
        guard let number = AnimatableKind.number(element) else { return nil }
        result[index] = number
      }
      return result
    }
    guard let number = AnimatableKind.number(value) else { return nil }
    result[0] = number
    return result
  }

  /// What the numbers stand for where nothing is done to a layer.
  var neutral: SIMD16<Double> {
    switch name {
    case .scale: SIMD16(1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    case .scaleX, .scaleY, .scaleZ: SIMD16(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    default: SIMD16()
    }
  }

  /// The transform of numbers.
  func transform(_ numbers: SIMD16<Double>) -> CATransform3D {
    let first = numbers[0]
    return switch name {
    case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
    case .scale: CATransform3DMakeScale(first, numbers[1], numbers[2])
    case .scaleX: CATransform3DMakeScale(first, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, first, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, first)
    case .translate: CATransform3DMakeTranslation(first, numbers[1], numbers[2])
    case .translateX: CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, first, 0)
    default: CATransform3DMakeTranslation(0, 0, first)
    }
  }
}
