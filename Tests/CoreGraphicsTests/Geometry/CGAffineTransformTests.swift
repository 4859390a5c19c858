import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  let sample = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

  @Test func `concatenating applies the receiver first`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(move)) == CGPoint(x: 12, y: 2))
  }

  @Test func `translatedBy, scaledBy and rotated map before the receiver`() {
    let point = CGPoint(x: 3, y: 5)
    let moved = CGPoint(x: 4, y: 7).applying(sample)
    #expect(point.applying(sample.translatedBy(x: 1, y: 2)).isClose(to: moved))
    #expect(point.applying(sample.scaledBy(x: 2, y: 3)).isClose(to: CGPoint(x: 6, y: 15).applying(sample)))
    let turned = CGPoint(x: -5, y: 3).applying(sample)
    #expect(point.applying(sample.rotated(by: .pi / 2)).isClose(to: turned))
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(CGPoint(x: 0, y: 1).applying(turn).isClose(to: CGPoint(x: -1, y: 0)))
  }

  @Test func `the inverse undoes the map, and a map without one is its own`() {
    #expect(sample.concatenating(sample.inverted()).isClose(to: .identity))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `identity is the only identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-12).isIdentity)
  }

  @Test func `components make up the map again`() {
    var random = Randomness(state: 7)
    for _ in 0..<200 {
      func value() -> CGFloat { CGFloat(Double.random(in: -3...3, using: &random)) }
      let map = CGAffineTransform(a: value(), b: value(), c: value(), d: value(), tx: value(), ty: value())
      #expect(CGAffineTransform(map.decomposed()).isClose(to: map))
    }
    let flat = CGAffineTransform(a: 0, b: 0, c: -2, d: 0, tx: 1, ty: 0)
    #expect(CGAffineTransform(flat.decomposed()).isClose(to: flat))
  }

  @Test func `a turned and scaled map tells its angle and scale`() {
    let parts = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 2).decomposed()
    #expect(abs(parts.rotation - 0.3) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 2) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }

  @Test func `a map and a vector survive coding as plain lists`() throws {
    let data = try JSONEncoder().encode([sample])
    #expect(String(decoding: data, as: UTF8.self) == "[[2,0.5,-1,3,7,-4]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [sample])
    let vector = try JSONEncoder().encode([CGVector(dx: 1, dy: 2)])
    #expect(String(decoding: vector, as: UTF8.self) == "[[1,2]]")
    #expect(try JSONDecoder().decode([CGVector].self, from: vector) == [CGVector(dx: 1, dy: 2)])
  }

  @Test func `a mapped rectangle is the box of its mapped corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let box = rect.applying(sample)
    let corners = [(1, 2), (4, 2), (1, 6), (4, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(sample) }
    #expect(box.minX == corners.map(\.x).min())
    #expect(box.maxX == corners.map(\.x).max())
    #expect(box.minY == corners.map(\.y).min())
    #expect(box.maxY == corners.map(\.y).max())
    #expect(CGRect.null.applying(sample).isNull)
    #expect(CGSize(width: 1, height: 2).applying(sample) == CGSize(width: 0, height: 6.5))
  }
}
