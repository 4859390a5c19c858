/// Why a picture could not be read or written.
package struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One plain sentence, without a full stop.
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  package var description: String { reason }

  /// The most pixels that a picture from outside may have: more is refused before memory is taken for it.
  package static let maximumPixelCount = 100_000_000

  /// Throws when a picture of the given sides must not be read.
  static func checkSize(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide,
      width * height <= maximumPixelCount
    else { throw ImageError("the picture is \(width) x \(height) pixels, more than can be read") }
  }
}
