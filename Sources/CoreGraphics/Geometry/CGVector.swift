/// A direction and length in the plane, in the units of the space it is used in.
///
/// Specified by <https://developer.apple.com/documentation/corefoundation/cgvector>.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// The zero vector.
  @inlinable
  public init() {
    dx = 0
    dy = 0
  }

  /// A vector of the given parts.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of the given parts.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of the given parts.
  @inlinable
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Writes `dx` and `dy` as an unkeyed pair, as Apple's CGVector does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }

  /// Reads an unkeyed pair; throws what the decoder throws when it is not one.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
  }
}
