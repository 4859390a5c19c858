/// A blurred rounded rectangle that is stretched in its middle, placed in the frame.
struct ShadowPatch {
  /// Coverage, a square of `side` pixels; its middle row and column are repeated.
  let pixels: UnsafePointer<UInt8>
  let side: Int
  /// Where the stretched patch lies.
  let rect: PixelRect
  /// Another number for another patch, in the whole process.
  let version: Int

  /// How many pixels are not stretched, at each end.
  var cap: Int { side / 2 }

  static func same(_ a: ShadowPatch?, _ b: ShadowPatch?) -> Bool {
    a?.rect == b?.rect && a?.version == b?.version
  }

  /// The row of the patch that a row of the frame shows.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    let fromTop = y - rect.minY
    let fromBottom = rect.maxY - 1 - y
    let index = fromTop < cap ? fromTop : fromBottom < cap ? side - 1 - fromBottom : cap
    return pixels + index * side
  }
}
