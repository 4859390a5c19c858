import Foundation
import QuartzCore
import Testing

struct CAMediaTimingFunctionTests {
  @Test(arguments: [
    (CAMediaTimingFunctionName.default, 0.25, 0.1, 0.25, 1.0), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
    (.easeInEaseOut, 0.42, 0, 0.58, 1), (.linear, 0, 0, 1, 1),
  ])
  func `a named function lies on its curve`(
    name: CAMediaTimingFunctionName, x1: Double, y1: Double, x2: Double, y2: Double
  ) {
    let curve = CAMediaTimingFunction(name: name).curve
    for step in 0...1000 {
      // A point of the curve by its parameter: no solving in the expectation.
      let t = Double(step) / 1000
      let s = 1 - t
      let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
      let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
      #expect(abs(curve(x) - y) < 1e-6)
    }
  }

  @Test func `a curve that overshoots does so`() {
    let curve = CAMediaTimingFunction(controlPoints: 0.3, 1.5, 0.7, 1.2).curve
    #expect(curve(0.6) > 1)
    #expect(curve(0) == 0)
    #expect(curve(1) == 1)
  }

  @Test func `control points are given back`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.1, 0.2])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
