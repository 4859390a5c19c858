/// Bytes that images are made of, or that an image is made into.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgdataprovider>.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: NSData

  /// A provider of bytes, which it copies.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgdataprovider/init(data:)>.
  public init?(data: CFData) {
    bytes = (data.copy() as? NSData) ?? NSData()
  }

  /// All of the bytes.
  ///
  /// Specified by <https://developer.apple.com/documentation/coregraphics/cgdataprovider/data>.
  public var data: CFData? { bytes }

  var contents: NSData { bytes }
}
