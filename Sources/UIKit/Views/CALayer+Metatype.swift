// A view makes its layer from a class it learns at run time. Swift allows that for `required` initialisers only, and
// `init()` cannot be one: layer classes written for iOS override it without that word. A convenience initialiser's
// allocating entry point does take any metatype and reaches the subclass's `init()`; it is bound here by its symbol.
extension CALayer {
  @usableFromInline
  convenience init(ofDynamicClass: ()) {
    self.init()
  }

  /// A layer of the receiver, which may be any subclass that has `init()`.
  @_silgen_name("$s10QuartzCore7CALayerC5UIKitE14ofDynamicClassACyt_tcfC")
  static func makeInstance() -> Self
}
