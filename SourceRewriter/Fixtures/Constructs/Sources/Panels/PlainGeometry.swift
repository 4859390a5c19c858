public struct PlainGeometry {
  public var width = 1.0
  public init() {}
}
