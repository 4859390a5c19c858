/// A rectangle of whole pixels.
package struct PixelArea: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that holds every pixel in which two bitmaps of one size differ; nil if there is none.
  package init?(changedFrom old: Bitmap, to new: Bitmap) {
    precondition(old.width == new.width && old.height == new.height, "bitmaps of different sizes")
    let width = old.width
    var top = 0
    var bottom = old.height
    func isSame(_ y: Int) -> Bool { memcmp(old.row(y), new.row(y), width * 4) == 0 }
    while top < bottom, isSame(top) { top += 1 }
    guard top < bottom else { return nil }
    while isSame(bottom - 1) { bottom -= 1 }
    var left = width
    var right = 0
    for y in top..<bottom {
      let (a, b) = (old.row(y), new.row(y))
      // Only what lies outside what is known already needs a look.
      if left > 0, memcmp(a, b, left * 4) != 0 {
        var x = 0
        while a[x] == b[x] { x += 1 }
        left = x
      }
      if right < width, memcmp(a + right, b + right, (width - right) * 4) != 0 {
        var x = width
        while a[x - 1] == b[x - 1] { x -= 1 }
        right = x
      }
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
