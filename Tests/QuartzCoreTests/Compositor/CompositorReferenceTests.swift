import QuartzCore
import Testing

/// The compositor's frames against the same trees drawn by cairo alone.
@MainActor
struct CompositorReferenceTests {
  private func color(_ random: inout SeededGenerator, alpha: ClosedRange<CGFloat> = 0.3...1) -> CGColor {
    CGColor(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: Bool.random(using: &random) ? 1 : .random(in: alpha, using: &random))
  }

  private func image(_ random: inout SeededGenerator) -> CGImage {
    let bitmap = Bitmap(width: .random(in: 3...24, using: &random), height: .random(in: 3...24, using: &random))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        bitmap[x, y] = (x / 3 + y / 3) % 2 == 0 ? 0xFF20_60C0 : 0x4040_0000
      }
    }
    return CGImage(bitmap: bitmap)
  }

  private func randomLayer(depth: Int, turns: Bool = false, _ random: inout SeededGenerator) -> CALayer {
    let layer = CALayer()
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      let value = CGFloat.random(in: range, using: &random)
      return Bool.random(using: &random) ? value.rounded() : value
    }
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    layer.frame = CGRect(x: number(-10...50), y: number(-10...40), width: number(1...60), height: number(1...50))
    if chance(0.8) { layer.backgroundColor = color(&random) }
    if chance(0.5) { layer.cornerRadius = number(0...20) }
    if chance(0.3) { layer.maskedCorners = CACornerMask(rawValue: .random(in: 0...15, using: &random)) }
    if chance(0.3) { layer.cornerCurve = .continuous }
    if chance(0.4) { layer.masksToBounds = true }
    if chance(0.3) { layer.opacity = .random(in: 0.1...1, using: &random) }
    if chance(0.3) {
      layer.borderWidth = number(0...6)
      layer.borderColor = color(&random)
    }
    if chance(0.2) { layer.zPosition = number(-2...2) }
    if chance(turns ? 0.5 : 0.1) {
      let angle = number(0...3)
      if turns { layer.setAffineTransform(CGAffineTransform(rotationAngle: angle)) }
      if turns, chance(0.3) { layer.transform = CATransform3DRotate(layer.transform, number(-1...1), 1, 0.5, 0) }
    }
    if chance(0.15) { layer.setAffineTransform(CGAffineTransform(scaleX: number(0.5...2), y: number(0.5...2))) }
    if chance(0.1) { layer.allowsGroupOpacity = false }
    if chance(0.3) {
      layer.contents = image(&random)
      layer.contentsGravity = [.resize, .center, .topLeft, .resizeAspect].randomElement(using: &random)!
    }
    if depth > 0 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        layer.addSublayer(randomLayer(depth: depth - 1, turns: turns, &random))
      }
    }
    return layer
  }

  private func root() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    return root
  }

  /// The tree as cairo draws it, layer by layer.
  private func reference(_ root: CALayer, scale: CGFloat) -> Bitmap {
    let bitmap = Bitmap(width: Int(60 * scale), height: Int(50 * scale))
    let context = CGContext(bitmap: bitmap, scale: scale)
    root.render(in: context)
    context.flush()
    return bitmap
  }

  private func frame(_ root: CALayer, scale: CGFloat) -> Bitmap {
    let compositor = Compositor(pixelWidth: Int(60 * scale), pixelHeight: Int(50 * scale), scale: scale)
    _ = compositor.render(root, at: 100)
    return compositor.bitmap
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func `random trees look as cairo draws them`(scale: Double) {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      for seed in 1...150 {
        var random = SeededGenerator(state: UInt64(seed))
        let root = root()
        for _ in 0..<3 { root.addSublayer(randomLayer(depth: 2, &random)) }
        let difference = PictureDifference(between: frame(root, scale: scale), and: reference(root, scale: scale))
        // Cairo samples the coverage of curves on a grid, and each layer under another adds its share.
        let maximum = difference?.maximum ?? 255
        #expect(maximum <= 12, "seed \(seed)")
      }
    }
  }

  /// How many pixels differ by more than cairo and a sampled plane do along an edge.
  private func differing(_ a: Bitmap, _ b: Bitmap) -> Int {
    var count = 0
    for y in 1..<(a.height - 1) {
      for x in 1..<(a.width - 1) {
        let pixel = a[x, y]
        if pixel == b[x, y] { continue }
        // What one draws here, the other may draw half a pixel beside it.
        var isNear = false
        var dy = -1
        while dy <= 1, !isNear {
          var dx = -1
          while dx <= 1, !isNear {
            isNear = isClose(pixel, b[x + dx, y + dy])
            dx += 1
          }
          dy += 1
        }
        if !isNear { count += 1 }
      }
    }
    return count
  }

  /// Whether no channel differs by more than 40. Without a closure or a sequence, which cost memory for each pixel.
  private func isClose(_ a: UInt32, _ b: UInt32) -> Bool {
    var shift: UInt32 = 0
    while shift < 32 {
      if abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) > 40 { return false }
      shift += 8
    }
    return true
  }

  @Test(arguments: [1.0, 3.0]) func `random trees of turned layers look as cairo draws them`(scale: Double) {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      for seed in 1...60 {
        var random = SeededGenerator(state: UInt64(seed))
        let root = root()
        for _ in 0..<2 { root.addSublayer(randomLayer(depth: 2, turns: true, &random)) }
        let count = differing(frame(root, scale: scale), reference(root, scale: scale))
        #expect(Double(count) <= 60 * 50 * scale * scale * 0.01, "seed \(seed): \(count)")
      }
    }
  }

  @Test func `a card with a shadow looks as cairo draws it`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      for radius in [0.0, 1.0, 2.5] {
        for path in [nil, CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)] {
          let root = root()
          let card = CALayer()
          card.frame = CGRect(x: 10, y: 10, width: 36, height: 30)
          card.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
          card.cornerRadius = 4
          card.shadowOpacity = 0.5
          card.shadowRadius = radius
          card.shadowPath = path
          card.shadowOffset = CGSize(width: 2, height: 3)
          root.addSublayer(card)
          let difference = PictureDifference(between: frame(root, scale: 2), and: reference(root, scale: 2))
          #expect((difference?.maximum ?? 255) <= 6, "radius \(radius), path \(path != nil)")
          #expect((frame(root, scale: 2)[57, 82] != 0xFFFF_FFFF) == (path == nil))
        }
      }
    }
  }

  @Test func `what masks its bounds hides its own shadow`() {
    onSteppedClock {
      CATransaction.setDisableActions(true)
      let root = root()
      let card = CALayer()
      card.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      card.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      card.shadowOpacity = 1
      card.shadowRadius = 0
      card.shadowOffset = CGSize(width: 5, height: 5)
      root.addSublayer(card)
      #expect(frame(root, scale: 1)[32, 32] == 0xFF00_0000)
      card.masksToBounds = true
      #expect(frame(root, scale: 1)[32, 32] == 0xFFFF_FFFF)
      #expect(reference(root, scale: 1)[32, 32] == 0xFFFF_FFFF)
    }
  }
}
