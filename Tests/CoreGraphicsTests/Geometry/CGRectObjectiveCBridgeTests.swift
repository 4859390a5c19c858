import CoreGraphics
import Testing

@Suite("Geometry in NSValue")
struct CGRectObjectiveCBridgeTests {
  @Test func `a rectangle, a point and a size come out of the NSValue they went into`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = [
      "rect": NSValue(rect: rect), "point": NSValue(point: rect.origin), "size": NSValue(size: rect.size),
    ]
    #expect(info["rect"] as? CGRect == rect)
    #expect(info["point"] as? CGPoint == rect.origin)
    #expect(info["size"] as? CGSize == rect.size)
  }

  @Test func `a rectangle comes out of an NSValue made from its bytes`() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value: Any = NSValue(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
    #expect(value as? CGRect == rect)
  }

  @Test func `they go into an NSValue`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [Any] = [rect, rect.origin, rect.size]
    #expect((values[0] as? NSValue)?.rectValue == rect)
    #expect((values[1] as? NSValue)?.pointValue == rect.origin)
    #expect((values[2] as? NSValue)?.sizeValue == rect.size)
  }

  @Test func `a value of another type does not come out`() {
    let value: Any = NSValue(point: CGPoint(x: 1, y: 2))
    #expect(value as? CGRect == nil)
    #expect(value as? CGSize == nil)
    let range: Any = NSValue(range: NSRange(location: 1, length: 2))
    #expect(range as? CGPoint == nil)
    let number: Any = NSNumber(value: 3)
    #expect(number as? CGRect == nil)
  }
}
