import Testing

@testable import UIKit

@MainActor
@Suite struct NSValueGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `values hold geometry and nothing else`() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgPoint: rect.origin).cgRectValue == .zero)
    #expect(NSNumber(value: 3).cgRectValue == .zero)
  }

  @Test func `geometry in a dictionary comes out as itself or as a value`() {
    let info: [AnyHashable: Any] = ["value": NSValue(cgRect: rect), "rect": rect]
    #expect(info["value"] as? CGRect == rect)
    #expect((info["value"] as? NSValue)?.cgRectValue == rect)
    #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
    #expect(info["value"] as? CGPoint == nil)
    #expect((NSValue(cgSize: rect.size) as Any) as? CGSize == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((NSValue(uiEdgeInsets: insets) as Any) as? UIEdgeInsets == insets)
  }
}
