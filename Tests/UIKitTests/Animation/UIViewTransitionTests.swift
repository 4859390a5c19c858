import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite final class UIViewTransitionTests {
  private let container = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let front = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  private func makeApp() throws -> TestApplication {
    let root = UIView()
    root.backgroundColor = .white
    front.backgroundColor = .red
    back.backgroundColor = .blue
    container.addSubview(front)
    root.addSubview(container)
    return TestApplication(device: try #require(TestDevice("100x100@1")), rootView: root)
  }

  /// The colour of a pixel of the screen, as red, green and blue.
  private func color(_ app: TestApplication, _ x: Int, _ y: Int) -> SIMD3<Int> {
    let pixel = app.liveBitmap()[x, y]
    return SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  private func isNear(_ a: SIMD3<Int>, _ b: SIMD3<Int>, _ tolerance: Int = 3) -> Bool {
    (0..<3).allSatisfy { abs(a[$0] - b[$0]) <= tolerance }
  }

  @Test func `a cross dissolve mixes before and after`() throws {
    let app = try makeApp()
    var results: [Bool] = []
    let front = front
    UIView.transition(
      with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { front.backgroundColor = .blue }, completion: { results.append($0) })
    #expect(isNear(color(app, 50, 50), SIMD3(255, 0, 0)))
    app.advance(by: 0.25)
    #expect(isNear(color(app, 50, 50), SIMD3(191, 0, 64)))
    app.advance(by: 0.5)
    #expect(isNear(color(app, 50, 50), SIMD3(64, 0, 191)) && results.isEmpty)
    app.advance(by: 0.3)
    #expect(isNear(color(app, 50, 50), SIMD3(0, 0, 255)) && results == [true])
    #expect(container.layer.animationKeys() == nil)
  }

  @Test func `what a view draws is seen in a transition that begins before any frame was drawn`() throws {
    let app = try makeApp()
    let cross = CrossedView(frame: front.bounds)
    front.addSubview(cross)
    app.advance(by: 0.1)
    UIView.transition(from: front, to: back, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    app.advance(by: 0.5)
    // Green on red in the middle, red beside it: half of each, and half of blue.
    #expect(isNear(color(app, 50, 50), SIMD3(0, 128, 128)))
    #expect(isNear(color(app, 30, 30), SIMD3(128, 0, 128)))
  }

  @Test func `a flip shows the one, then nothing, then the other, nearer on the side that comes forward`() throws {
    let app = try makeApp()
    let (front, back) = (front, back)
    UIView.transition(
      from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], completion: nil)
    #expect(front.superview == nil && back.superview === container)
    app.advance(by: 0.25)
    // An eighth of a turn: the left side comes to the front and is taller than the right.
    let bitmap = app.liveBitmap()
    func height(_ x: Int) -> Int {
      (0..<100).count { y in bitmap[x, y] & 0xFFFFFF != 0xFFFFFF }
    }
    #expect(isNear(color(app, 50, 50), SIMD3(255, 0, 0)))
    let columns = (0..<100).filter { height($0) > 0 }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    #expect(last - first < 56 && last - first > 35)
    #expect(height(first + 2) > 62 && height(last - 2) < 58)
    app.advance(by: 0.25)
    #expect(isNear(color(app, 40, 50), SIMD3(255, 255, 255)))
    app.advance(by: 0.25)
    #expect(isNear(color(app, 50, 50), SIMD3(0, 0, 255)))
    app.advance(by: 0.3)
    #expect(isNear(color(app, 21, 21), SIMD3(0, 0, 255)))
  }

  @Test func `flips from above and below turn about the level middle`() throws {
    for (option, isUpperNear) in [
      (UIView.AnimationOptions.transitionFlipFromTop, true), (.transitionFlipFromBottom, false),
    ] {
      let app = try makeApp()
      UIView.transition(with: container, duration: 1, options: [option, .curveLinear], animations: nil)
      app.advance(by: 0.25)
      let bitmap = app.liveBitmap()
      func width(_ y: Int) -> Int {
        (0..<100).count { x in bitmap[x, y] & 0xFFFFFF != 0xFFFFFF }
      }
      let rows = (0..<100).filter { width($0) > 0 }
      let (first, last) = (try #require(rows.first), try #require(rows.last))
      #expect((width(first + 2) > width(last - 2)) == isUpperNear)
      app.advance(by: 1)
    }
  }

  @Test func `a page rolls up from below and out from above`() throws {
    let app = try makeApp()
    let (front, back) = (front, back)
    UIView.transition(
      from: front, to: back, duration: 1, options: [.transitionCurlUp, .curveLinear], completion: nil)
    app.advance(by: 0.5)
    #expect(isNear(color(app, 25, 25), SIMD3(255, 0, 0), 40))
    #expect(isNear(color(app, 78, 78), SIMD3(0, 0, 255), 40))
    app.advance(by: 0.6)
    #expect(isNear(color(app, 50, 50), SIMD3(0, 0, 255)))
    UIView.transition(
      from: back, to: front, duration: 1, options: [.transitionCurlDown, .curveLinear], completion: nil)
    app.advance(by: 0.5)
    #expect(isNear(color(app, 25, 25), SIMD3(255, 0, 0), 40))
    #expect(isNear(color(app, 78, 78), SIMD3(0, 0, 255), 40))
    app.advance(by: 0.6)
    #expect(isNear(color(app, 50, 50), SIMD3(255, 0, 0)))
  }

  @Test func `views that are shown and hidden stay where they are`() throws {
    let app = try makeApp()
    back.isHidden = true
    container.addSubview(back)
    app.advance(by: 0.1)
    var results: [Bool] = []
    UIView.transition(
      from: front, to: back, duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews, .curveLinear], completion: { results.append($0) })
    #expect(front.isHidden && !back.isHidden && front.superview === container && back.superview === container)
    app.advance(by: 0.25)
    #expect(isNear(color(app, 50, 50), SIMD3(128, 0, 128), 8))
    app.advance(by: 0.3)
    #expect(results == [true])
  }

  @Test func `while a transition lasts its view takes no touches unless it may`() throws {
    let app = try makeApp()
    let root = try #require(container.superview)
    UIView.transition(with: container, duration: 0.5, options: .transitionCrossDissolve, animations: nil)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    app.advance(by: 0.6)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    UIView.transition(
      with: container, duration: 0.5, options: [.transitionCrossDissolve, .allowUserInteraction], animations: nil)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    app.advance(by: 0.6)
  }

  @Test func `content moves in a transition that allows it, and elsewhere stands at its end`() throws {
    for isAllowed in [false, true] {
      let app = try makeApp()
      let front = front
      front.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
      app.advance(by: 0.1)
      UIView.transition(
        with: container, duration: 1,
        options: isAllowed
          ? [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear] : [.transitionCrossDissolve, .curveLinear],
        animations: { front.frame.origin.x = 40 })
      app.advance(by: 0.5)
      // Half way the view itself would be in the middle; a picture of the end is on the right.
      #expect(isNear(color(app, 50, 50), isAllowed ? SIMD3(255, 128, 128) : SIMD3(255, 255, 255), 8))
      #expect(isNear(color(app, 75, 50), isAllowed ? SIMD3(255, 255, 255) : SIMD3(255, 128, 128), 8))
      app.advance(by: 0.6)
      #expect(front.layer.animationKeys() == nil)
    }
  }

  @Test func `without a transition among the options it is an animation`() throws {
    let app = try makeApp()
    let front = front
    UIView.transition(with: container, duration: 1, options: .curveLinear, animations: { front.alpha = 0 })
    app.advance(by: 0.5)
    #expect(abs((front.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
    app.advance(by: 0.6)
  }

  @Test func `without a duration, and without a superview, the completion still comes`() throws {
    let app = try makeApp()
    let front = front
    var results: [Bool] = []
    UIView.transition(
      with: container, duration: 0, options: .transitionCrossDissolve, animations: { front.backgroundColor = .green },
      completion: { results.append($0) })
    #expect(isNear(color(app, 50, 50), SIMD3(0, 255, 0)))
    UIView.transition(from: UIView(), to: UIView(), duration: 1) { results.append($0) }
    app.advance(by: 0.1)
    #expect(results == [true, true])
  }
}

/// Draws a green bar across its middle.
private final class CrossedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func draw(_ rect: CGRect) {
    UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: bounds.midY - 5, width: bounds.width, height: 10))
  }
}
