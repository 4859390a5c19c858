/// A picture: pixels, how many of them make a point, and how it is meant to be drawn. It does not change.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiimage>.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The pixels as they are kept, before tint and orientation.
  let pixels: CGImage?
  let traits: UIImageTraits
  /// The pictures of an animated image, and how long one round of them takes, in seconds.
  let frames: [UIImage]
  let frameDuration: TimeInterval

  init(pixels: CGImage?, traits: UIImageTraits, frames: [UIImage] = [], frameDuration: TimeInterval = 0) {
    self.pixels = pixels
    self.traits = traits
    self.frames = frames
    self.frameDuration = frameDuration
  }

  /// An image of no size.
  public override init() {
    pixels = nil
    traits = UIImageTraits()
    frames = []
    frameDuration = 0
  }

  /// An image of one point a pixel.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:)>.
  public convenience init(cgImage: CGImage) {
    self.init(pixels: cgImage, traits: UIImageTraits())
  }

  /// An image of `scale` pixels a point; a scale that is not above 0 counts as 1.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:scale:orientation:)>.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(pixels: cgImage, traits: UIImageTraits(scale: UIImageTraits.usable(scale), orientation: orientation))
  }

  /// The image in a file of PNG, JPEG or another format that gdk-pixbuf reads; nil where there is none. A name that ends
  /// in `@2x` or `@3x` tells the scale, and the file's EXIF data the orientation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(contentsoffile:)>.
  public convenience init?(contentsOfFile path: String) {
    guard let (image, exif) = try? ImageDecoder.decode(path: path) else {
      return nil
    }
    let scale = UIImageTraits.scale(ofFile: path)
    self.init(pixels: image, traits: UIImageTraits(scale: scale, orientation: Orientation(exif: exif)))
  }

  /// The image in the bytes of a file, at one point a pixel; nil where there is none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(data:)>.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the bytes of a file, at `scale` pixels a point; nil where there is none. Its EXIF data tells the
  /// orientation.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/init(data:scale:)>.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (image, exif) = try? ImageDecoder.decode(data) else {
      return nil
    }
    let scale = UIImageTraits.usable(scale)
    self.init(pixels: image, traits: UIImageTraits(scale: scale, orientation: Orientation(exif: exif)))
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Images are equal when they show the same pixels in the same manner.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else {
      return false
    }
    return self === other
      || pixels == other.pixels && traits == other.traits && frames == other.frames
        && frameDuration == other.frameDuration
  }

  open override var hash: Int {
    pixels?.hashValue ?? 0
  }
}
