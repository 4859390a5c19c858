/// What few layers have.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  /// What the app keeps under keys of its own.
  var keptValues: [String: Any] = [:]
  var mask: CALayer?
  var shadowPath: CGPath?
  var maskedCorners: CACornerMask = .all
  var cornerCurve: CALayerCornerCurve = .circular
  var contentsScale: CGFloat = 1
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilter: CALayerContentsFilter = .linear
  var minificationFilterBias: Float = 0
  var contentsGravity: CALayerContentsGravity = .resize
  var rasterizationScale: CGFloat = 1
  var timing = MediaTiming.layer

  /// All but the mask, which can be in one layer only.
  func copy() -> LayerExtras {
    let copy = LayerExtras()
    copy.name = name
    copy.actions = actions
    copy.keptValues = keptValues
    copy.shadowPath = shadowPath
    copy.maskedCorners = maskedCorners
    copy.cornerCurve = cornerCurve
    copy.contentsScale = contentsScale
    copy.magnificationFilter = magnificationFilter
    copy.minificationFilter = minificationFilter
    copy.minificationFilterBias = minificationFilterBias
    copy.contentsGravity = contentsGravity
    copy.rasterizationScale = rasterizationScale
    copy.timing = timing
    return copy
  }

  func copyWithMask() -> LayerExtras {
    let copy = copy()
    copy.mask = mask
    return copy
  }
}
