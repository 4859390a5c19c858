extension NibFile {
  /// The image that an element names, in an attribute or in an `imageReference` child; nil, reported, where there is none.
  func image(_ key: String, of element: NibElement) -> UIImage? {
    if let name = element[key] {
      return image(named: name, isSystem: element["catalog"] == "system", at: element)
    }
    guard let reference = element.child("imageReference", key: key), let name = reference["image"] else { return nil }
    let image = image(named: name, isSystem: reference["catalog"] == "system", at: reference)
    switch reference["renderingMode"] {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  func image(named name: String, isSystem: Bool, at element: NibElement) -> UIImage? {
    let isSystem = isSystem || resource("image", named: name)?["catalog"] == "system"
    if !isSystem, let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    report(
      at: element,
      isSystem
        ? "there are no system symbols here, hence no image \(name)"
        : "Could not load the \"\(name)\" image referenced from a nib in the bundle \(bundle.bundlePath)")
    return nil
  }
}
