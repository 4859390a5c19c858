import Foundation
import ScrimDemos
import UIKit
import UIKitTesting

/// A demo on a screen that keeps no pictures, shown frame by frame on the stepped clock.
@MainActor
final class DemoScene {
  /// A display that only counts.
  final class Screen: DisplayTarget {
    let pixelWidth: Int
    let pixelHeight: Int
    let scale: CGFloat
    /// The frame shown last.
    private(set) var bitmap: Bitmap?
    /// The pixels that changed with it.
    private(set) var damage = Damage.none

    init(size: CGSize, scale: CGFloat) {
      pixelWidth = Int(size.width * scale)
      pixelHeight = Int(size.height * scale)
      self.scale = scale
    }

    func present(_ bitmap: Bitmap, damage: Damage) {
      self.bitmap = bitmap
      self.damage = damage
    }
  }

  /// A screen of 1170x2532 pixels.
  static let device = "390x844@3"

  let app: TestApplication
  let screen: Screen
  private var frameTime: TimeInterval

  /// Starts a demo; `isShown` gives it a screen to composite for.
  init(_ name: String, isShown: Bool) throws {
    guard let demo = Demo.all.first(where: { $0.name == name }), let device = TestDevice(Self.device) else {
      throw BenchmarkFailure("there is no demo \(name)")
    }
    app = TestApplication(device: device, rootViewController: demo.makeRootViewController())
    screen = Screen(size: device.size, scale: device.scale)
    frameTime = CACurrentMediaTime()
    if isShown {
      app.scene.display = screen
      showFrame()
    }
  }

  /// Makes the next frame, 1/60 s later.
  func showFrame() {
    frameTime += FramePipeline.frameInterval
    FramePipeline.runFrame(at: frameTime)
  }

  /// Shows frames until nothing moves.
  func settle() {
    while FramePipeline.nextWakeTime != nil { showFrame() }
  }

  /// Touches the page, which shows or hides the modal.
  func tap() {
    app.tap(at: CGPoint(x: 160, y: 300))
  }

  /// The task of a fresh process: a demo until its first frame is composited.
  static func showFirstFrame(_ arguments: [String]) throws {
    let scene = try DemoScene(arguments.first ?? "", isShown: true)
    guard scene.screen.bitmap != nil else { throw BenchmarkFailure("no frame was shown") }
    print(Stopwatch.wall)
  }
}
