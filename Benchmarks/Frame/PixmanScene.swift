import CCairo
import CPixman
import UIKit

/// A layer tree at one time, as operations of pixman, which one thread carries out one after the other.
///
/// What is rasterised once stays so: contents are the layers' own bitmaps, rounded corners are masks. It draws what the
/// demos show: layers that are moved and not turned, without shadows and borders.
final class PixmanScene {
  private enum Operation {
    case fill(pixman_color_t, Box)
    /// A colour or a bitmap through a mask, which may be a constant opacity.
    case paint(OpaquePointer, mask: OpaquePointer?, Box)
    /// What follows goes into a picture of its own.
    case begin(Int)
    case end(Int, mask: OpaquePointer?, Box)
  }

  private struct Box {
    var x: Int32, y: Int32, width: Int32, height: Int32
  }

  private var operations: [Operation] = []
  private var groups: [OpaquePointer] = []
  private var images: [OpaquePointer] = []
  private var memory: [UnsafeMutableRawPointer] = []
  private var bitmaps: [Bitmap] = []
  private let width: Int32
  private let height: Int32
  private let scale: Double

  /// Takes the layers' values as they are seen now.
  init(_ root: CALayer, pixelWidth: Int, pixelHeight: Int, scale: Double) {
    width = Int32(pixelWidth)
    height = Int32(pixelHeight)
    self.scale = scale
    visit(root, .zero)
  }

  deinit {
    for image in images { pixman_image_unref(image) }
    for block in memory { block.deallocate() }
  }

  /// Draws everything.
  func draw(into bitmap: Bitmap) {
    let frame = image(PIXMAN_a8r8g8b8, width, height, bitmap.pixels, bitmap.bytesPerRow)
    defer { pixman_image_unref(frame) }
    var targets = [frame]
    for operation in operations {
      let target = targets[targets.count - 1]
      switch operation {
      case .fill(var color, let box):
        var rect = pixman_box32_t(
          x1: max(box.x, 0), y1: max(box.y, 0), x2: min(box.x + box.width, width),
          y2: min(box.y + box.height, height))
        guard rect.x1 < rect.x2, rect.y1 < rect.y2 else { continue }
        pixman_image_fill_boxes(color.alpha == .max ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, target, &color, 1, &rect)
      case .paint(let source, let mask, let box):
        pixman_image_composite32(
          PIXMAN_OP_OVER, source, mask, target, 0, 0, 0, 0, box.x, box.y, box.width, box.height)
      case .begin(let group):
        var clear = pixman_color_t()
        var all = pixman_box32_t(x1: 0, y1: 0, x2: width, y2: height)
        pixman_image_fill_boxes(PIXMAN_OP_SRC, groups[group], &clear, 1, &all)
        targets.append(groups[group])
      case .end(let group, let mask, let box):
        targets.removeLast()
        pixman_image_composite32(
          PIXMAN_OP_OVER, groups[group], mask, targets[targets.count - 1], box.x, box.y, 0, 0, box.x, box.y, box.width,
          box.height)
      }
    }
  }

  // MARK: Operations

  private func visit(_ layer: CALayer, _ origin: CGPoint) {
    let shown = layer.presentation() ?? layer
    guard !shown.isHidden, shown.opacity > 0 else { return }
    precondition(shown.shadowOpacity == 0 && shown.borderWidth == 0 && layer.mask == nil)
    let bounds = shown.bounds
    let corner = CGPoint(
      x: origin.x + shown.position.x - shown.anchorPoint.x * bounds.width,
      y: origin.y + shown.position.y - shown.anchorPoint.y * bounds.height)
    let box = self.box(CGRect(origin: corner, size: bounds.size))
    let inner = CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY)
    let isGroup = shown.opacity < 1 && !(layer.sublayers ?? []).isEmpty
    if isGroup {
      inGroup(box: Box(x: 0, y: 0, width: width, height: height), mask: opacity(shown.opacity)) {
        addParts(of: layer, shown, box, inner, opacity: 1)
      }
    } else {
      addParts(of: layer, shown, box, inner, opacity: shown.opacity)
    }
  }

  private func addParts(of layer: CALayer, _ shown: CALayer, _ box: Box, _ inner: CGPoint, opacity: Float) {
    guard box.width > 0, box.height > 0 else { return }
    let mask = shown.cornerRadius > 0 ? corners(of: shown, box) : nil
    if let color = shown.backgroundColor, color.alpha > 0 {
      let pixel = self.color(color, opacity)
      if let mask {
        operations.append(.paint(solid(pixel), mask: mask, box))
      } else {
        operations.append(.fill(pixel, box))
      }
    }
    let sublayers = layer.sublayers ?? []
    guard layer.contents != nil || !sublayers.isEmpty else { return }
    func addInside() {
      if let contents = layer.contents { add((contents as! CGImage).bitmap, at: box, opacity) }
      for sublayer in sublayers { visit(sublayer, inner) }
    }
    if shown.masksToBounds, let mask {
      inGroup(box: box, mask: mask, addInside)
    } else {
      addInside()
    }
  }

  private func inGroup(box: Box, mask: OpaquePointer?, _ body: () -> Void) {
    let number = groups.count
    let pixels = allocate(Int(width) * Int(height) * 4)
    groups.append(
      keep(image(PIXMAN_a8r8g8b8, width, height, pixels.assumingMemoryBound(to: UInt32.self), Int(width) * 4)))
    operations.append(.begin(number))
    body()
    operations.append(.end(number, mask: mask, box))
  }

  private func add(_ bitmap: Bitmap, at box: Box, _ opacity: Float) {
    bitmaps.append(bitmap)
    let format = bitmap.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
    let source = keep(image(format, Int32(bitmap.width), Int32(bitmap.height), bitmap.pixels, bitmap.bytesPerRow))
    let place = Box(x: box.x, y: box.y, width: Int32(bitmap.width), height: Int32(bitmap.height))
    operations.append(.paint(source, mask: self.opacity(opacity), place))
  }

  // MARK: Sources and masks

  private func box(_ rect: CGRect) -> Box {
    func pixel(_ points: CGFloat) -> Int32 { Int32((points * scale).rounded()) }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    return Box(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }

  private func color(_ color: CGColor, _ opacity: Float) -> pixman_color_t {
    let parts = color.rgba
    let alpha = parts.w * Double(opacity)
    func word(_ part: Double) -> UInt16 { UInt16((part * 65535).rounded()) }
    return pixman_color_t(
      red: word(parts.x * alpha), green: word(parts.y * alpha), blue: word(parts.z * alpha), alpha: word(alpha))
  }

  private func solid(_ color: pixman_color_t) -> OpaquePointer {
    var color = color
    return keep(pixman_image_create_solid_fill(&color))
  }

  private func opacity(_ opacity: Float) -> OpaquePointer? {
    guard opacity < 1 else { return nil }
    return solid(pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(opacity * 65535)))
  }

  /// The coverage of a rounded rectangle, of which some corners are rounded.
  private func corners(of layer: CALayer, _ box: Box) -> OpaquePointer {
    let stride = (Int(box.width) + 3) & ~3
    let pixels = allocate(stride * Int(box.height))
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, box.width, box.height, Int32(stride))
    let cairo = cairo_create(surface)
    let right = Double(box.width), bottom = Double(box.height)
    let full = Double(layer.cornerRadius) * scale
    func radius(_ corner: CACornerMask) -> Double { layer.maskedCorners.contains(corner) ? full : 0 }
    let topLeft = radius(.layerMinXMinYCorner), topRight = radius(.layerMaxXMinYCorner)
    let bottomLeft = radius(.layerMinXMaxYCorner), bottomRight = radius(.layerMaxXMaxYCorner)
    cairo_arc(cairo, right - topRight, topRight, topRight, -.pi / 2, 0)
    cairo_arc(cairo, right - bottomRight, bottom - bottomRight, bottomRight, 0, .pi / 2)
    cairo_arc(cairo, bottomLeft, bottom - bottomLeft, bottomLeft, .pi / 2, .pi)
    cairo_arc(cairo, topLeft, topLeft, topLeft, .pi, .pi * 1.5)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    return keep(
      pixman_image_create_bits_no_clear(
        PIXMAN_a8, box.width, box.height, pixels.assumingMemoryBound(to: UInt32.self), Int32(stride)))
  }

  private func image(
    _ format: pixman_format_code_t, _ width: Int32, _ height: Int32, _ pixels: UnsafeMutablePointer<UInt32>,
    _ bytesPerRow: Int
  ) -> OpaquePointer {
    pixman_image_create_bits_no_clear(format, width, height, pixels, Int32(bytesPerRow))
  }

  private func keep(_ image: OpaquePointer) -> OpaquePointer {
    images.append(image)
    return image
  }

  private func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    memory.append(block)
    return block
  }
}
