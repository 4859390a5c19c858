/// What few layers have.
final class LayerExtras {
  var name: String?
  var actions: [String: any CAAction]?
  /// What the app keeps under keys of its own.
  var keptValues: [String: Any] = [:]
  var mask: CALayer?
  var maskedCorners: CACornerMask = .all
  var cornerCurve: CALayerCornerCurve = .circular
  var contentsScale: CGFloat = 1
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilter: CALayerContentsFilter = .linear
  var minificationFilterBias: Float = 0
  var contentsGravity: CALayerContentsGravity = .resize
  var rasterizationScale: CGFloat = 1
  var timing = MediaTiming.layer
  /// What the layer has drawn or been given while animations change what is shown of that.
  var ownContents: OwnContents?
  /// The part that is to be drawn again, and the one that is being drawn.
  var invalidRect = CGRect.zero
  var drawingRect: CGRect?

  /// All but the mask, which can be in one layer only.
  func copy() -> LayerExtras {
    let copy = LayerExtras()
    copy.name = name
    copy.actions = actions
    copy.keptValues = keptValues
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
    copy.ownContents = ownContents
    copy.invalidRect = invalidRect
    copy.drawingRect = drawingRect
    return copy
  }
}
