/// How far two pictures may differ and still count as the same.
public struct PictureTolerance: Sendable, Hashable {
  /// The largest difference of any part (alpha, red, green, blue) of a pixel that is overlooked, 0...255.
  public var channel: Int
  /// How many pixels may differ by more than that.
  public var pixels: Int

  /// A tolerance; both default to nothing.
  public init(channel: Int = 0, pixels: Int = 0) {
    self.channel = channel
    self.pixels = pixels
  }

  /// Every pixel must be equal.
  public static let exact = PictureTolerance()
}
