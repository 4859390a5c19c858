/// What an affine map is made of: it scales, then shears, then rotates, then translates.
///
/// Specified by <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>.
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale of each axis; a negative height says that the map mirrors.
  public var scale: CGSize
  /// How far x moves for each unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// The rotation about the origin in radians, with the sign of ``CGAffineTransform/rotated(by:)``.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// All components zero.
  @inlinable
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// The given components.
  @inlinable
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The map that the components make up.
  ///
  /// Specified by <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(_:)>.
  public init(_ components: CGAffineTransformComponents) {
    let sine = CGFloat(sin(Double(components.rotation)))
    let cosine = CGFloat(cos(Double(components.rotation)))
    let width = components.scale.width
    let height = components.scale.height
    let shear = components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine,
      c: height * (shear * cosine - sine), d: height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// The components of the map. A map that mirrors gets a negative height; Apple leaves the choice of axis open.
  ///
  /// Specified by <https://developer.apple.com/documentation/corefoundation/cgaffinetransform/decomposed()>.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = CGFloat(hypot(Double(a), Double(b)))
    guard width > 0 else {
      let height = CGFloat(hypot(Double(c), Double(d)))
      let rotation = height > 0 ? CGFloat(atan2(Double(-c), Double(d))) : 0
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: rotation, translation: translation)
    }
    let height = (a * d - b * c) / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: CGFloat(atan2(Double(b), Double(a))), translation: translation)
  }
}
