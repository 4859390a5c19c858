// What attributes and children say, as values. A number is one that is finite; everything else is as if it were not there.
extension NibElement {
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  func integer(_ attribute: String) -> Int? {
    attributes[attribute].flatMap(Int.init)
  }

  func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A case by the name that Interface Builder gives it.
  func choice<Value>(_ attribute: String, _ names: KeyValuePairs<String, Value>) -> Value? {
    guard let name = attributes[attribute] else { return nil }
    return names.first { $0.key == name }?.value
  }

  // MARK: Geometry

  func rect(forKey key: String) -> CGRect? {
    child("rect", key: key).flatMap(\.rect)
  }

  func point(forKey key: String) -> CGPoint? {
    child("point", key: key).flatMap(\.point)
  }

  func size(forKey key: String) -> CGSize? {
    child("size", key: key).flatMap(\.size)
  }

  var rect: CGRect? {
    guard let point, let size else { return nil }
    return CGRect(origin: point, size: size)
  }

  var point: CGPoint? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  var size: CGSize? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Insets, which are written as the coordinates of a rectangle's sides or by the names of edges.
  func insets(forKey key: String) -> UIEdgeInsets? {
    if let inset = child("inset", key: key) {
      return UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
        right: inset.number("maxX") ?? 0)
    }
    return child("edgeInsets", key: key).map {
      UIEdgeInsets(
        top: $0.number("top") ?? 0, left: $0.number("left") ?? 0, bottom: $0.number("bottom") ?? 0,
        right: $0.number("right") ?? 0)
    }
  }

  func directionalInsets(forKey key: String) -> NSDirectionalEdgeInsets? {
    child("directionalEdgeInsets", key: key).map {
      NSDirectionalEdgeInsets(
        top: $0.number("top") ?? 0, leading: $0.number("leading") ?? 0, bottom: $0.number("bottom") ?? 0,
        trailing: $0.number("trailing") ?? 0)
    }
  }

  var autoresizingMask: UIView.AutoresizingMask {
    let names: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return names.reduce(into: []) { if flag($1.key) == true { $0.insert($1.value) } }
  }

  var rectEdges: UIRectEdge {
    let names: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return names.reduce(into: []) { if flag($1.key) == true { $0.insert($1.value) } }
  }

  /// What a child is: its value in an attribute, or the characters between its tags.
  var stringValue: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    let packed = text.filter { !$0.isWhitespace }
    // The padding is left out.
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? ""
  }
}
