import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct UIVisualEffectViewTests {
  private func makeApp(_ view: UIVisualEffectView) throws -> TestApplication {
    let root = UIView()
    root.backgroundColor = .white
    let black = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    black.backgroundColor = .black
    root.addSubview(black)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(view)
    return TestApplication(device: try #require(TestDevice("100x100@1")), rootView: root)
  }

  /// The steepest step from column to column in the middle row, 0 to 255.
  private func sharpness(_ app: TestApplication) -> Int {
    let picture = app.liveBitmap()
    return (1..<100).map { abs(Int(picture[$0, 50] & 0xFF) - Int(picture[$0 - 1, 50] & 0xFF)) }.max() ?? 0
  }

  @Test func `a blur hides edges behind it, and its content stays sharp`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let app = try makeApp(view)
    #expect(sharpness(app) < 8)
    let mark = UIView(frame: CGRect(x: 20, y: 40, width: 20, height: 20))
    mark.backgroundColor = .black
    view.contentView.addSubview(mark)
    app.advance(by: 0.02)
    #expect(sharpness(app) > 100)
    mark.removeFromSuperview()
    view.effect = nil
    app.advance(by: 0.02)
    #expect(sharpness(app) == 255)
  }

  @Test func `an effect comes and goes in an animation`() throws {
    let view = UIVisualEffectView(effect: nil)
    let app = try makeApp(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    var steps: [Int] = []
    for _ in 0..<5 {
      steps.append(sharpness(app))
      app.advance(by: 0.22)
    }
    #expect(steps.first == 255 && zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 }, "\(steps)")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    app.advance(by: 0.5)
    #expect((5...120).contains(sharpness(app)), "On its way out it still has its looks")
    app.advance(by: 0.6)
    #expect(sharpness(app) == 255)
  }

  @Test func `an animator holds a blur in the middle`() throws {
    let view = UIVisualEffectView(effect: nil)
    let app = try makeApp(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .systemUltraThinMaterial)
    }
    animator.fractionComplete = 0.1
    app.advance(by: 0.5)
    let little = sharpness(app)
    animator.fractionComplete = 0.8
    app.advance(by: 0.5)
    #expect(little < 255 && sharpness(app) < little)
    animator.stopAnimation(true)
  }

  @Test func `a style that follows the traits is dark in the dark`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    let app = try makeApp(view)
    #expect(app.liveBitmap()[10, 50] & 0xFF > 200)
    app.userInterfaceStyle = .dark
    app.advance(by: 0.02)
    #expect(app.liveBitmap()[90, 50] & 0xFF < 60)
  }

  @Test func `reduced transparency leaves the colour alone`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
    let app = try makeApp(view)
    app.isReduceTransparencyEnabled = true
    app.advance(by: 0.02)
    let picture = app.liveBitmap()
    #expect(picture[5, 50] == picture[95, 50] && picture[95, 50] == 0xFFF7_F7F7)
  }

  @Test func `a subview of its own is refused`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let app = try makeApp(view)
    let label = UILabel()
    view.addSubview(label)
    #expect(app.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(label.superview == nil && view.effect == UIBlurEffect(style: .regular))
  }
}
