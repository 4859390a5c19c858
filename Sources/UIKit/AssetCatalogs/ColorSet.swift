/// A colour of an asset catalog, which may look different in light and dark and in high contrast.
struct ColorSet: @unchecked Sendable {
  private let variants: [(variant: AssetVariant, color: UIColor)]

  /// The set in a folder; nil where there is no colour in it that can be read.
  init?(folder: String) {
    let entries = AssetCatalog.contents(of: folder)?["colors"] as? [[String: Any]] ?? []
    variants = entries.compactMap { entry in
      (entry["color"] as? [String: Any]).flatMap(Self.color).map { (AssetVariant(entry: entry), $0) }
    }
    if variants.isEmpty { return nil }
  }

  /// The set of a name in a bundle, nil standing for the program's.
  init?(named name: String, in bundle: Bundle?) {
    guard let folder = AssetCatalog.catalogs(of: bundle).lazy.compactMap({ $0.colorSets[name] }).first else {
      return nil
    }
    self.init(folder: folder)
  }

  /// The colour for some traits.
  func color(for traits: UITraitCollection) -> UIColor {
    let best = variants.compactMap { pair in pair.variant.fitness(for: traits).map { ($0, pair.color) } }
    let highest = best.map(\.0).max()
    return best.first { $0.0 == highest }?.1 ?? variants[0].color
  }

  private static func color(_ description: [String: Any]) -> UIColor? {
    if let reference = description["reference"] as? String { return UIColor.systemColor(named: reference) }
    guard let components = description["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> CGFloat? { (components[name] as? String).flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    guard description["color-space"] as? String != "display-p3" else {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as Xcode writes it: `0.5`, `0x80` or `128`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value / 255)
  }
}

extension UIColor {
  /// The colour of a name in the program's asset catalogs; nil where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(named:)>.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name in the asset catalogs of a bundle, nil standing for the program's; nil where there is none.
  ///
  /// Without traits the colour is a dynamic one; with traits it is the one for them.
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/init(named:in:compatiblewith:)>.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = ColorSet(named: name, in: bundle) else { return nil }
    if let traitCollection {
      self.init(cgColor: set.color(for: traitCollection).resolvedCGColor(with: traitCollection))
    } else {
      self.init(dynamicProvider: { set.color(for: $0) })
    }
  }
}
