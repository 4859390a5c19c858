import QuartzCore
import Testing

@MainActor
struct CompositorTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func root(_ color: CGColor, width: CGFloat = 40, height: CGFloat = 30) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  private func box(_ rect: CGRect, _ color: CGColor, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color
    parent.addSublayer(layer)
    layer.removeAllAnimations()
    return layer
  }

  private func compositor(scale: CGFloat = 1) -> Compositor {
    Compositor(pixelWidth: Int(40 * scale), pixelHeight: Int(30 * scale), scale: scale)
  }

  @Test func `layers lie over each other in their order`() {
    onSteppedClock {
      let root = root(white)
      _ = box(CGRect(x: 5, y: 5, width: 10, height: 10), red, in: root)
      _ = box(CGRect(x: 10, y: 10, width: 10, height: 10), blue, in: root)
      let compositor = compositor(scale: 2)
      _ = compositor.render(root, at: 100)
      let picture = compositor.bitmap
      #expect(picture[2, 2] == 0xFFFF_FFFF)
      #expect(picture[10, 10] == 0xFFFF_0000)
      #expect(picture[20, 20] == 0xFF00_00FF)
      #expect(picture[39, 39] == 0xFF00_00FF)
      #expect(picture[40, 40] == 0xFFFF_FFFF)
    }
  }

  @Test func `opacity applies to a layer and its sublayers as one picture`() {
    onSteppedClock {
      let root = root(white)
      let group = box(CGRect(x: 0, y: 0, width: 20, height: 20), red, in: root)
      _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), blue, in: group)
      group.opacity = 0.5
      group.removeAllAnimations()
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      // No red shines through the blue.
      let pixel = compositor.bitmap[10, 10]
      #expect(pixel & 0xFF == 0xFF)
      #expect(abs(Int(pixel >> 16 & 0xFF) - 127) <= 1)
      #expect(abs(Int(pixel >> 8 & 0xFF) - 127) <= 1)
    }
  }

  @Test func `only the named corners are rounded, and what masks cuts its sublayers there`() {
    onSteppedClock {
      let root = root(white)
      let card = box(CGRect(x: 0, y: 0, width: 40, height: 30), red, in: root)
      card.cornerRadius = 10
      card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.masksToBounds = true
      _ = box(CGRect(x: 0, y: 0, width: 40, height: 30), blue, in: card)
      let compositor = compositor()
      card.removeAllAnimations()
      _ = compositor.render(root, at: 100)
      let picture = compositor.bitmap
      #expect(picture[0, 0] == 0xFFFF_FFFF)
      #expect(picture[39, 0] == 0xFFFF_FFFF)
      #expect(picture[0, 29] == 0xFF00_00FF)
      #expect(picture[39, 29] == 0xFF00_00FF)
      #expect(picture[20, 0] == 0xFF00_00FF)
    }
  }

  @Test func `a border lies inside the bounds and above the sublayers`() {
    onSteppedClock {
      let root = root(white)
      let framed = box(CGRect(x: 0, y: 0, width: 20, height: 20), white, in: root)
      framed.borderWidth = 3
      framed.borderColor = red
      _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), blue, in: framed)
      framed.removeAllAnimations()
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[2, 10] == 0xFFFF_0000)
      #expect(compositor.bitmap[3, 10] == 0xFF00_00FF)
      #expect(compositor.bitmap[20, 10] == 0xFFFF_FFFF)
    }
  }

  @Test func `a mask lets through what it covers`() {
    onSteppedClock {
      let root = root(white)
      let masked = box(CGRect(x: 0, y: 0, width: 20, height: 20), red, in: root)
      let mask = CALayer()
      mask.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
      mask.backgroundColor = blue
      masked.mask = mask
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[7, 7] == 0xFFFF_0000)
      #expect(compositor.bitmap[12, 12] == 0xFFFF_FFFF)
    }
  }

  @Test func `a shadow falls where its offset says`() {
    onSteppedClock {
      let root = root(white)
      let card = box(CGRect(x: 5, y: 5, width: 10, height: 10), red, in: root)
      card.shadowOpacity = 1
      card.shadowRadius = 0
      card.shadowOffset = CGSize(width: 4, height: 4)
      card.shadowColor = blue
      card.removeAllAnimations()
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[14, 14] == 0xFFFF_0000)
      #expect(compositor.bitmap[17, 17] == 0xFF00_00FF)
      #expect(compositor.bitmap[20, 20] == 0xFFFF_FFFF)
    }
  }

  @Test func `nothing changed, nothing drawn`() {
    onSteppedClock {
      let root = root(white)
      let child = box(CGRect(x: 5, y: 5, width: 10, height: 10), red, in: root)
      let compositor = compositor()
      #expect(compositor.render(root, at: 100).rect == PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 30))
      #expect(!root.needsFrame)
      #expect(compositor.render(root, at: 101) == .none)
      CATransaction.setDisableActions(true)
      child.position.x += 3
      #expect(root.needsFrame)
      #expect(compositor.render(root, at: 102).rect == PixelRect(minX: 5, minY: 5, maxX: 18, maxY: 15))
      child.position.x = child.position.x
      #expect(compositor.render(root, at: 103) == .none)
    }
  }

  @Test func `a partial redraw gives the same picture as a whole one`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      var random = SeededGenerator(state: 7)
      let root = root(white)
      var layers: [CALayer] = []
      let partial = compositor(scale: 1.5)
      for step in 0..<120 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where layers.count < 12, 1 where layers.isEmpty:
          let parent = layers.randomElement(using: &random) ?? root
          let rect = CGRect(
            x: .random(in: -5...30, using: &random), y: .random(in: -5...20, using: &random),
            width: .random(in: 1...25, using: &random), height: .random(in: 1...25, using: &random))
          let layer = box(rect, [red, blue, white].randomElement(using: &random)!, in: parent)
          layer.cornerRadius = .random(in: 0...8, using: &random)
          layer.masksToBounds = .random(using: &random)
          layer.opacity = .random(in: 0.2...1, using: &random)
          layers.append(layer)
        case 2 where !layers.isEmpty:
          layers.randomElement(using: &random)!.position.x += .random(in: -4...4, using: &random)
        case 3 where !layers.isEmpty:
          layers.randomElement(using: &random)!.borderWidth = .random(in: 0...3, using: &random)
        case 4 where layers.count > 6:
          let layer = layers.remove(at: .random(in: 0..<layers.count, using: &random))
          layer.removeFromSuperlayer()
        default:
          layers.last?.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(step) / 10))
        }
        _ = partial.render(root, at: 100)
        let whole = compositor(scale: 1.5)
        _ = whole.render(root, at: 100)
        let maximum = PictureDifference(between: partial.bitmap, and: whole.bitmap)?.maximum ?? 255
        // A group is flattened only where its corners are, and rounded once more there.
        #expect(maximum <= 3, "step \(step)")
        if maximum > 3 { break }
      }
    }
  }

  @Test func `an animated frame shows the values of its time`() {
    onSteppedClock {
      let root = root(white)
      let child = box(CGRect(x: 0, y: 0, width: 10, height: 10), red, in: root)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 5
      animation.toValue = 25
      animation.duration = 1
      child.add(animation, forKey: "move")
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      #expect(compositor.bitmap[5, 5] == 0xFFFF_0000)
      MediaClock.shared.advance(to: 100.5)
      _ = compositor.render(root, at: 100.5)
      #expect(compositor.bitmap[5, 5] == 0xFFFF_FFFF)
      #expect(compositor.bitmap[12, 5] == 0xFFFF_0000)
    }
  }

  /// Replaces the contents of another layer when it is asked for its own.
  private final class Replacing: CALayer {
    weak var other: CALayer?
    var replacement: CGImage?

    override func display() {
      // Freed first: the replacement then takes the same place in memory.
      other?.contents = nil
      let bitmap = Bitmap(width: 40, height: 30)
      bitmap.fill(0xFF00_00FF)
      replacement = CGImage(bitmap: bitmap)
      other?.contents = replacement
    }
  }

  @Test func `contents that are replaced while their frame is made outlive it`() {
    onSteppedClock {
      let root = root(white)
      let first = box(CGRect(x: 0, y: 0, width: 40, height: 30), white, in: root)
      do {
        let bitmap = Bitmap(width: 40, height: 30)
        bitmap.fill(0xFFFF_0000)
        first.contents = CGImage(bitmap: bitmap)
      }
      let second = Replacing()
      second.other = first
      root.addSublayer(second)
      second.setNeedsDisplay()
      root.removeAllAnimations()
      first.removeAllAnimations()
      let compositor = compositor()
      _ = compositor.render(root, at: 100)
      #expect(second.replacement != nil)
      #expect(compositor.bitmap[20, 15] == 0xFFFF_0000)
    }
  }

  @Test func `changes far apart are drawn apart`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root(white, width: 400, height: 300)
      let first = box(CGRect(x: 0, y: 0, width: 10, height: 10), red, in: root)
      let second = box(CGRect(x: 380, y: 280, width: 10, height: 10), red, in: root)
      let compositor = Compositor(pixelWidth: 400, pixelHeight: 300, scale: 1)
      _ = compositor.render(root, at: 100)
      first.backgroundColor = blue
      second.backgroundColor = blue
      let damage = compositor.render(root, at: 100)
      #expect(damage.rects.map(\.area) == [100, 100])
      #expect(damage.rect == PixelRect(minX: 0, minY: 0, maxX: 390, maxY: 290))
      #expect(compositor.bitmap[5, 5] == 0xFF00_00FF)
      #expect(compositor.bitmap[385, 285] == 0xFF00_00FF)
    }
  }

  @Test func `many changes are a few rectangles around all of them`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root(white, width: 400, height: 300)
      let boxes = (0..<40).map { index in
        box(CGRect(x: CGFloat(index % 8) * 50, y: CGFloat(index / 8) * 60, width: 5, height: 5), red, in: root)
      }
      let compositor = Compositor(pixelWidth: 400, pixelHeight: 300, scale: 1)
      _ = compositor.render(root, at: 100)
      for box in boxes { box.backgroundColor = blue }
      let damage = compositor.render(root, at: 100)
      #expect(damage.rects.count <= 8)
      for box in boxes {
        let place = PixelRect(
          minX: Int(box.frame.minX), minY: Int(box.frame.minY), maxX: Int(box.frame.maxX), maxY: Int(box.frame.maxY))
        #expect(damage.rects.contains { $0.contains(place) })
        #expect(compositor.bitmap[place.minX + 2, place.minY + 2] == 0xFF00_00FF)
      }
    }
  }
}
