import QuartzCore
import Testing

/// Layers in space: perspective, order by depth, backs, copies.
@MainActor
struct LayerSpaceTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let white: UInt32 = 0xFFFF_FFFF

  private func root() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    return root
  }

  private func box(_ frame: CGRect, _ color: CGColor, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    parent.addSublayer(layer)
    return layer
  }

  private func frame(_ root: CALayer, scale: CGFloat = 1, at time: TimeInterval = 100) -> Bitmap {
    let compositor = Compositor(pixelWidth: Int(120 * scale), pixelHeight: Int(90 * scale), scale: scale)
    _ = compositor.render(root, at: time)
    return compositor.bitmap
  }

  private func reference(_ root: CALayer, scale: CGFloat = 1) -> Bitmap {
    let bitmap = Bitmap(width: Int(120 * scale), height: Int(90 * scale))
    let context = CGContext(bitmap: bitmap, scale: scale)
    root.render(in: context)
    return bitmap
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func quietly(_ body: () -> Void) {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      body()
    }
  }

  @Test func `turned layers show their content in its place`() {
    quietly {
      let root = root()
      let card = box(CGRect(x: 40, y: 30, width: 40, height: 30), red, in: root)
      _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), blue, in: card)
      card.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      let picture = frame(root)
      // The top left corner has gone to the top right.
      #expect(picture[70, 30] == 0xFF00_00FF)
      #expect(picture[50, 60] == 0xFFFF_0000)
      #expect(picture[44, 45] == white)
      #expect(picture[60, 24] == white)
      // Quarter turns on whole pixels are exact.
      #expect(PictureDifference(between: picture, and: reference(root))?.maximum == 0)
    }
  }

  @Test func `half a turn and a mirror image are exact`() {
    quietly {
      let root = root()
      let card = box(CGRect(x: 40, y: 30, width: 40, height: 30), red, in: root)
      card.cornerRadius = 6
      _ = box(CGRect(x: 3, y: 2, width: 10, height: 10), blue, in: card)
      for transform in [CGAffineTransform(rotationAngle: .pi), CGAffineTransform(scaleX: -1, y: 1)] {
        card.setAffineTransform(transform)
        let difference = PictureDifference(between: frame(root), and: reference(root))
        #expect((difference?.maximum ?? 255) <= 8)
        #expect(frame(root)[72, transform.d > 0 ? 37 : 53] == 0xFF00_00FF)
        #expect(frame(root)[72, transform.d > 0 ? 53 : 37] == 0xFFFF_0000)
      }
    }
  }

  @Test func `what is farther away looks smaller`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(100)
      let card = box(CGRect(x: 40, y: 25, width: 40, height: 40), red, in: root)
      card.transform = CATransform3DMakeTranslation(0, 0, -100)
      var picture = frame(root)
      // Twice the distance, half the size.
      #expect(picture[51, 45] == 0xFFFF_0000)
      #expect(picture[48, 45] == white)
      #expect(picture[69, 54] == 0xFFFF_0000)
      #expect(picture[71, 54] == white)
      card.transform = CATransform3DMakeTranslation(0, 0, 50)
      picture = frame(root)
      #expect(picture[21, 45] == 0xFFFF_0000)
      #expect(picture[18, 45] == white)
    }
  }

  @Test func `zPosition counts as depth in a perspective`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(100)
      let card = box(CGRect(x: 40, y: 25, width: 40, height: 40), red, in: root)
      card.zPosition = -100
      #expect(frame(root)[48, 45] == white)
      #expect(frame(root)[51, 45] == 0xFFFF_0000)
    }
  }

  @Test func `a card turned about its middle is higher at the near side`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(100)
      let card = box(CGRect(x: 30, y: 25, width: 60, height: 40), red, in: root)
      card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let picture = frame(root, scale: 2)
      func height(_ x: Int) -> Int { (0..<180).filter { picture[x, $0] != white }.count }
      // Corners by hand: x = 60 ± 30 cos 60°, depth ∓ 30 sin 60°, each divided by 1 - depth / 100.
      let nearX = 60 - 15 / (1 - 0.2598)
      let farX = 60 + 15 / (1 + 0.2598)
      #expect(abs(Double(height(Int(2 * nearX) + 1)) - 80 / (1 - 0.2598)) < 4)
      #expect(abs(Double(height(Int(2 * farX) - 1)) - 80 / (1 + 0.2598)) < 4)
      #expect(height(Int(2 * nearX) - 3) == 0)
      #expect(height(Int(2 * farX) + 3) == 0)
    }
  }

  @Test func `a sheet that reaches behind the viewer is cut there`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(30)
      let card = box(CGRect(x: 10, y: 25, width: 100, height: 40), red, in: root)
      card.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
      let picture = frame(root)
      #expect(picture[2, 45] == 0xFFFF_0000)
      #expect(picture[60, 45] == 0xFFFF_0000)
      #expect(picture[110, 45] == white)
    }
  }

  @Test func `layers that go through one another are cut where they meet`() {
    quietly {
      let root = root()
      let flat = box(CGRect(x: 20, y: 20, width: 80, height: 50), green, in: root)
      let turned = box(CGRect(x: 20, y: 20, width: 80, height: 50), red, in: root)
      turned.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
      let picture = frame(root)
      // The left half comes forward: with y down, a turn about y takes positive x away.
      #expect(picture[45, 45] == 0xFFFF_0000)
      #expect(picture[75, 45] == 0xFF00_FF00)
      #expect(picture[24, 45] == 0xFF00_FF00)
      // No pixel at the cut shows what is behind both.
      for x in 55..<65 { #expect(picture[x, 45] == 0xFFFF_0000 || picture[x, 45] == 0xFF00_FF00, "\(x)") }
      flat.zPosition = -60
      #expect(frame(root)[75, 45] == 0xFFFF_0000)
      #expect((PictureDifference(between: frame(root), and: reference(root))?.maximum ?? 255) <= 3)
    }
  }

  @Test func `a layer that hides its back is not seen from there`() {
    quietly {
      let root = root()
      let card = box(CGRect(x: 40, y: 30, width: 40, height: 30), red, in: root)
      card.isDoubleSided = false
      for (angle, isSeen) in [(0.0, true), (1.0, true), (2.0, false), (3.0, false), (5.0, true)] {
        card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        #expect((frame(root)[60, 45] == 0xFFFF_0000) == isSeen, "\(angle)")
        #expect((reference(root)[60, 45] == 0xFFFF_0000) == isSeen, "\(angle)")
      }
      card.isDoubleSided = true
      card.transform = CATransform3DMakeRotation(3, 0, 1, 0)
      #expect(frame(root)[60, 45] == 0xFFFF_0000)
    }
  }

  @Test func `a transform layer keeps the depth of its sublayers, a plain one does not`() {
    quietly {
      let containers: [(CALayer, Bool)] = [(CATransformLayer(), true), (CALayer(), false)]
      for (container, isDeep) in containers {
        let root = root()
        container.frame = CGRect(x: 20, y: 20, width: 80, height: 50)
        container.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        root.addSublayer(container)
        let front = box(CGRect(x: 0, y: 0, width: 80, height: 50), red, in: container)
        front.zPosition = 10
        _ = box(CGRect(x: 0, y: 0, width: 80, height: 50), green, in: container)
        // From behind, what lay in front is hidden, if depth counts.
        #expect(frame(root)[60, 45] == (isDeep ? 0xFF00_FF00 : 0xFFFF_0000))
        #expect(reference(root)[60, 45] == (isDeep ? 0xFF00_FF00 : 0xFFFF_0000))
      }
    }
  }

  @Test func `a transform layer shows nothing of its own but its opacity`() {
    quietly {
      let root = root()
      let container = CATransformLayer()
      container.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
      container.backgroundColor = blue
      container.borderWidth = 5
      container.opacity = 0.5
      root.addSublayer(container)
      _ = box(CGRect(x: 20, y: 20, width: 40, height: 40), red, in: container)
      let picture = frame(root)
      #expect(picture[2, 2] == white)
      #expect(picture[100, 80] == white)
      #expect(picture[30, 30] == 0xFFFF_7F7F || picture[30, 30] == 0xFFFF_8080)
      #expect(container.hitTest(CGPoint(x: 30, y: 30)) == nil)
    }
  }

  @Test func `a cube shows the faces that look to the viewer`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(300)
      let cube = CATransformLayer()
      cube.frame = CGRect(x: 40, y: 25, width: 40, height: 40)
      root.addSublayer(cube)
      let colors = [red, green, blue, CGColor(red: 0, green: 0, blue: 0, alpha: 1)]
      for (index, color) in colors.enumerated() {
        let face = box(CGRect(x: 0, y: 0, width: 40, height: 40), color, in: cube)
        let turn = CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
        face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 20), turn)
      }
      cube.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
      let picture = frame(root, scale: 2)
      let known: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_0000]
      let colorsSeen = known.filter { color in (0..<240).contains { picture[$0, 90] == color } }
      // The front and one side: turned by 0.6 the left side comes into view, which is the last face.
      #expect(colorsSeen == [0xFFFF_0000, 0xFF00_0000])
      // Along the edges the two mix a little differently.
      let difference = PictureDifference(between: picture, and: reference(root, scale: 2))
      #expect((difference?.pixelCount ?? .max) < 600, "\(difference?.pixelCount ?? -1), \(difference?.maximum ?? -1)")
    }
  }

  @Test func `points convert as they are seen`() {
    quietly {
      let root = root()
      root.sublayerTransform = perspective(100)
      let card = box(CGRect(x: 40, y: 25, width: 40, height: 40), red, in: root)
      card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let inner = box(CGRect(x: 10, y: 10, width: 10, height: 10), blue, in: card)
      let picture = frame(root, scale: 3)
      let corner = inner.convert(CGPoint(x: 5, y: 5), to: root)
      #expect(picture[Int(corner.x * 3), Int(corner.y * 3)] == 0xFF00_00FF)
      let back = inner.convert(corner, from: root)
      #expect(abs(back.x - 5) < 1e-9 && abs(back.y - 5) < 1e-9)
      #expect(root.hitTest(corner) === inner)
      #expect(root.hitTest(CGPoint(x: 42, y: 30)) === root)
      // By hand: the left edge, at x = 60 - 20 cos 60°, comes nearer by 20 sin 60°.
      let left = card.convert(CGPoint(x: 0, y: 20), to: root)
      #expect(abs(left.x - (60 - 10 / (1 - 0.17320508))) < 1e-6)
      card.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      #expect(root.hitTest(CGPoint(x: 60, y: 45)) === root)
    }
  }

  // MARK: Copies

  @Test func `a replicator shows copies, each moved from the one before`() {
    quietly {
      let root = root()
      let replicator = CAReplicatorLayer()
      replicator.frame = root.bounds
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(30, 10, 0)
      root.addSublayer(replicator)
      _ = box(CGRect(x: 5, y: 5, width: 20, height: 10), red, in: replicator)
      let copies = frame(root)
      let drawn = reference(root)
      replicator.removeFromSuperlayer()
      for index in 0..<3 {
        _ = box(CGRect(x: 5 + 30 * index, y: 5 + 10 * index, width: 20, height: 10), red, in: root)
      }
      #expect(PictureDifference(between: copies, and: frame(root))?.maximum == 0)
      #expect(PictureDifference(between: drawn, and: frame(root))?.maximum == 0)
    }
  }

  @Test func `copies turn about the replicator's middle`() {
    quietly {
      let root = root()
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 20, y: 5, width: 80, height: 80)
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      root.addSublayer(replicator)
      _ = box(CGRect(x: 35, y: 0, width: 10, height: 10), red, in: replicator)
      let picture = frame(root)
      for (x, y) in [(60, 10), (95, 45), (60, 80), (25, 45)] { #expect(picture[x, y] == 0xFFFF_0000, "\(x), \(y)") }
      #expect(picture[60, 45] == white)
    }
  }

  @Test func `copies take their share of colour`() {
    quietly {
      let root = root()
      let replicator = CAReplicatorLayer()
      replicator.frame = root.bounds
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      replicator.instanceColor = CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
      replicator.instanceGreenOffset = -0.4
      replicator.instanceAlphaOffset = -0.5
      root.addSublayer(replicator)
      _ = box(CGRect(x: 5, y: 5, width: 20, height: 10), CGColor(red: 1, green: 1, blue: 1, alpha: 1), in: replicator)
      for picture in [frame(root), reference(root)] {
        #expect(picture[10, 10] == 0xFFFF_CC66)
        // Half of (1, 0.4, 0.4) over white.
        let second = picture[40, 10]
        #expect(abs(Int(second >> 8 & 0xFF) - 178) <= 2)
        #expect(second >> 16 & 0xFF >= 254)
        #expect(picture[70, 10] == white)
      }
    }
  }

  @Test func `copies show the animation later and later`() {
    quietly {
      let root = root()
      let replicator = CAReplicatorLayer()
      replicator.frame = root.bounds
      replicator.instanceCount = 3
      replicator.instanceDelay = 1
      replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      root.addSublayer(replicator)
      let dot = box(CGRect(x: 0, y: 5, width: 10, height: 10), red, in: replicator)
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.fromValue = 10
      animation.toValue = 50
      animation.duration = 4
      dot.add(animation, forKey: nil)
      let picture = frame(root, at: 102)
      #expect(picture[5, 30] == 0xFFFF_0000)
      #expect(picture[35, 20] == 0xFFFF_0000)
      #expect(picture[65, 10] == 0xFFFF_0000)
      #expect(picture[35, 30] == white)
    }
  }

  @Test func `copies keep their depth where they are asked to`() {
    quietly {
      for preserves in [false, true] {
        let root = root()
        root.sublayerTransform = perspective(100)
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        replicator.instanceCount = 2
        replicator.preservesDepth = preserves
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -100)
        root.addSublayer(replicator)
        _ = box(CGRect(x: 40, y: 25, width: 40, height: 4), red, in: replicator)
        // The second copy, at twice the distance, is half as far from the middle.
        #expect((frame(root)[60, 36] == 0xFFFF_0000) == preserves)
      }
    }
  }

  @Test func `the number of copies animates and is bounded`() {
    quietly {
      let layer = CAReplicatorLayer()
      let animation = CABasicAnimation(keyPath: "instanceCount")
      animation.fromValue = 0
      animation.toValue = 10
      animation.duration = 1
      animation.speed = 0
      animation.timeOffset = 0.5
      layer.add(animation, forKey: nil)
      #expect(layer.presentation()?.instanceCount == 5)
      layer.removeAllAnimations()
      layer.instanceCount = .max
      let root = root()
      root.addSublayer(layer)
      _ = box(CGRect(x: 0, y: 0, width: 1, height: 1), red, in: layer)
      #expect(frame(root)[5, 5] == white)
      layer.instanceCount = -3
      #expect(frame(root)[0, 0] == white)
    }
  }

  // MARK: Rasterisation

  @Test func `a rasterised layer looks the same at the screen's scale and coarse at its own`() {
    quietly {
      let root = root()
      let card = box(CGRect(x: 20, y: 20, width: 60, height: 40), red, in: root)
      card.cornerRadius = 12
      _ = box(CGRect(x: 10.25, y: 10.25, width: 20, height: 10), blue, in: card)
      let plain = frame(root, scale: 3)
      card.shouldRasterize = true
      card.rasterizationScale = 3
      #expect((PictureDifference(between: plain, and: frame(root, scale: 3))?.maximum ?? 255) <= 1)
      card.rasterizationScale = 0.5
      let coarse = frame(root, scale: 3)
      #expect((PictureDifference(between: plain, and: coarse)?.maximum ?? 0) > 40)
      #expect(coarse[168, 150] == plain[168, 150])
    }
  }

  @Test func `a plane that moves is not drawn anew, and one that changes is`() {
    quietly {
      let root = root()
      let card = box(CGRect(x: 20, y: 20, width: 60, height: 40), red, in: root)
      let inner = box(CGRect(x: 10, y: 10, width: 20, height: 10), blue, in: card)
      let compositor = Compositor(pixelWidth: 120, pixelHeight: 90, scale: 1)
      for step in 0..<5 {
        card.setAffineTransform(CGAffineTransform(rotationAngle: 0.1 + 0.3 * CGFloat(step)))
        #expect(!compositor.render(root, at: 100).isEmpty)
        #expect((PictureDifference(between: compositor.bitmap, and: frame(root))?.maximum ?? 255) == 0)
      }
      #expect(compositor.render(root, at: 100).isEmpty)
      inner.backgroundColor = green
      #expect(!compositor.render(root, at: 100).isEmpty)
      #expect((PictureDifference(between: compositor.bitmap, and: frame(root))?.maximum ?? 255) == 0)
    }
  }
}
