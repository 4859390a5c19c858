import CoreGraphics
import Testing

@Suite("CGContext")
struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  @Test func `a context of its own has its origin at the bottom left`() {
    let bitmap = picture(4, 4, isFlipped: false) { context in
      #expect(context.ctm.isIdentity)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bitmap[0, 3] == 0xFFFF_0000)
    #expect(bitmap[0, 0] == 0)
  }

  @Test func `a flipped context has its origin at the top left`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[0, 3] == 0)
  }

  @Test func `a rectangle by a path and by two triangles is the same picture`() {
    let whole = picture(20, 20) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 3, y: 4, width: 10, height: 8))
    }
    let parts = picture(20, 20) { context in
      context.setFillColor(red)
      context.translateBy(x: 3, y: 4)
      context.scaleBy(x: 10, y: 8)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.addLines(between: [CGPoint(x: -1, y: -1), CGPoint(x: 3, y: -1), CGPoint(x: -1, y: 3)])
      context.fillPath()
    }
    #expect(whole.hasSamePixels(as: parts))
  }

  @Test func `the state comes back, and the path is not part of it`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(half)
      context.translateBy(x: 100, y: 0)
      context.restoreGState()
      #expect(context.convertToUserSpace(context.convertToDeviceSpace(CGPoint(x: 1, y: 1))) == CGPoint(x: 1, y: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(bitmap[2, 2] == 0xFFFF_0000)
  }

  @Test func `a scale of zero hides what is drawn and spoils nothing`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[1, 1] == 0)
  }

  @Test func `numbers that are none draw nothing wrong later`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: 1))
      context.move(to: CGPoint(x: CGFloat.nan, y: 0))
      context.addLine(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
      context.strokePath()
      context.translateBy(x: .nan, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setFillColor(half)
    context.setBlendMode(.copy)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(bitmap[3, 3] == 0x8000_0080)
  }

  @Test func `the infinite rectangle fills everything`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.fill(.infinite)
    }
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[3, 3] == 0xFFFF_0000)
  }

  @Test func `alpha multiplies colours`() {
    let bitmap = picture(2, 2) { context in
      context.setAlpha(0.5)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(bitmap[0, 0] == 0x8080_0000)
  }

  @Test func `a transparency layer composes overlapping shapes as one`() {
    let apart = picture(6, 6) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    let once = picture(6, 6) { context in
      context.setAlpha(0.5)
      context.setFillColor(red)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.fillPath()
    }
    #expect(apart.hasSamePixels(as: once))
  }

  @Test func `a layer left with states kept gives back the state before it`() {
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(bitmap[3, 3] == 0xFFFF_0000)
  }

  @Test func `the even-odd rule leaves the hole in fills and clips`() {
    func ring(_ context: CGContext) {
      context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    let filled = picture(9, 9) { context in
      context.setFillColor(red)
      ring(context)
      context.fillPath(using: .evenOdd)
    }
    let clipped = picture(9, 9) { context in
      ring(context)
      context.clip(using: .evenOdd)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(filled[4, 4] == 0)
    #expect(filled[1, 1] == 0xFFFF_0000)
    #expect(filled.hasSamePixels(as: clipped))
  }

  @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func `a blend mode does not reach beyond the shape`(mode: CGBlendMode) {
    let filled = picture(6, 6) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.setBlendMode(mode)
      context.setFillColor(half)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 6))
    }
    #expect(filled[5, 5] == 0xFFFF_0000)
    #expect(filled[1, 1] != 0xFFFF_0000)
    let stroked = picture(6, 6) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.setBlendMode(mode)
      context.setStrokeColor(half)
      context.setLineWidth(3)
      context.strokeLineSegments(between: [CGPoint(x: 1.5, y: 0), CGPoint(x: 1.5, y: 6)])
    }
    #expect(stroked.hasSamePixels(as: filled))
  }

  @Test func `blend modes follow their formulas`() {
    func result(_ mode: CGBlendMode) -> UInt32 {
      picture(1, 1) { context in
        context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }[0, 0]
    }
    func isClose(_ pixel: UInt32, _ channels: [Double]) -> Bool {
      zip([16, 8, 0] as [UInt32], channels).allSatisfy { abs(Double((pixel >> $0) & 0xFF) - $1 * 255) <= 1.5 }
    }
    #expect(isClose(result(.multiply), [0.4, 0.2, 0.1]))
    #expect(isClose(result(.screen), [0.9, 0.7, 0.6]))
    #expect(isClose(result(.darken), [0.5, 0.4, 0.2]))
    #expect(isClose(result(.lighten), [0.8, 0.5, 0.5]))
    #expect(isClose(result(.difference), [0.3, 0.1, 0.3]))
    #expect(isClose(result(.plusLighter), [1, 0.9, 0.7]))
    #expect(result(.clear) == 0)
  }

  @Test func `an image is upright with y upwards and upside down with y downwards`() throws {
    let source = Bitmap(width: 2, height: 2)
    (source[0, 0], source[1, 0]) = (0xFFFF_0000, 0xFF00_FF00)
    (source[0, 1], source[1, 1]) = (0xFF00_00FF, 0xFFFF_FFFF)
    let image = CGImage(bitmap: source)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(picture(2, 2, isFlipped: false) { $0.draw(image, in: rect) }.hasSamePixels(as: source))
    let turned = picture(2, 2) { $0.draw(image, in: rect) }
    #expect(turned[0, 0] == 0xFF00_00FF)
    #expect(turned[1, 1] == 0xFF00_FF00)
    #expect(picture(2, 2) { $0.drawUpright(image, in: rect) }.hasSamePixels(as: source))
  }

  @Test func `a stretched image keeps its edges`() {
    let source = Bitmap(width: 2, height: 2)
    source.fill(0xFFFF_0000)
    let bitmap = picture(8, 8) { context in
      context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let full = Bitmap(width: 8, height: 8)
    full.fill(0xFFFF_0000)
    #expect(bitmap.hasSamePixels(as: full))
  }

  @Test func `without interpolation each pixel becomes a square`() {
    let source = Bitmap(width: 2, height: 1)
    (source[0, 0], source[1, 0]) = (0xFFFF_0000, 0xFF00_FF00)
    let bitmap = picture(8, 4) { context in
      context.interpolationQuality = .none
      context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(
      (0..<8).map { bitmap[$0, 2] } == Array(repeating: 0xFFFF_0000, count: 4) + Array(repeating: 0xFF00_FF00, count: 4)
    )
  }

  @Test func `drawing an image keeps the path`() {
    let source = Bitmap(width: 1, height: 1)
    let bitmap = picture(4, 4) { context in
      context.setFillColor(red)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.draw(CGImage(bitmap: source), in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fillPath()
    }
    #expect(bitmap[3, 3] == 0xFFFF_0000)
  }

  @Test func `an image mask is painted in the fill colour`() {
    let source = Bitmap(width: 2, height: 1)
    (source[0, 0], source[1, 0]) = (0xFF00_0000, 0)
    let bitmap = picture(2, 1) { context in
      context.setFillColor(red)
      context.draw(CGImage(bitmap: source, isMask: true), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[1, 0] == 0)
  }

  @Test func `a linear gradient runs evenly and stops at its ends unless told otherwise`() throws {
    let colors =
      [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)] as NSArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func row(_ options: CGGradientDrawingOptions) -> Bitmap {
      picture(120, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0), options: options)
      }
    }
    let bounded = row([])
    for x in 10..<110 {
      #expect(abs(Double(bounded[x, 0] & 0xFF) - (Double(x) - 9.5) / 100 * 255) <= 1.5)
    }
    #expect(bounded[5, 0] == 0)
    #expect(bounded[115, 0] == 0)
    let before = row(.drawsBeforeStartLocation)
    #expect(before[5, 0] == 0xFF00_0000)
    #expect(before[115, 0] == 0)
    let after = row(.drawsAfterEndLocation)
    #expect(after[5, 0] == 0)
    #expect(after[115, 0] == 0xFFFF_FFFF)
  }

  @Test func `a radial gradient runs from the inner circle to the outer`() throws {
    let colors =
      [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)] as NSArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let center = CGPoint(x: 50.5, y: 50.5)
    let bitmap = picture(101, 101) { context in
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40, options: [])
    }
    for x in 50..<88 { #expect(abs(Double(bitmap[x, 50] & 0xFF) - Double(x - 50) / 40 * 255) <= 2.5) }
    #expect(bitmap[0, 0] == 0)
  }

  @Test func `clear makes transparent whatever the alpha`() {
    let bitmap = picture(2, 1) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setAlpha(0.5)
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bitmap[0, 0] == 0)
    #expect(bitmap[1, 0] == 0xFFFF_0000)
  }

  @Test func `a path drawn comes back from the context`() throws {
    let context = CGContext(bitmap: Bitmap(width: 10, height: 10), scale: 2)
    #expect(context.path == nil)
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerWidth: 2, cornerHeight: 2, transform: nil)
    context.addPath(path)
    let back = try #require(context.path)
    #expect(back.types == path.types)
    #expect(zip(back.points, path.points).allSatisfy { $0.isClose(to: $1, 1 / 256) })
  }
}
