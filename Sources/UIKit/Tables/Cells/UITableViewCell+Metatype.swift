// A table makes cells of a class that it is given at run time. Swift allows that for `required` initialisers only,
// which these are not; see CALayer+Metatype.swift. An initialiser takes over its arguments, hence `consuming`.
extension UITableViewCell {
  @usableFromInline
  convenience init(ofDynamicClass style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// A cell of the receiver, which may be any subclass.
  @_silgen_name("$s5UIKit15UITableViewCellC14ofDynamicClass10identifierA2C0D5StyleO_SSSgtcfC")
  static func makeInstance(_ style: CellStyle, _ identifier: consuming String?) -> Self
}

extension UITableViewHeaderFooterView {
  @usableFromInline
  convenience init(ofDynamicClass identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// A view of the receiver, which may be any subclass.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C14ofDynamicClassACSSSg_tcfC")
  static func makeInstance(_ identifier: consuming String?) -> Self
}
