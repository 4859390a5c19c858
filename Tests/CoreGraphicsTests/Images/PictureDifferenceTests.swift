import CoreGraphics
import Testing

@Suite("PictureDifference")
struct PictureDifferenceTests {
  @Test func `equal pictures do not differ`() throws {
    let picture = noise(8, 8, seed: 1)
    let difference = try #require(PictureDifference(between: picture, and: picture.copy()))
    #expect(difference.isEmpty)
    #expect(difference.maximum == 0)
    #expect(difference.picture[3, 3] == 0xFFFF_FFFF)
  }

  @Test func `the greatest distance and the number of pixels are told`() throws {
    let a = Bitmap(width: 4, height: 4)
    let b = a.copy()
    b[1, 2] = 0x0100_0000
    b[3, 3] = 0x0000_2000
    let difference = try #require(PictureDifference(between: a, and: b))
    #expect(difference.pixelCount == 2)
    #expect(difference.maximum == 0x20)
    #expect(difference.picture[1, 2] != 0xFFFF_FFFF)
    #expect(difference.picture[0, 0] == 0xFFFF_FFFF)
  }

  @Test func `pictures of different sizes cannot be compared`() {
    #expect(PictureDifference(between: Bitmap(width: 1, height: 2), and: Bitmap(width: 2, height: 1)) == nil)
  }

  @Test func `the changed area holds every changed pixel and nothing more`() {
    var random = Randomness(state: 5)
    let old = noise(60, 40, seed: 3)
    for _ in 0..<50 {
      let new = old.copy()
      var (columns, rows): ([Int], [Int]) = ([], [])
      for _ in 0..<3 {
        let (x, y) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<40, using: &random))
        new[x, y] = old[x, y] ^ 1
        columns.append(x)
        rows.append(y)
      }
      let (left, right) = (columns.min()!, columns.max()!)
      let (top, bottom) = (rows.min()!, rows.max()!)
      let expected = PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      #expect(PixelArea(changedFrom: old, to: new) == expected)
    }
    #expect(PixelArea(changedFrom: old, to: old) == nil)
  }
}
