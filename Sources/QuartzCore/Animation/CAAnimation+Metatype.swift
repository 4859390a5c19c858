// A copy of an animation is of its class. Swift constructs from a metatype through `required` initialisers only, and
// `init()` cannot be one: clients override it without that word. See CALayer+Metatype.swift.
extension CAAnimation {
  @usableFromInline
  convenience init(ofDynamicClass: ()) {
    self.init()
  }

  @_silgen_name("$s10QuartzCore11CAAnimationC14ofDynamicClassACyt_tcfC")
  static func makeInstance() -> Self
}
