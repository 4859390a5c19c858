/// A value of a layer's property, by how it is animated.
///
/// Geometry is animated additively, as UIKit has done since iOS 8: an animation adds the former value less the new one,
/// running to nothing, so that animations of one property run side by side. Everything else replaces what runs.
enum AnimatableValue: Equatable {
  case point(CGPoint)
  case rect(CGRect)
  case transform(CATransform3D)
  case offset(CGFloat)
  case number(CGFloat)
  case size(CGSize)
  case fixedPoint(CGPoint)
  case fixedRect(CGRect)
  case color(CGColor?)

  static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool {
    switch (lhs, rhs) {
    case (.point(let a), .point(let b)), (.fixedPoint(let a), .fixedPoint(let b)): a == b
    case (.rect(let a), .rect(let b)), (.fixedRect(let a), .fixedRect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.offset(let a), .offset(let b)), (.number(let a), .number(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    default: false
    }
  }

  /// As an animation's value.
  var layerValue: Any? {
    switch self {
    case .point(let point), .fixedPoint(let point): point
    case .rect(let rect), .fixedRect(let rect): rect
    case .transform(let transform): transform
    case .offset(let number), .number(let number): Double(number)
    case .size(let size): size
    case .color(let color): color
    }
  }

  /// The value with the start of a difference on top; nil for values that are not added.
  func adding(_ difference: AnimatableValue) -> AnimatableValue? {
    switch (self, difference) {
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.offset(let a), .offset(let b)): .offset(a + b)
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: nil
    }
  }

  /// Where an additive animation to a new value starts and ends; nil for values that are not added.
  func difference(from new: AnimatableValue) -> (start: AnimatableValue, end: AnimatableValue)? {
    switch (self, new) {
    case (.point(let a), .point(let b)):
      return (.point(CGPoint(x: a.x - b.x, y: a.y - b.y)), .point(.zero))
    case (.rect(let a), .rect(let b)):
      let difference = CGRect(
        x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
        height: a.size.height - b.size.height)
      return (.rect(difference), .rect(.zero))
    case (.offset(let a), .offset(let b)):
      return (.offset(a - b), .offset(0))
    case (.transform(let a), .transform(let b)):
      // Transforms are not added but concatenated; what cannot be inverted cannot be led back to.
      let affine = CATransform3DGetAffineTransform(b)
      guard CATransform3DIsAffine(b), affine.a * affine.d - affine.b * affine.c != 0 else { return nil }
      return (.transform(CATransform3DConcat(a, CATransform3DInvert(b))), .transform(CATransform3DIdentity))
    default:
      return nil
    }
  }
}
