import Testing

@testable import UIKit

@MainActor
struct UIBezierPathTests {
  @Test func `an arc runs clockwise as seen on the screen`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(path.bounds.width < 10.01)
  }

  @Test func `only the holes of the even-odd rule are outside`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `reversing starts where the path ended and keeps the outline`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test func `applying a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
  }

  @Test func `filling, stroking and clipping reach the pixels`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: UIGraphicsImageRendererFormat())
      .image { _ in
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.lineWidth = 4
        line.move(to: CGPoint(x: 30, y: 0))
        line.addLine(to: CGPoint(x: 30, y: 40))
        line.stroke()
        UIBezierPath(rect: CGRect(x: 0, y: 30, width: 10, height: 10)).addClip()
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    let pixels = try #require(image.cgImage).bitmap
    #expect(pixels[10, 10] == 0xFFFF_0000)
    #expect(pixels[30, 10] == 0xFF00_00FF)
    #expect(pixels[5, 35] == 0xFF00_FF00)
    #expect(pixels[15, 35] == 0)
  }

  @Test func `only the corners asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    // A point inside the quarter circle of radius 20, and one outside.
    #expect(path.contains(CGPoint(x: 20 - 19.9 * 0.7071, y: 20 - 19.9 * 0.7071)))
    #expect(!path.contains(CGPoint(x: 20 - 20.1 * 0.7071, y: 20 - 20.1 * 0.7071)))
  }
}
