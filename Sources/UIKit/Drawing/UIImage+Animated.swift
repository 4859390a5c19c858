extension UIImage {
  /// The pictures of an animated image; nil of another.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/images>.
  public final var images: [UIImage]? { frames.isEmpty ? nil : frames }

  /// How long an animated image shows all of its pictures once, in seconds; 0 of another.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/duration>.
  public final var duration: TimeInterval { frameDuration }

  /// An image that an image view shows as one picture after the other. With a duration that is not above 0 each has a
  /// thirtieth of a second. Nil without pictures.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)>.
  public final class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    // An animated image among the pictures stands for all of its own.
    let frames = images.flatMap { $0.images ?? [$0] }
    guard let first = frames.first else {
      return nil
    }
    let length = duration > 0 && duration.isFinite ? duration : Double(frames.count) / 30
    return UIImage(pixels: first.pixels, traits: first.traits, frames: frames, frameDuration: length)
  }

  /// An animated image of the files name0 or name1, and on while there is a next number up to 1024; nil without any.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimage/animatedimagenamed(_:duration:)>.
  public final class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var number = 0
    var found: [UIImage] = []
    while number <= 1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        found.append(image)
      } else if number > 0 {
        break
      }
      number += 1
    }
    return animatedImage(with: found, duration: duration)
  }
}
