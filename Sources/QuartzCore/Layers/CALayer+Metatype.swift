// A presentation layer is of the class of the layer that it presents. Swift constructs from a metatype through `required`
// initialisers only, and `init(layer:)` cannot be one: clients override it without that word. A convenience initialiser's
// allocating entry point does take any metatype and reaches the subclass's `init(layer:)`; it is bound by its symbol.
extension CALayer {
  @usableFromInline
  convenience init(presenting layer: CALayer) {
    self.init(layer: layer)
  }

  // An initialiser takes ownership of its arguments, which a function does only where it says so.
  @_silgen_name("$s10QuartzCore7CALayerC10presentingA2C_tcfC")
  static func makePresentation(of layer: consuming CALayer) -> Self
}
