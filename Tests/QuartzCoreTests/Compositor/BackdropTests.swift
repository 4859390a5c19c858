import Foundation
import QuartzCore
import Testing

/// What a backdrop layer makes of what is below it.
@MainActor
struct BackdropTests {
  private let size = CGSize(width: 400, height: 100)

  private func layer(_ rect: CGRect, _ gray: CGFloat, in parent: CALayer?) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.frame = rect
    layer.backgroundColor = CGColor(red: gray, green: gray, blue: gray, alpha: 1)
    parent?.addSublayer(layer)
    return layer
  }

  /// White on the left of x = 200, black on its right, and a backdrop over a part.
  private func scene(_ values: BackdropValues, _ rect: CGRect) -> (root: CALayer, backdrop: BackdropLayer) {
    CATransaction.setDisableActions(true)
    let root = layer(CGRect(origin: .zero, size: size), 1, in: nil)
    _ = layer(CGRect(x: 200, y: 0, width: 200, height: 100), 0, in: root)
    let backdrop = BackdropLayer()
    backdrop.frame = rect
    backdrop.backdrop = values
    root.addSublayer(backdrop)
    return (root, backdrop)
  }

  private func frame(_ root: CALayer) -> Bitmap {
    let compositor = Compositor(pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
    _ = compositor.render(root, at: 100)
    return compositor.bitmap
  }

  @Test(arguments: [1.0, 4.0, 10.0, 25.0]) func `an edge becomes the curve of a Gaussian`(radius: Double) {
    onSteppedClock {
      let (root, _) = scene(BackdropValues(radius: radius, amount: 1), CGRect(origin: .zero, size: size))
      let picture = frame(root)
      for x in stride(from: 100, to: 300, by: 3) {
        let expected = 255 * 0.5 * erfc((Double(x) + 0.5 - 200) / (radius * 2.0.squareRoot()))
        for y in [2, 50, 97] {
          #expect(abs(Double(picture[x, y] & 0xFF) - expected) <= 8, "x \(x), y \(y)")
        }
      }
    }
  }

  @Test func `outside its bounds, and without an amount, everything is as it was`() {
    onSteppedClock {
      let rect = CGRect(x: 190, y: 20, width: 40, height: 40)
      let (root, backdrop) = scene(BackdropValues(radius: 10, amount: 1), rect)
      let blurred = frame(root)
      #expect(blurred[199, 19] == 0xFFFF_FFFF && blurred[200, 19] == 0xFF00_0000)
      #expect(blurred[189, 40] == 0xFFFF_FFFF && blurred[230, 40] == 0xFF00_0000)
      #expect((90...165).contains(blurred[200, 40] & 0xFF), "Next to an edge that the layer's own edge does not cut")
      backdrop.backdrop.amount = 0
      let plain = frame(root)
      #expect(plain[199, 40] == 0xFFFF_FFFF && plain[200, 40] == 0xFF00_0000)
    }
  }

  @Test func `colours lose their colourfulness, and a tint lies over them`() {
    onSteppedClock {
      let (root, backdrop) = scene(
        BackdropValues(saturation: 0, amount: 1), CGRect(x: 0, y: 0, width: 100, height: 100))
      root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(frame(root)[50, 50] == 0xFF36_3636, "The luminance of red")
      backdrop.backdrop.tint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      let pixel = frame(root)[50, 50]
      #expect(abs(Int(pixel & 0xFF) - 155) <= 1 && abs(Int(pixel >> 16 & 0xFF) - 27) <= 1)
    }
  }

  @Test func `it shows what lies below it, not what lies above`() {
    onSteppedClock {
      let (root, _) = scene(BackdropValues(radius: 8, amount: 1), CGRect(origin: .zero, size: size))
      let before = frame(root)[150, 50]
      _ = layer(CGRect(x: 151, y: 0, width: 40, height: 100), 0, in: root)
      #expect(frame(root)[150, 50] == before)
    }
  }

  @Test func `a corner cuts the picture, and a group's opacity thins it`() {
    onSteppedClock {
      let (root, backdrop) = scene(
        BackdropValues(tint: CGColor(red: 0, green: 0, blue: 0, alpha: 1), amount: 1),
        CGRect(x: 0, y: 0, width: 100, height: 100))
      backdrop.cornerRadius = 20
      backdrop.masksToBounds = true
      _ = layer(CGRect(x: 40, y: 40, width: 10, height: 10), 0, in: backdrop)
      let cut = frame(root)
      #expect(cut[0, 0] == 0xFFFF_FFFF && cut[50, 5] == 0xFF00_0000)
      backdrop.opacity = 0.5
      #expect(abs(Int(frame(root)[50, 5] & 0xFF) - 127) <= 1)
    }
  }

  @Test func `what does not change below is not made again, and what changes below shows`() {
    onSteppedClock {
      let (root, _) = scene(
        BackdropValues(radius: 5, amount: 1), CGRect(x: 150, y: 0, width: 100, height: 100))
      let far = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0.5, in: root)
      root.insertSublayer(far, at: 0)
      let compositor = Compositor(pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
      _ = compositor.render(root, at: 100)
      far.frame.origin.x = 30
      let elsewhere = compositor.render(root, at: 100)
      #expect(elsewhere.rect.map { $0.maxX <= 60 } == true, "\(elsewhere)")
      far.frame = CGRect(x: 155, y: 0, width: 40, height: 100)
      let below = compositor.render(root, at: 100)
      #expect(below.rect.map { $0.minX <= 150 && $0.maxX >= 250 } == true, "\(below)")
      let whole = Compositor(pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1)
      _ = whole.render(root, at: 100)
      for x in 140..<260 { #expect(compositor.bitmap[x, 50] == whole.bitmap[x, 50], "x \(x)") }
    }
  }

  @Test func `a picture of a layer by itself has only the tint`() {
    onSteppedClock {
      let (_, backdrop) = scene(
        BackdropValues(radius: 5, tint: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5), amount: 1),
        CGRect(x: 0, y: 0, width: 10, height: 10))
      let bitmap = Bitmap(width: 10, height: 10)
      backdrop.render(in: CGContext(bitmap: bitmap, scale: 1))
      #expect(bitmap[5, 5] == 0x8000_0080)
    }
  }
}
