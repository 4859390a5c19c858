/// An image of an asset catalog, in several scales and for several appearances.
struct ImageSet {
  private let folder: String
  private let properties: [String: Any]
  private let variants: [AssetVariant]

  /// The set of a name in a bundle, nil standing for the program's.
  init?(named name: String, in bundle: Bundle?) {
    let folder = AssetCatalog.catalogs(of: bundle).lazy.compactMap { $0.imageSets[name] }.first
    guard let folder, let contents = AssetCatalog.contents(of: folder) else { return nil }
    self.folder = folder
    properties = contents["properties"] as? [String: Any] ?? [:]
    variants = (contents["images"] as? [[String: Any]] ?? []).filter { $0["filename"] is String }
      .map(AssetVariant.init)
  }

  /// The pixels for some traits, and how they are meant to be drawn: of the scale that is wanted, else the nearest above
  /// it, else the nearest below it.
  func image(for traits: UITraitCollection) -> (pixels: CGImage, traits: UIImageTraits)? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : 1
    let ordered = AssetVariant.best(of: variants, for: traits).sorted { left, right in
      let (a, b) = (Self.scale(left), Self.scale(right))
      if (a >= wanted) != (b >= wanted) { return a >= wanted }
      return a >= wanted ? a < b : a > b
    }
    for variant in ordered {
      guard let path = path(of: variant), let file = NamedImages.picture(at: path) else { continue }
      var traits = imageTraits(variant)
      traits.orientation = UIImage.Orientation(exif: file.orientation)
      return (file.image, traits)
    }
    return nil
  }

  /// Files of the set itself only: a name that leads elsewhere is none.
  private func path(of variant: AssetVariant) -> String? {
    guard let name = variant.entry["filename"] as? String, !name.contains("/"), !name.contains("\0") else { return nil }
    return folder + "/" + name
  }

  private static func scale(_ variant: AssetVariant) -> CGFloat {
    switch variant.entry["scale"] as? String {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  private func imageTraits(_ variant: AssetVariant) -> UIImageTraits {
    let scale = Self.scale(variant)
    var result = UIImageTraits(scale: scale)
    switch (variant.entry["template-rendering-intent"] ?? properties["template-rendering-intent"]) as? String {
    case "template": result.renderingMode = .alwaysTemplate
    case "original": result.renderingMode = .alwaysOriginal
    default: break
    }
    // Slices and alignment are told in pixels of the file.
    if let resizing = variant.entry["resizing"] as? [String: Any] {
      let insets = Self.insets(resizing["cap-insets"], scale)
      result.caps = UIImageTraits.Caps(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      let center = resizing["center"] as? [String: Any]
      result.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }
    if let alignment = variant.entry["alignment-insets"] { result.alignment = Self.insets(alignment, scale) }
    return result
  }

  private static func insets(_ description: Any?, _ scale: CGFloat) -> UIEdgeInsets {
    let values = description as? [String: Any] ?? [:]
    func inset(_ edge: String) -> CGFloat {
      let value = (values[edge] as? NSNumber)?.doubleValue ?? 0
      return value.isFinite ? CGFloat(value) / scale : 0
    }
    return UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
  }
}
