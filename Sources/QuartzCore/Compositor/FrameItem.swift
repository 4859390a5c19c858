/// What one layer puts into a frame, as far as it can be compared with what it put into the frame before.
struct FrameItem: Equatable {
  let layer: ObjectIdentifier
  /// From the layer's coordinates to pixels.
  var matrix: Projection
  let bounds: CGRect
  let opacity: Float
  let backgroundColor: CGColor?
  let cornerRadius: CGFloat
  let corners: CACornerMask
  let cornerCurve: CALayerCornerCurve
  let borderWidth: CGFloat
  let borderColor: CGColor?
  let shadowColor: CGColor?
  let shadowOpacity: Float
  let shadowOffset: CGSize
  let shadowRadius: CGFloat
  let shadowPath: CGPath?
  let contentsVersion: Int
  let contentsRect: CGRect
  let contentsCenter: CGRect
  let magnification: CALayerContentsFilter
  let minification: CALayerContentsFilter
  let contentsScale: CGFloat
  let gravity: CALayerContentsGravity
  let masksToBounds: Bool
  /// How far a transition of the layer is; -1 without one.
  let transition: Double
  let vector: VectorValues
  let flags: LayerFlags
  let rasterizationScale: CGFloat
  let instance: Int
  /// What the colours are multiplied by, where a replicator says so.
  let color: SIMD4<Double>?
  /// How deep the layer is in the tree: a layer that moves to another parent is another item.
  let depth: Int
  /// The pixels that the layer can touch.
  var rect: PixelRect
}
