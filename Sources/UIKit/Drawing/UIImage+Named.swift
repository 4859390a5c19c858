extension UIImage {
  /// The image of a name in the main bundle, at the scale that suits the screen best; nil where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(named:)>.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a name in a bundle (nil: the main one), at the scale that suits the traits (nil: the current ones) best.
  ///
  /// An image set of the bundle's asset catalogs comes first, then a file. A name may have an extension; without one PNG
  /// files are looked for. A file is taken for the scale that its name ends in (`@2x`, `@3x`): the wanted scale, else the
  /// nearest above it, else the nearest below it. What has been read is kept for the next time while memory for it lasts.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)>.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    if let image = ImageSet(named: name, in: bundle)?.image(for: traits) {
      self.init(pixels: image.pixels, traits: image.traits)
      return
    }
    let scale = traits.displayScale
    guard
      let path = NamedImages.path(of: name, in: bundle ?? .main, scale: scale > 0 ? scale : 1),
      let file = NamedImages.picture(at: path)
    else {
      return nil
    }
    self.init(
      pixels: file.image,
      traits: UIImageTraits(scale: UIImageTraits.scale(ofFile: path), orientation: Orientation(exif: file.orientation)))
  }
}

/// Finds images by name, and keeps what has been read.
enum NamedImages {
  // NSCache locks for itself.
  private nonisolated(unsafe) static let cache: NSCache<NSString, CachedPixels> = {
    let cache = NSCache<NSString, CachedPixels>()
    cache.totalCostLimit = 64 << 20
    return cache
  }()

  private final class CachedPixels {
    let picture: (image: CGImage, orientation: Int)
    let modified: Date?

    init(picture: (image: CGImage, orientation: Int), modified: Date?) {
      self.picture = picture
      self.modified = modified
    }
  }

  private static let extensions = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "heic", "ico"]

  /// The file of a name that suits a scale best.
  static func path(of name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    guard !name.isEmpty, !name.contains("\0") else {
      return nil
    }
    let given = (name as NSString).pathExtension
    let isKnown = extensions.contains(given.lowercased())
    let stem = isKnown ? (name as NSString).deletingPathExtension : name
    let ending = isKnown ? given : "png"
    let scales = [1, 2, 3].sorted { left, right in
      let (a, b) = (CGFloat(left), CGFloat(right))
      if (a >= scale) != (b >= scale) { return a >= scale }
      return a >= scale ? a < b : a > b
    }
    for candidate in scales {
      let suffix = candidate == 1 ? "" : "@\(candidate)x"
      if let path = bundle.path(forResource: stem + suffix, ofType: ending) {
        return path
      }
    }
    return nil
  }

  /// The pixels of a file and their EXIF orientation, kept from the last time if the file is as it was.
  static func picture(at path: String) -> (image: CGImage, orientation: Int)? {
    let modified = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    if let kept = cache.object(forKey: path as NSString), kept.modified == modified {
      return kept.picture
    }
    guard let picture = try? ImageDecoder.decode(path: path) else {
      return nil
    }
    cache.setObject(
      CachedPixels(picture: picture, modified: modified), forKey: path as NSString,
      cost: picture.image.bytesPerRow * picture.image.height)
    return picture
  }
}
