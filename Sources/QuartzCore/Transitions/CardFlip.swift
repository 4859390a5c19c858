import Dispatch

/// Turns a picture in space about the middle of a layer and shows it from a distance.
///
/// Apple does not say from where a flip is seen; here the eye is twice the longer side away.
struct CardFlip {
  let bounds: CGRect
  /// The side that comes to the front as the angle grows from 0.
  let front: SIMD2<Double>
  /// In radians; a quarter turn shows nothing.
  let angle: Double

  private var distance: Double { 2 * Double(max(bounds.width, bounds.height)) }
  private var middle: SIMD2<Double> { SIMD2(Double(bounds.midX), Double(bounds.midY)) }

  /// The picture as it is seen, in the layer's coordinates; nil where it is seen from its edge.
  func turned(_ picture: TransitionPicture) -> TransitionPicture? {
    let turn = cos(angle)
    guard turn > 1e-3, !bounds.isEmpty else { return nil }
    let isUpright = front.x != 0
    // Along the direction that turns, a point's depth grows by this towards the eye.
    let slope = sin(angle) * (isUpright ? front.x : front.y)
    let scale = picture.scale
    let middle = middle
    let seen = extent(of: picture.rect, turn, slope, isUpright)
    guard !seen.isEmpty, seen.isFinite else { return nil }
    let (minX, minY) = (
      Double((seen.minX * scale).rounded(.down)), Double((seen.minY * scale).rounded(.down))
    )
    let width = Int(Double((seen.maxX * scale).rounded(.up)) - minX)
    let height = Int(Double((seen.maxY * scale).rounded(.up)) - minY)
    guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else {
      return nil
    }
    let result = Bitmap(width: width, height: height)
    let origin = SIMD2(Double(picture.rect.minX), Double(picture.rect.minY))
    let distance = distance
    // Where the picture is squeezed, a pixel takes the middle of several points.
    let samples = min(max(Int((1 / turn).rounded(.up)), 1), 8)
    nonisolated(unsafe) let sampler = PictureSampler(picture.bitmap)
    nonisolated(unsafe) let target = result.pixels
    let pixelsPerRow = result.pixelsPerRow
    withExtendedLifetime((picture.bitmap, result)) {
      DispatchQueue.concurrentPerform(iterations: (height + 31) / 32) { band in
        for y in (band * 32)..<min(band * 32 + 32, height) {
          for x in 0..<width {
            var sum = SIMD4<Float>()
            for sample in 0..<samples {
              let step = (Double(sample) + 0.5) / Double(samples)
              let pixel = SIMD2(
                minX + Double(x) + (isUpright ? step : 0.5),
                minY + Double(y) + (isUpright ? 0.5 : step))
              let place = pixel / scale - middle
              // Along the turn: seen = at·turn·d / (d - at·slope); across it everything is as much nearer.
              let along = isUpright ? place.x : place.y
              let at = along * distance / (turn * distance + along * slope)
              let across = (isUpright ? place.y : place.x) * (distance - at * slope) / distance
              let source =
                (middle + (isUpright ? SIMD2(at, across) : SIMD2(across, at)) - origin) * scale
              sum += sampler(source.x, source.y)
            }
            target[y * pixelsPerRow + x] = PictureSampler.pack(sum / Float(samples))
          }
        }
      }
    }
    return TransitionPicture(
      bitmap: result,
      rect: CGRect(
        x: minX / scale, y: minY / scale, width: Double(width) / scale,
        height: Double(height) / scale),
      scale: scale)
  }

  /// What the corners of a rectangle span when they are turned.
  private func extent(of rect: CGRect, _ turn: Double, _ slope: Double, _ isUpright: Bool) -> CGRect {
    var result = CGRect.null
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let middle = middle
    for corner in [SIMD2(left, top), SIMD2(right, top), SIMD2(left, bottom), SIMD2(right, bottom)] {
      let place = corner - middle
      let along = isUpright ? place.x : place.y
      // A picture that hangs out far enough to reach the eye is cut off before it.
      let nearness = distance / max(distance - along * slope, distance / 4)
      let seen =
        isUpright
        ? SIMD2(along * turn, place.y) * nearness : SIMD2(place.x, along * turn) * nearness
      result = result.union(
        CGRect(x: middle.x + seen.x, y: middle.y + seen.y, width: 0, height: 0).insetBy(
          dx: -0.5, dy: -0.5))
    }
    return result
  }
}
