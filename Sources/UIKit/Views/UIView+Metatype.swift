// The background of a popover is made of a class that is learned at run time. Swift allows that for `required` initialisers
// only, and `init(frame:)` is none. A convenience initialiser's allocating entry point does take any metatype and reaches
// the subclass's `init(frame:)`; it is bound here by its symbol.
extension UIView {
  @usableFromInline
  convenience init(ofDynamicClass: ()) {
    self.init(frame: .zero)
  }

  /// A view of the receiver, which may be any subclass that has `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC14ofDynamicClassACyt_tcfC")
  static func makeInstance() -> Self
}
