import QuartzCore
import Testing

/// Draws a red bar of a length that is kept under a key.
private final class BarLayer: CALayer {
  nonisolated(unsafe) static var drawings = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    Self.drawings += 1
    let progress = value(forKey: "progress") as? Double ?? 0
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: 10 + cornerRadius))
  }
}

@MainActor
struct DrawnPropertyTests {
  private let red: UInt32 = 0xFFFF_0000

  private func stage() -> (root: CALayer, bar: BarLayer, compositor: Compositor) {
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let bar = BarLayer()
    bar.frame = root.bounds
    root.addSublayer(bar)
    bar.setNeedsDisplay()
    return (root, bar, Compositor(pixelWidth: 100, pixelHeight: 40, scale: 1))
  }

  /// How long the bar is in the frame of a time.
  private func length(_ root: CALayer, _ compositor: Compositor, at time: TimeInterval) -> Int {
    advance(to: time)
    _ = compositor.render(root, at: time)
    return (0..<100).count { compositor.bitmap[$0, 5] == red }
  }

  @Test func `a property that a layer draws by is drawn in each frame as it is then`() {
    onSteppedClock {
      let (root, bar, compositor) = stage()
      bar.setValue(0.1, forKey: "progress")
      #expect(length(root, compositor, at: 100) == 10)
      let animation = CABasicAnimation(keyPath: "progress")
      animation.fromValue = 0.2
      animation.toValue = 0.8
      animation.duration = 1
      bar.add(animation, forKey: "progress")
      #expect(length(root, compositor, at: 100) == 20)
      #expect(length(root, compositor, at: 100.5) == 50)
      #expect(bar.presentation()?.value(forKey: "progress") as? Double == 0.5)
      #expect(bar.value(forKey: "progress") as? Double == 0.1)
      #expect(length(root, compositor, at: 100.75) == 65)
      #expect(length(root, compositor, at: 101) == 10)
      BarLayer.drawings = 0
      #expect(length(root, compositor, at: 102) == 10)
      #expect(BarLayer.drawings == 0)
    }
  }

  @Test func `a value that is set is drawn, and an action may lead to it`() {
    onSteppedClock {
      let (root, bar, compositor) = stage()
      bar.setValue(0.3, forKey: "progress")
      #expect(length(root, compositor, at: 100) == 30)
      let action = CABasicAnimation(keyPath: "progress")
      action.fromValue = 0.3
      action.duration = 1
      bar.actions = ["progress": action]
      bar.setValue(0.9, forKey: "progress")
      #expect(length(root, compositor, at: 100.5) == 60)
    }
  }

  @Test func `an animated property of every layer is drawn by as well, where the class says so`() {
    onSteppedClock {
      let (root, bar, compositor) = stage()
      bar.setValue(1.0, forKey: "progress")
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[50, 5] == red && compositor.bitmap[50, 12] == 0)
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      bar.add(animation, forKey: nil)
      advance(to: 100.5)
      _ = compositor.render(root, at: 100.5)
      #expect(compositor.bitmap[50, 14] == red && compositor.bitmap[50, 16] == 0)
    }
  }

  @Test func `values of every kind that is kept are animated, and their parts`() {
    onSteppedClock {
      let layer = CALayer()
      let pairs: [(from: Any, to: Any, half: Any)] = [
        (1, 2, 1.5), (CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 4), CGPoint(x: 1, y: 3)),
        (CGSize(width: 0, height: 2), CGSize(width: 2, height: 4), CGSize(width: 1, height: 3)),
        (CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8), CGRect(x: 1, y: 2, width: 3, height: 4)),
        (
          CGAffineTransform(translationX: 0, y: 4), CGAffineTransform(translationX: 2, y: 4),
          CGAffineTransform(translationX: 1, y: 4)
        ),
      ]
      for (from, to, half) in pairs {
        layer.setValue(from, forKey: "own")
        let animation = CABasicAnimation(keyPath: "own")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 2
        animation.timeOffset = 1
        animation.speed = 0
        layer.add(animation, forKey: "own")
        let shown = layer.presentation()?.value(forKey: "own")
        #expect(shown.map { "\($0)" } == "\(half)")
      }
      layer.removeAllAnimations()
      layer.setValue(CGPoint(x: 3, y: 4), forKey: "own")
      let animation = CABasicAnimation(keyPath: "own.y")
      animation.byValue = 2
      animation.duration = 1
      layer.add(animation, forKey: "own")
      advance(to: 100.5)
      #expect(layer.presentation()?.value(forKey: "own") as? CGPoint == CGPoint(x: 3, y: 5))
    }
  }

  @Test func `a key path that no layer knows is reported once`() {
    onSteppedClock {
      var messages: [String] = []
      let sink = Diagnostics.sink
      Diagnostics.sink = { messages.append($0) }
      defer { Diagnostics.sink = sink }
      for keyPath in ["postion", "postion", "opacity", "name.length"] {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = 1
        animation.duration = 1
        CALayer().add(animation, forKey: nil)
      }
      #expect(messages.count == 2)
      #expect(messages.first?.contains("postion") == true && messages.last?.contains("name.length") == true)
    }
  }

  @Test func `contents are mixed half way, and are the layer's own again at the end`() {
    onSteppedClock {
      let (root, _, compositor) = stage()
      root.sublayers = nil
      func image(_ pixel: UInt32) -> CGImage {
        let bitmap = Bitmap(width: 10, height: 10)
        bitmap.fill(pixel)
        return CGImage(bitmap: bitmap)
      }
      let (one, other) = (image(0xFFFF_0000), image(0xFF00_00FF))
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.contents = one
      root.addSublayer(layer)
      CATransaction.flush()
      @MainActor func pixel(at time: TimeInterval) -> UInt32 {
        advance(to: time)
        _ = compositor.render(root, at: time)
        return compositor.bitmap[5, 5]
      }
      #expect(pixel(at: 100) == 0xFFFF_0000)
      let mix = CABasicAnimation(keyPath: "contents")
      mix.fromValue = one
      mix.toValue = other
      mix.duration = 1
      layer.add(mix, forKey: "contents")
      let half = pixel(at: 100.5)
      #expect(abs(Int(half >> 16 & 0xFF) - 128) <= 2 && abs(Int(half & 0xFF) - 128) <= 2)
      #expect(layer.contents as? CGImage === one)
      #expect(pixel(at: 101) == 0xFFFF_0000)
      let frames = CAKeyframeAnimation(keyPath: "contents")
      frames.values = [one, other]
      frames.calculationMode = .discrete
      frames.duration = 1
      layer.add(frames, forKey: "contents")
      #expect(pixel(at: 101.4) == 0xFFFF_0000)
      #expect(pixel(at: 101.6) == 0xFF00_00FF)
      layer.removeAllAnimations()
      #expect(pixel(at: 101.7) == 0xFFFF_0000)
      // Without a delegate that says otherwise, other contents come by and by.
      layer.contents = other
      #expect(layer.animationKeys() == ["contents"])
    }
  }

  @Test func `a shadow's path grows`() {
    onSteppedClock {
      func box(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
      }
      let layer = CALayer()
      layer.shadowPath = box(10)
      let grow = CABasicAnimation(keyPath: "shadowPath")
      grow.toValue = box(30)
      grow.duration = 1
      layer.add(grow, forKey: nil)
      advance(to: 100.5)
      #expect(layer.presentation()?.shadowPath?.boundingBox.width == 20)
      #expect(layer.shadowPath?.boundingBox.width == 10)
    }
  }
}
