import Dispatch

/// A page that is rolled up about a cylinder, from the lower right corner to the upper left, until it has left the layer.
///
/// Apple shows such a page and says nothing of its shape; radius, slant and shade are ours.
package struct PageCurl {
  let bounds: CGRect
  /// 0 is a flat page, 1 none.
  let progress: Double

  package init(bounds: CGRect, progress: Double) {
    self.bounds = bounds
    self.progress = progress
  }

  /// Whether the page, flat, rising or turned over, lies over a point within the bounds.
  package func covers(_ point: CGPoint) -> Bool {
    let roll = Roll(bounds, progress)
    return roll.contact - roll.distance(to: SIMD2(Double(point.x), Double(point.y))) <= roll.radius
  }

  /// The way that the roll goes: up, and a little to the left.
  fileprivate static let direction = SIMD2(-sin(0.3), -cos(0.3))

  /// What is seen of the page, within the layer's bounds, with the shade that it throws on what is below.
  func curled(_ page: TransitionPicture) -> TransitionPicture {
    let scale = page.scale
    let (minX, minY) = (
      Double((bounds.minX * scale).rounded(.down)), Double((bounds.minY * scale).rounded(.down))
    )
    let width = max(Int(Double((bounds.maxX * scale).rounded(.up)) - minX), 0)
    let height = max(Int(Double((bounds.maxY * scale).rounded(.up)) - minY), 0)
    let result = Bitmap(width: width, height: height)
    let rect = CGRect(
      x: minX / scale, y: minY / scale, width: Double(width) / scale, height: Double(height) / scale
    )
    let roll = Roll(bounds, progress)
    let origin = SIMD2(Double(page.rect.minX), Double(page.rect.minY))
    nonisolated(unsafe) let sampler = PictureSampler(page.bitmap)
    nonisolated(unsafe) let target = result.pixels
    let pixelsPerRow = result.pixelsPerRow
    withExtendedLifetime((page.bitmap, result)) {
      DispatchQueue.concurrentPerform(iterations: (result.height + 31) / 32) { band in
        for y in (band * 32)..<min(band * 32 + 32, result.height) {
          for x in 0..<result.width {
            let point = SIMD2(minX + Double(x) + 0.5, minY + Double(y) + 0.5) / scale
            let color = roll.color(at: point) { place in
              let pixel = (place - origin) * scale
              return sampler(pixel.x, pixel.y)
            }
            target[y * pixelsPerRow + x] = PictureSampler.pack(color)
          }
        }
      }
    }
    return TransitionPicture(bitmap: result, rect: rect, scale: scale)
  }

  /// The cylinder, and how far it has come.
  private struct Roll {
    let corner: SIMD2<Double>
    let radius: Double
    /// Where the page leaves the ground, along the direction from the corner.
    let contact: Double
    let bounds: CGRect

    init(_ bounds: CGRect, _ progress: Double) {
      self.bounds = bounds
      corner = SIMD2(Double(bounds.maxX), Double(bounds.maxY))
      radius = max(Double(min(bounds.width, bounds.height)) / 7, 1)
      let length =
        Double(bounds.width) * -PageCurl.direction.x + Double(bounds.height) * -PageCurl.direction.y
      contact = progress * (length + radius)
    }

    private func isOnPage(_ point: SIMD2<Double>) -> Bool {
      point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
        && point.y <= bounds.maxY
    }

    /// How far a point lies from the corner, the way that the roll goes.
    func distance(to point: SIMD2<Double>) -> Double { ((point - corner) * PageCurl.direction).sum() }

    /// What is seen at a point, from above: the page's back where it has turned over, its front where it has not.
    func color(at point: SIMD2<Double>, page: (SIMD2<Double>) -> SIMD4<Float>) -> SIMD4<Float> {
      let along = distance(to: point)
      let behind = contact - along
      if behind > radius { return shade(distance: behind - radius, strength: 0.35) }
      // The point of the page that is seen lies this far back along it from where it leaves the ground.
      let lean = behind > 0 ? asin(min(behind / radius, 1)) : 0
      let over = behind > 0 ? radius * (.pi - lean) : radius * .pi - behind
      let turned = point + PageCurl.direction * (contact - over - along)
      if isOnPage(turned) {
        // The back of paper: the print shines through, and the roll is darker where it turns away.
        let print = page(turned)
        let paper = SIMD4<Float>(repeating: print.w) * 0.85 + print * 0.15
        let light = Float(behind > 0 ? 0.72 + 0.28 * cos(lean) : 1)
        return SIMD4(paper.x * light, paper.y * light, paper.z * light, print.w)
      }
      if behind > 0 {
        let rising = point + PageCurl.direction * (contact - radius * lean - along)
        guard isOnPage(rising) else { return shade(distance: 0, strength: 0.35) }
        let print = page(rising)
        let light = Float(0.75 + 0.25 * cos(lean))
        return SIMD4(print.x * light, print.y * light, print.z * light, print.w)
      }
      // The flat page lies in the shade of what has turned over it.
      let print = page(point)
      let edge = contact > radius * .pi ? abs(over - contact) : radius
      let light = Float(1 - 0.25 * exp(-edge / radius * 2) * min(contact / radius, 1))
      return SIMD4(print.x * light, print.y * light, print.z * light, print.w)
    }

    private func shade(distance: Double, strength: Double) -> SIMD4<Float> {
      let alpha = strength * exp(-distance / radius * 1.5) * min(contact / radius, 1)
      return SIMD4(0, 0, 0, Float(alpha * 255))
    }
  }
}
