/// The values of a layer that animations can change.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerValues.black
  var shadowColor: CGColor? = LayerValues.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  /// What a shape or gradient layer draws.
  var vector = VectorValues.none

  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Maps the layer's own coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  var affineToParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let m = planar(transform)
    return CGAffineTransform(
      a: m.a, b: m.b, c: m.c, d: m.d,
      tx: position.x + m.tx - m.a * anchor.x - m.c * anchor.y,
      ty: position.y + m.ty - m.b * anchor.x - m.d * anchor.y)
  }

  /// The part in the plane of a transform about the anchor point's depth.
  func planar(_ transform: CATransform3D) -> CGAffineTransform {
    var result = CATransform3DGetAffineTransform(transform)
    result.tx -= anchorPointZ * transform.m31
    result.ty -= anchorPointZ * transform.m32
    return result
  }
}
