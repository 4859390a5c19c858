extension UIView {
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let alpha = "UIAlpha"
    static let hidden = "UIHidden"
    static let tag = "UITag"
    static let clips = "UIClipsToBounds"
    static let autoresizing = "UIAutoresizingMask"
    static let contentMode = "UIContentMode"
    static let interaction = "UIUserInteractionDisabled"
    static let subviews = "UISubviews"
  }

  final func encodeView(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      raise("NSInvalidArgumentException", "\(type(of: self)) can only be encoded by a keyed archiver")
      return
    }
    let bounds = storedLayer.bounds
    let position = storedLayer.position
    coder.encode([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Double($0) }, forKey: Key.bounds)
    coder.encode([position.x, position.y].map { Double($0) }, forKey: Key.center)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(isHidden, forKey: Key.hidden)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(clipsToBounds, forKey: Key.clips)
    coder.encode(Int(storedAutoresizingMask.rawValue), forKey: Key.autoresizing)
    coder.encode(storedContentMode.rawValue, forKey: Key.contentMode)
    coder.encode(!isUserInteractionEnabled, forKey: Key.interaction)
    coder.encode(storedSubviews as NSArray, forKey: Key.subviews)
  }

  final func decode(with coder: NSCoder) {
    guard !(coder is NibCoder) else { return decodeNib(coder, as: UIView.self) }
    guard coder.allowsKeyedCoding else { return }
    if let values = coder.decodeObject(forKey: Key.bounds) as? [Double], values.count == 4 {
      bounds = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    if let values = coder.decodeObject(forKey: Key.center) as? [Double], values.count == 2 {
      center = CGPoint(x: values[0], y: values[1])
    }
    if coder.containsValue(forKey: Key.alpha) { alpha = coder.decodeDouble(forKey: Key.alpha) }
    isHidden = coder.decodeBool(forKey: Key.hidden)
    tag = coder.decodeInteger(forKey: Key.tag)
    clipsToBounds = coder.decodeBool(forKey: Key.clips)
    storedAutoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: Key.autoresizing)))
    contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
    isUserInteractionEnabled = !coder.decodeBool(forKey: Key.interaction)
    for case let child as UIView in coder.decodeObject(forKey: Key.subviews) as? NSArray ?? [] { addSubview(child) }
  }
}
