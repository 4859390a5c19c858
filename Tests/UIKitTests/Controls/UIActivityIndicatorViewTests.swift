import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct UIActivityIndicatorViewTests {
  private func makeApp(_ indicator: UIActivityIndicatorView) throws -> TestApplication {
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(indicator)
    let app = TestApplication(device: try #require(TestDevice("100x100@2")), rootView: root)
    indicator.center = CGPoint(x: 50, y: 50)
    app.advance(by: 0.02)
    return app
  }

  /// How dark the spoke is that lies so many eighths of a turn after twelve o'clock: 0 to 255.
  private func darkness(_ app: TestApplication, _ eighth: Int) -> Int {
    let angle = Double(eighth) * .pi / 4
    let pixel = app.liveBitmap()[Int(100 + 0.36 * 74 * sin(angle)), Int(100 - 0.36 * 74 * cos(angle))]
    return 255 - Int(pixel & 0xFF)
  }

  @Test func `it is hidden until it goes, and goes round with the clock once a second`() throws {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .black
    #expect(indicator.isHidden && !indicator.isAnimating && indicator.bounds.size == CGSize(width: 37, height: 37))
    let app = try makeApp(indicator)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    app.advance(by: 1.02)
    var lit: [Int] = []
    for _ in 0..<8 {
      lit.append((0..<8).max { darkness(app, $0) < darkness(app, $1) } ?? -1)
      app.advance(by: 0.125)
    }
    #expect(lit.indices.allSatisfy { lit[$0] == (lit[0] + $0) % 8 }, "\(lit)")
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    try app.advanceUntilIdle()
  }

  @Test func `one that stays stands still with all spokes alike`() throws {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .black
    indicator.hidesWhenStopped = false
    let app = try makeApp(indicator)
    let all = (0..<8).map { darkness(app, $0) }
    #expect(all.allSatisfy { abs($0 - 64) <= 3 }, "\(all)")
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }

  @Test func `its style decides on its size and colour`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20) && indicator.color == .systemGray)
    indicator.style = .whiteLarge
    #expect(indicator.sizeThatFits(.zero) == CGSize(width: 37, height: 37) && indicator.color == .white)
    indicator.color = .red
    indicator.style = .medium
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == .systemGray)
  }
}
