// A collection makes views of a class that it is given at run time. Swift allows that for `required` initialisers only,
// which `init(frame:)` is not; see CALayer+Metatype.swift.
extension UICollectionReusableView {
  @usableFromInline
  convenience init(ofDynamicClass frame: CGRect) {
    self.init(frame: frame)
  }

  /// A view of the receiver, which may be any subclass.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC14ofDynamicClassAC10Foundation6CGRectV_tcfC")
  static func makeInstance(_ frame: CGRect) -> Self
}
