import CoreGraphics
import Testing

@Suite("Bitmap")
struct BitmapTests {
  @Test func `a bitmap in place of another that is as large has its memory, and nothing of its pixels`() {
    var former: Bitmap? = Bitmap(width: 100, height: 60)
    former?.fill(0xFF12_3456)
    former?.isOpaque = true
    let memory = former?.pixels
    let bitmap = Bitmap(width: 98, height: 58, inPlaceOf: former.take())
    #expect(bitmap.pixels == memory)
    #expect(bitmap.width == 98 && bitmap.height == 58 && !bitmap.isOpaque)
    #expect(PixelArea(changedFrom: Bitmap(width: 98, height: 58), to: bitmap) == nil)
  }

  @Test func `memory that somebody else has is left alone`() {
    let former = Bitmap(width: 100, height: 60)
    former.fill(0xFF12_3456)
    let bitmap = Bitmap(width: 100, height: 60, inPlaceOf: former)
    #expect(bitmap.pixels != former.pixels)
    #expect(former[99, 59] == 0xFF12_3456 && bitmap[99, 59] == 0)
    let part = former.part(x: 10, y: 10, width: 40, height: 40)
    #expect(Bitmap(width: 40, height: 40, inPlaceOf: part)[0, 0] == 0)
    #expect(former[10, 10] == 0xFF12_3456)
  }

  @Test func `memory that is too small or far too large is not taken over`() {
    for side in [59, 100] {
      var former: Bitmap? = Bitmap(width: side, height: side)
      former?.fill(0xFF12_3456)
      let bitmap = Bitmap(width: 60, height: 60, inPlaceOf: former.take())
      bitmap.fill(0xFFFF_FFFF)
      #expect(bitmap[59, 59] == 0xFFFF_FFFF)
    }
  }
}
