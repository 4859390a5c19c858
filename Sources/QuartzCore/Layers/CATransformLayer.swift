/// A container of layers in space: its sublayers keep their depth, and it has no picture of its own.
///
/// Of its appearance only `opacity` counts, which each sublayer takes for itself; background, contents, border, shadow
/// and mask are not shown. It has no plane that a point could be on: `hitTest(_:)` finds nothing.
/// Specified by <https://developer.apple.com/documentation/quartzcore/catransformlayer>.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.hasNoPlane)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.hasNoPlane)
  }

  /// Nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/catransformlayer>.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
