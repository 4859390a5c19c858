import Testing

@testable import UIKit

/// What views, layers and layout do with numbers that are none, and with numbers that are too large to draw.
@MainActor @Suite struct UIViewBadValuesTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity, .signalingNaN]
  private static let large: [CGFloat] = [1e5, 1e9, 1e19, 1e300, CGFloat.greatestFiniteMagnitude, -1e300, 1e-300]

  private func expectSound(_ view: UIView, _ comment: Comment? = nil) {
    for each in [view] + view.subviews {
      let numbers = [
        each.frame.minX, each.frame.minY, each.bounds.minX, each.bounds.width, each.bounds.height, each.center.x,
        each.center.y, each.transform.a, each.transform.tx, each.layer.anchorPoint.x, each.layer.zPosition,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, comment)
    }
  }

  @Test func `no property of a view or its layer keeps a number that is none`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = .red
    view.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)))
    stage.root.addSubview(view)
    let layer = view.layer
    for value in Self.wrong {
      let raised = exceptions {
        view.frame = CGRect(x: value, y: value, width: value, height: value)
        view.bounds = CGRect(x: 0, y: value, width: 50, height: 50)
        view.bounds.size.height = value
        view.center.x = value
        view.transform = CGAffineTransform(translationX: value, y: 0)
        view.transform = CGAffineTransform(rotationAngle: value)
        view.transform3D.m41 = value
        view.transform3D.m34 = value
        view.anchorPoint = CGPoint(x: value, y: 0.5)
        view.alpha = value
        view.contentScaleFactor = value
        view.layoutMargins = UIEdgeInsets(top: value, left: 1, bottom: 1, right: 1)
        view.directionalLayoutMargins.leading = value
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: value, left: 0, bottom: 0, right: value)
        layer.frame.origin.x = value
        layer.bounds.size.width = value
        layer.position.y = value
        layer.zPosition = value
        layer.anchorPoint.y = value
        layer.anchorPointZ = value
        layer.transform.m11 = value
        layer.sublayerTransform.m42 = value
        layer.opacity = Float(value)
        layer.cornerRadius = value
        layer.borderWidth = value
        layer.shadowOpacity = Float(value)
        layer.shadowOffset = CGSize(width: value, height: value)
        layer.shadowRadius = value
        layer.contentsScale = value
        layer.contentsRect = CGRect(x: value, y: 0, width: value, height: 1)
      }
      #expect(raised.allSatisfy { !$0.reason.isEmpty })
      stage.frame()
      _ = stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
      expectSound(view, "\(value)")
      expectSound(stage.root, "\(value)")
    }
    #expect(layer.zPosition == 0)
    #expect(layer.shadowOffset.width.isFinite && layer.shadowOffset.height.isFinite)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(stage.controller.additionalSafeAreaInsets == .zero)
  }

  @Test func `a view of any finite size and place is shown without harm`() throws {
    let stage = Stage()
    let display = Pixels(width: 390 * 3, height: 844 * 3, scale: 3)
    stage.scene.display = display
    for value in Self.large {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.backgroundColor = .red
      view.layer.cornerRadius = 10
      view.layer.shadowOpacity = 1
      view.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      label.text = "huge"
      view.addSubview(label)
      stage.root.addSubview(view)
      _ = exceptions {
        view.frame = CGRect(x: value, y: -value, width: abs(value), height: abs(value))
        stage.frame()
        label.frame.size = view.bounds.size
        label.setNeedsDisplay()
        stage.frame()
        view.center = CGPoint(x: value, y: value)
        view.layer.shadowRadius = abs(value)
        view.layer.cornerRadius = abs(value)
        view.layer.borderWidth = abs(value)
        stage.frame()
        view.transform = CGAffineTransform(scaleX: value, y: value)
        stage.frame()
        view.transform = .identity
        view.bounds.origin = CGPoint(x: value, y: value)
        UIView.animate(withDuration: 0.1) { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        stage.advance(by: 0.2)
        _ = stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
      }
      expectSound(view, "\(value)")
      view.removeFromSuperview()
      stage.frame()
    }
  }

  @Test func `animations of any duration, delay and spring end and call back once`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    var calls = 0
    var starts = 0
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e-9] {
      starts += 6
      let done: (Bool) -> Void = { _ in calls += 1 }
      UIView.animate(withDuration: value, animations: { view.frame.origin.x += 1 }, completion: done)
      UIView.animate(
        withDuration: 0.1, delay: value, options: [], animations: { view.frame.origin.x += 1 }, completion: done)
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value,
        animations: { view.frame.origin.x += 1 }, completion: done)
      UIView.animate(
        springDuration: value, bounce: value, initialSpringVelocity: value, delay: value,
        animations: { view.frame.origin.x += 1 }, completion: done)
      UIView.animateKeyframes(
        withDuration: 0.1, delay: value,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: value, relativeDuration: value) { view.frame.origin.x += 1 }
        }, completion: done)
      UIView.animate(
        withDuration: value, delay: value, options: [.autoreverse, .layoutSubviews],
        animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 }, completion: done)
      stage.advance(by: 0.5)
      #expect(view.layer.presentation()?.position.x.isFinite == true)
    }
    stage.advance(by: 10)
    #expect(calls == starts)
    expectSound(view)
  }

  @Test func `layer animations of any timing neither stop the program nor give numbers that are none`() {
    let stage = Stage()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.root.layer.addSublayer(layer)
    stage.frame()
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300] {
      for key in ["position.x", "opacity", "transform.rotation.z", "bounds", "cornerRadius"] {
        let basic = CABasicAnimation(keyPath: key)
        basic.fromValue = value
        basic.toValue = value
        basic.byValue = NSNumber(value: value)
        basic.duration = value
        basic.beginTime = value
        basic.speed = Float(value)
        basic.timeOffset = value
        basic.repeatCount = Float(value)
        basic.repeatDuration = value
        basic.timingFunction = CAMediaTimingFunction(
          controlPoints: Float(value), Float(value), Float(value), Float(value))
        let keyframes = CAKeyframeAnimation(keyPath: key)
        keyframes.values = [value, 1, value]
        keyframes.keyTimes = [NSNumber(value: value), NSNumber(value: value), NSNumber(value: value)]
        keyframes.duration = 0.1
        let spring = CASpringAnimation(keyPath: key)
        spring.mass = value
        spring.stiffness = value
        spring.damping = value
        spring.initialVelocity = value
        spring.fromValue = 0
        spring.toValue = 1
        _ = exceptions {
          for animation in [basic, keyframes, spring] { layer.add(animation, forKey: nil) }
          layer.speed = Float(value)
          layer.timeOffset = value
          layer.beginTime = value
          stage.advance(by: 0.1)
          _ = layer.presentation()?.frame
          layer.speed = 1
          layer.timeOffset = 0
          layer.beginTime = 0
          stage.advance(by: 0.1)
          layer.removeAllAnimations()
        }
      }
    }
    stage.advance(by: 1)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layer.presentation()?.frame == layer.frame)
  }
}

/// A display that keeps nothing.
@MainActor
private final class Pixels: DisplayTarget {
  nonisolated let pixelWidth: Int
  nonisolated let pixelHeight: Int
  nonisolated let scale: CGFloat
  init(width: Int, height: Int, scale: CGFloat) {
    (pixelWidth, pixelHeight, self.scale) = (width, height, scale)
  }
  nonisolated func present(_ bitmap: Bitmap, damage: Damage) {}
}
