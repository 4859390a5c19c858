import CoreGraphics

/// A picture of the given size, drawn in UIKit's orientation at one pixel a point.
func picture(_ width: Int, _ height: Int, isFlipped: Bool = true, _ draw: (CGContext) -> Void) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  let context = CGContext(bitmap: bitmap, scale: 1, isFlipped: isFlipped)
  draw(context)
  return bitmap
}

/// Numbers that are the same every run.
struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 33
    mixed &*= 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}

/// Premultiplied pixels of every alpha.
func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var random = Randomness(state: seed)
  let bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let alpha = UInt32.random(in: 0...255, using: &random)
      func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      bitmap[x, y] = alpha << 24 | part() << 16 | part() << 8 | part()
    }
  }
  return bitmap
}

/// A file's place that nothing else uses.
func temporaryPath(_ suffix: String) -> String {
  NSTemporaryDirectory() + "/CoreGraphicsTests-\(UUID().uuidString)\(suffix)"
}

extension CGPoint {
  func isClose(to other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension CGAffineTransform {
  func isClose(to other: CGAffineTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) <= tolerance }
  }
}
