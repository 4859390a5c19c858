extension CALayer {
  /// The tree as text, a layer a line: class, name, frame in the superlayer's points, and what is not as usual.
  ///
  /// With a time, the values shown then; else the layers' own.
  package final func layerTreeDump(at time: TimeInterval? = nil) -> String {
    var lines: [String] = []
    dump(into: &lines, depth: 0, time)
    return lines.joined(separator: "\n")
  }

  private final func dump(into lines: inout [String], depth: Int, _ time: TimeInterval?) {
    let shown = time.map(presentedValues) ?? values
    func text(_ value: CGFloat) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
    var line = String(repeating: "  ", count: depth) + String(describing: Self.self)
    if let name { line += " \"\(name)\"" }
    let frame = shown.bounds.applying(shown.affineToParent)
    line += " [\(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height))]"
    if shown.isHidden { line += " hidden" }
    if shown.opacity != 1 { line += " opacity=\(text(CGFloat(shown.opacity)))" }
    if let color = shown.backgroundColor, color.alpha > 0 { line += " background=#\(String(color.pixel, radix: 16))" }
    if shown.cornerRadius > 0 { line += " radius=\(text(shown.cornerRadius))" }
    if shown.masksToBounds { line += " masks" }
    if shown.zPosition != 0 { line += " z=\(text(shown.zPosition))" }
    if storedContents != nil { line += " contents" }
    if let keys = animationKeys() { line += " animations=\(keys.joined(separator: ","))" }
    lines.append(line)
    if let mask = extras?.mask {
      lines.append(String(repeating: "  ", count: depth + 1) + "mask:")
      mask.dump(into: &lines, depth: depth + 2, time)
    }
    for sublayer in storedSublayers { sublayer.dump(into: &lines, depth: depth + 1, time) }
  }
}
