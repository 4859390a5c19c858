/// The value of a trait that an application defined.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: Any

  /// Values that can be compared are; objects that cannot are equal to themselves only, and other values to none.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return left.equals(right) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    left.trait == right.trait && areEqual(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(trait))
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
