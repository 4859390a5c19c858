import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// The picture that every frame of a demo fits into, whichever way the device is turned, with the screen in its middle.
struct DemoCanvas {
  /// What surrounds the screen: a grey that neither a white page nor a dimmed one has.
  static let surround: UInt32 = 0xFF8A_8D98

  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// The smallest canvas for the screen's sizes in a run.
  init(run: DemoRun) {
    (width, height) = Self.pixelSize(of: run)
  }

  /// Whether pictures of so many pixels can be made.
  static func isPossible(_ size: (width: Int, height: Int)) -> Bool {
    max(size.width, size.height) <= Bitmap.maximumSide && size.width * size.height <= ImageError.maximumPixelCount
  }

  /// What the screen's sizes in a run fit into, as its script turns and resizes it.
  static func pixelSize(of run: DemoRun) -> (width: Int, height: Int) {
    var size = run.device.size
    for step in run.script.steps where run.seconds.map({ step.time < $0 }) ?? true {
      var other = run.device.size
      switch step.action {
      case .rotate(let orientation) where orientation.isLandscape:
        other = CGSize(width: other.height, height: other.width)
      case .resize(let new): other = new
      default: continue
      }
      size = CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return (
      Int((size.width * run.device.scale).rounded()), Int((size.height * run.device.scale).rounded())
    )
  }

  /// What of the screen the canvas shows, and where: in its middle, cut off at the right and the bottom where it is larger.
  func place(_ screen: Bitmap) -> (picture: Bitmap, x: Int, y: Int) {
    let columns = min(screen.width, width), rows = min(screen.height, height)
    return (
      screen.part(x: 0, y: 0, width: columns, height: rows) ?? Self.nothing, (width - columns) / 2, (height - rows) / 2
    )
  }

  /// What is shown of a screen without pixels.
  private static let nothing: Bitmap = {
    let pixel = Bitmap(width: 1, height: 1)
    pixel.fill(surround)
    return pixel
  }()
}
