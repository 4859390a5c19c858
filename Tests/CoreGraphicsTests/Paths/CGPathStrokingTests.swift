import CoreGraphics
import Testing

@Suite("CGPath stroking")
struct CGPathStrokingTests {
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// How far, at most, the filled outline of a stroke and the stroke itself are apart, and how many pixels are by much.
  private func difference(
    _ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, dashes: [CGFloat] = []
  ) throws -> Int {
    let outlined = picture(80, 80) { context in
      let line = dashes.isEmpty ? path : path.copy(dashingWithPhase: 3, lengths: dashes)
      context.addPath(line.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10))
      context.setFillColor(black)
      context.fillPath()
    }
    let stroked = picture(80, 80) { context in
      context.setLineWidth(width)
      context.setLineCap(cap)
      context.setLineJoin(join)
      context.setMiterLimit(10)
      if !dashes.isEmpty { context.setLineDash(phase: 3, lengths: dashes) }
      context.addPath(path)
      context.setStrokeColor(black)
      context.strokePath()
    }
    return try #require(PictureDifference(between: outlined, and: stroked)).maximum
  }

  private var zigzag: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 15, y: 60), CGPoint(x: 30, y: 20), CGPoint(x: 45, y: 60), CGPoint(x: 65, y: 25)])
    return path
  }

  @Test func `the outline of a stroke is filled as the stroke is drawn`() throws {
    let curve = CGMutablePath()
    curve.move(to: CGPoint(x: 10, y: 40))
    curve.addCurve(to: CGPoint(x: 70, y: 40), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 60, y: 80))
    let ring = CGPath(ellipseIn: CGRect(x: 15, y: 20, width: 50, height: 40), transform: nil)
    let box = CGPath(rect: CGRect(x: 20, y: 20, width: 40, height: 30), transform: nil)
    for path in [zigzag, curve, ring, box] {
      for cap in [CGLineCap.butt, .round, .square] {
        for join in [CGLineJoin.miter, .round, .bevel] {
          // The rasterizer's own lines may be a tenth of a pixel from a curve.
          let found = try difference(path, width: 8, cap: cap, join: join)
          #expect(found <= 32, "\(path.boundingBox) \(cap) \(join)")
        }
      }
    }
  }

  @Test func `dashes lie where they are drawn`() throws {
    #expect(try difference(zigzag, width: 4, cap: .butt, join: .bevel, dashes: [9, 5]) <= 24)
    #expect(try difference(zigzag, width: 4, cap: .butt, join: .bevel, dashes: [7]) <= 24)
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    #expect(dashed.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 0))
    #expect(
      dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10).contains(
        CGPoint(x: 6, y: 0.5)))
    #expect(
      !dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10).contains(
        CGPoint(x: 4, y: 0.5)))
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test func `a width that is none strokes nothing`() {
    #expect(zigzag.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    #expect(zigzag.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }
}
