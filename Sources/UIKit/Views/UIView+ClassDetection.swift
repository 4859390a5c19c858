extension UIView {
  private static var lastClass: (type: UIView.Type, flags: ViewFlags)?

  /// What a view's class decides for all of its views.
  static func flags(of type: UIView.Type) -> ViewFlags {
    if let lastClass, lastClass.type == type { return lastClass.flags }
    var flags: ViewFlags = []
    if drawsItself(type) { flags.insert(.drawsItself) }
    if hasPlainGeometry(type) { flags.insert(.hasPlainGeometry) }
    if hasPlainLayout(type) { flags.insert(.hasPlainLayout) }
    if hasNoContentSize(type) { flags.insert(.hasNoContentSize) }
    if type is UIScrollView.Type { flags.insert(.isScrollView) }
    lastClass = (type, flags)
    return flags
  }

  /// The places in the method table of UIView that a probe class's overrides show in.
  static func methods(overriddenBy probe: UIView.Type) -> [Int] {
    let base = methodTable(of: UIView.self)
    let plain = methodTable(of: PlainProbe.self)
    let table = methodTable(of: probe)
    return base.indices.filter { table[$0] != base[$0] && plain[$0] == base[$0] }
  }

  /// The part of a class's metadata that UIView's own methods and those it inherits are in.
  static func methodTable(of type: UIView.Type) -> UnsafeBufferPointer<UInt> {
    // The metadata begins with kind, superclass, flags, sizes, the size of the class and its address point, description
    // and destroyer; the methods follow, those of superclasses first.
    let base = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
    let size = base.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = base.load(fromByteOffset: 36, as: UInt32.self)
    let headerWords = 7
    let words = Int(size - addressPoint) / MemoryLayout<UInt>.size - headerWords
    let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self) + headerWords
    return UnsafeBufferPointer(start: start, count: words)
  }
}

/// Overrides nothing: its own places in the table tell nothing.
private final class PlainProbe: UIView {
}
