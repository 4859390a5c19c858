// A scene's delegate is made from a class that is learned at run time. Swift allows that for `required` initialisers only,
// and NSObject's `init()` is none. A convenience initialiser's allocating entry point does take any metatype and reaches
// the subclass's `init()`; it is bound here by its symbol.
extension NSObject {
  @usableFromInline
  convenience init(ofObjectClass: ()) {
    self.init()
  }

  /// An object of the receiver, which may be any subclass that has `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE13ofObjectClassACyt_tcfC")
  static func makeObject() -> Self
}
