import CoreGraphics
import Foundation
import UIKit

/// A few frames side by side, each with its time.
@MainActor
struct Filmstrip {
  /// How many frames there are at most.
  static let frameCount = 8
  /// The largest side of a frame, in pixels.
  static let frameSide: CGFloat = 480
  private static let gap: CGFloat = 8
  private static let captionHeight: CGFloat = 28
  private static let background = UIColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)
  private static let captionColor = UIColor(red: 0.8, green: 0.8, blue: 0.82, alpha: 1)

  private let framesPerSecond: Int
  private let indices: [Int]
  private var frames: [(index: Int, image: UIImage)] = []

  /// A strip of frames chosen evenly from an animation, its first and last among them.
  init(frameCount: Int, framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
    let count = min(Self.frameCount, frameCount)
    indices = (0..<count).map { count == 1 ? 0 : ($0 * (frameCount - 1) + (count - 1) / 2) / (count - 1) }
  }

  /// Takes a frame if it is one of the chosen.
  mutating func add(_ bitmap: Bitmap, index: Int) {
    guard indices.contains(index) else { return }
    let scale = min(1, Self.frameSide / CGFloat(max(bitmap.width, bitmap.height)))
    let size = CGSize(
      width: max(1, (CGFloat(bitmap.width) * scale).rounded()),
      height: max(1, (CGFloat(bitmap.height) * scale).rounded()))
    // The bitmap changes with the next frame; the small picture does not.
    let image = UIImage(cgImage: CGImage(bitmap: bitmap))
    frames.append((index, Self.draw(size) { image.draw(in: CGRect(origin: .zero, size: size)) }))
  }

  /// The strip as a PNG file; nil without a frame.
  func pngData() -> Data? {
    guard let size = frames.first?.image.size else { return nil }
    let gap = Self.gap
    let strip = CGSize(
      width: CGFloat(frames.count) * (size.width + gap) + gap, height: size.height + 2 * gap + Self.captionHeight)
    let picture = Self.draw(strip) {
      Self.background.setFill()
      UIRectFill(CGRect(origin: .zero, size: strip))
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 16), .foregroundColor: Self.captionColor,
      ]
      for (position, frame) in frames.enumerated() {
        let left = gap + CGFloat(position) * (size.width + gap)
        frame.image.draw(in: CGRect(x: left, y: gap, width: size.width, height: size.height))
        let seconds = Double(frame.index) / Double(framesPerSecond)
        let caption = NSAttributedString(string: String(format: "%.2f s", seconds), attributes: attributes)
        let width = caption.size().width
        caption.draw(
          at: CGPoint(x: (left + (size.width - width) / 2).rounded(), y: gap + size.height + (gap / 2).rounded()))
      }
    }
    return picture.pngData()
  }

  private static func draw(_ size: CGSize, _ body: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }
  }
}
