import Testing

@testable import UIKit

@MainActor
@Suite struct UIScreenTests {
  @Test func `a screen turns with the interface, and its pixels do not`() {
    let stage = Stage(device: "iPhone 14")
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    stage.scene.rotate(to: .landscapeLeft, animated: false)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(screen.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(screen.scale == 3 && screen.nativeScale == 3)
  }

  @Test func `phones that draw larger than they show say so`() {
    let plus = Stage(device: "iPhone 8 Plus")
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1080, height: 1920))
    #expect(UIScreen.main.scale == 3)
    #expect(abs(UIScreen.main.nativeScale - 1080.0 / 414) < 1e-9)
    _ = plus
    let mini = Stage(device: "iPhone 13 mini")
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1080, height: 2340))
    #expect(abs(UIScreen.main.nativeScale - 2.88) < 1e-9)
    _ = mini
  }

  @Test func `the frame rate is what the display shows`() {
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
    FramePipeline.frameInterval = 1.0 / 120
    #expect(UIScreen.main.maximumFramesPerSecond == 120)
    FramePipeline.frameInterval = 1.0 / 60
  }

  @Test func `a device says what it is and how it is held`() {
    let stage = Stage(device: "iPad Air")
    let device = UIDevice.current
    #expect(device.model == "iPad" && device.localizedModel == "iPad" && device.systemName == "iPadOS")
    #expect(device.userInterfaceIdiom == .pad && device.name == "iPad Air")
    #expect(device.systemVersion == "18.0")
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    stage.scene.rotate(to: .landscapeLeft, animated: false)
    #expect(count == 0 && device.orientation == .landscapeRight)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    stage.scene.rotate(to: .portraitUpsideDown, animated: false)
    #expect(count == 1 && device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    stage.scene.rotate(to: .portrait, animated: false)
    #expect(count == 1)
    NotificationCenter.default.removeObserver(observer)
  }
}
