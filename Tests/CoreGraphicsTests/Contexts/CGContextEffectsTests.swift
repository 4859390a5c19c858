import CoreGraphics
import Testing

@Suite("CGContext effects")
struct CGContextEffectsTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func stencil(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return CGImage(bitmap: bitmap)
  }

  @Test func `a sharp shadow lies where the offset says, whatever the map is`() {
    for (isFlipped, y) in [(true, 9), (false, 3)] {
      let bitmap = picture(20, 20, isFlipped: isFlipped) { context in
        context.setShadow(offset: CGSize(width: 4, height: 3), blur: 0, color: blue)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 3, y: isFlipped ? 3 : 6, width: 2, height: 1))
      }
      // The rectangle is at 6...10, 6...8 from the top; its shadow is 4 to the right, and 3 down or up.
      #expect(bitmap[7, 7] == 0xFFFF_0000 && bitmap[9, 6] == 0xFFFF_0000)
      #expect(bitmap[12, y] == 0xFF00_00FF && bitmap[13, y + 1] == 0xFF00_00FF)
      #expect(bitmap[14, y] == 0 && bitmap[12, 7] == 0)
    }
  }

  @Test func `a blurred shadow fades and a state that comes back has none`() {
    let bitmap = picture(60, 40) { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 25, height: 0), blur: 8)
      context.setFillColor(red)
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 38, width: 2, height: 2))
    }
    func alpha(_ x: Int) -> Int { Int(bitmap[x, 20] >> 24) }
    #expect(alpha(15) == 255 && alpha(40) > 50 && alpha(40) <= 85, "\(alpha(40))")
    #expect(alpha(47) < alpha(45) && alpha(45) < alpha(42) && alpha(47) > 0 && alpha(58) == 0)
    #expect(bitmap[26, 39] == 0)
  }

  @Test func `what is clipped away throws its shadow into the clip, and a group throws one`() {
    let clipped = picture(20, 10) { context in
      context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 10))
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(clipped[3, 3] == 0 && clipped[13, 3] == 0xFF00_00FF)
    let group = picture(20, 10) { context in
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: blue)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.fill(CGRect(x: 6, y: 2, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    // No shadow of the first falls on the second.
    #expect(group[7, 3] == 0xFFFF_0000 && group[11, 3] == 0xFF00_00FF && group[12, 3] == 0)
  }

  @Test func `a mask lets through where it is opaque, or bright`() {
    let opaque = stencil(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0 }
    let bright = stencil(2, 1) { x, _ in x == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    for mask in [opaque, bright] {
      let bitmap = picture(8, 8) { context in
        context.saveGState()
        context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4), mask: mask)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.restoreGState()
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(bitmap[2, 3] == 0xFFFF_0000 && bitmap[5, 3] == 0 && bitmap[1, 3] == 0 && bitmap[0, 0] == 0xFF00_00FF)
    }
  }

  @Test func `two masks let through what both do`() {
    let left = stencil(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0 }
    let upper = stencil(1, 2) { _, y in y == 0 ? 0xFF00_0000 : 0 }
    let bitmap = picture(8, 8, isFlipped: false) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: left)
      context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: upper)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(bitmap[1, 1] == 0xFFFF_0000 && bitmap[6, 1] == 0 && bitmap[1, 6] == 0)
  }

  @Test func `a path becomes the outline of its stroke`() {
    let stroked = picture(40, 40) { context in
      context.setLineWidth(6)
      context.setLineCap(.square)
      context.move(to: CGPoint(x: 8, y: 8))
      context.addLine(to: CGPoint(x: 30, y: 8))
      context.addLine(to: CGPoint(x: 30, y: 30))
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 28, height: 28))
      context.setFillColor(red)
      context.fillPath()
    }
    let plain = picture(40, 40) { context in
      context.setLineWidth(6)
      context.setLineCap(.square)
      context.setStrokeColor(red)
      context.move(to: CGPoint(x: 8, y: 8))
      context.addLine(to: CGPoint(x: 30, y: 8))
      context.addLine(to: CGPoint(x: 30, y: 30))
      context.strokePath()
    }
    #expect(stroked.hasSamePixels(as: plain))
  }
}
