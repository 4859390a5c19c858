extension UIView {
  /// Whether a class overrides `draw(_:)` or `draw(_:in:)`: only such views have content of their own to rasterise.
  ///
  /// Nothing in Swift answers that, so the classes' method tables are compared: the places that two probe classes, which
  /// override nothing but these methods, change in them, are where a subclass's override shows.
  static func drawsItself(_ type: UIView.Type) -> Bool {
    // Apple documents that an image view never asks a subclass to draw.
    guard !(type is UIImageView.Type) else { return false }
    let table = methodTable(of: type)
    let base = methodTable(of: UIView.self)
    return drawingMethods.contains { table[$0] != base[$0] }
  }

  private static let drawingMethods: [Int] = {
    let base = methodTable(of: UIView.self)
    let plain = methodTable(of: PlainProbe.self)
    return [methodTable(of: DrawProbe.self), methodTable(of: DrawLayerProbe.self)].map { probe in
      let places = base.indices.filter { probe[$0] != base[$0] && plain[$0] == base[$0] }
      precondition(places.count == 1, "A drawing method has no place of its own in the method table of UIView")
      return places[0]
    }
  }()

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

private final class PlainProbe: UIView {
}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) {
    preconditionFailure("The drawing probe is never drawn: \(rect)")
  }
}

private final class DrawLayerProbe: UIView {
  override func draw(_ layer: CALayer, in context: CGContext) {
    preconditionFailure("The layer drawing probe is never drawn: \(layer)")
  }
}
