/// A layer that shows what is below it within its bounds, blurred and tinted, before its own contents and sublayers.
///
/// A picture of a layer by itself (`render(in:)`, a layer that is turned or masked) has nothing below it: there the tint
/// stands alone.
package final class BackdropLayer: CALayer {
  package override init() {
    super.init()
    values.vector = .backdrop(BackdropValues())
  }

  package override init(layer: Any) {
    super.init(layer: layer)
    if values.vector.backdrop == nil { values.vector = .backdrop(BackdropValues()) }
  }

  /// What the layer does with what is below it. The amount is animatable under the key `backdropAmount`.
  package var backdrop: BackdropValues {
    get { values.vector.backdrop ?? BackdropValues() }
    set {
      let former = backdrop
      var still = newValue
      still.amount = former.amount
      if still != former { changing("backdrop") { values.vector = .backdrop(still) } }
      if newValue.amount != former.amount {
        perform(.backdropAmount) { $0.vector = .backdrop(newValue) }
      }
    }
  }
}
