extension UIView {
  /// Class and address, with the identifier where there is one.
  nonisolated final var shortDescription: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let name = extras?.accessibilityIdentifier.map { "; identifier = '\($0)'" } ?? ""
    return "<\(type(of: self)): 0x\(address)\(name)>"
  }

  nonisolated final var viewDescription: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)\(Self.text(of: dumpParts, separator: "; ", prefix: "; "))>"
  }

  /// The tree below this view as text, one line a view, two spaces a level: class, identifier, frame and what is not
  /// as by default. The main oracle of tests: nothing in it depends on addresses.
  package func viewTreeDump() -> String {
    var lines: [String] = []
    dump(into: &lines, indentation: "")
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], indentation: String) {
    lines.append("\(indentation)\(type(of: self))\(Self.text(of: dumpParts, separator: " ", prefix: " "))")
    for child in storedSubviews { child.dump(into: &lines, indentation: indentation + "  ") }
  }

  private nonisolated static func text(of parts: [String], separator: String, prefix: String) -> String {
    parts.isEmpty ? "" : prefix + parts.joined(separator: separator)
  }

  private nonisolated var dumpParts: [String] {
    var parts: [String] = []
    if let name = extras?.accessibilityIdentifier { parts.append("#\(name)") }
    let frame = storedLayer.frame
    parts.append(
      "(\(Self.text(frame.minX)) \(Self.text(frame.minY)); \(Self.text(frame.width)) \(Self.text(frame.height)))")
    let bounds = storedLayer.bounds
    if bounds.origin != .zero { parts.append("bounds=\(Self.text(bounds.minX)),\(Self.text(bounds.minY))") }
    let transform = storedLayer.affineTransform()
    if transform != .identity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform=[\(values.map(Self.text).joined(separator: " "))]")
    }
    if storedLayer.opacity != 1 { parts.append("alpha=\(Self.text(CGFloat(storedLayer.opacity)))") }
    if storedLayer.isHidden { parts.append("hidden") }
    if storedLayer.masksToBounds { parts.append("clips") }
    if !flags.contains(.isUserInteractionEnabled) { parts.append("userInteractionEnabled=false") }
    if storedTag != 0 { parts.append("tag=\(storedTag)") }
    return parts
  }

  /// A number to a thousandth, without needless digits.
  nonisolated static func text(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(Double(rounded))
  }
}
