import Testing

@testable import UIKit

/// A display whose owner serves the application.
private final class ServingDisplay: DisplayTarget {
  let pixelWidth = 390
  let pixelHeight = 844
  let scale: CGFloat = 1
  var opened: [URL] = []
  var brightness: [CGFloat] = []
  var keepsOn: [Bool] = []

  func present(_ bitmap: Bitmap, damage: Damage) {}
}

extension ServingDisplay: ApplicationHost {
  func canOpen(_ url: URL) -> Bool { url.scheme == "https" }

  func open(_ url: URL) -> Bool {
    opened.append(url)
    return canOpen(url)
  }

  func setKeepsScreenOn(_ keepsOn: Bool) { self.keepsOn.append(keepsOn) }

  func setScreenBrightness(_ brightness: CGFloat) { self.brightness.append(brightness) }
}

@MainActor
@Suite struct UIApplicationServicesTests {
  private let page = URL(string: "https://example.org")!

  @Test func `a resource is opened by the owner of the display`() {
    let stage = Stage()
    let display = ServingDisplay()
    stage.scene.display = display
    let application = UIApplication.shared
    #expect(application.canOpenURL(page))
    #expect(!application.canOpenURL(URL(string: "tel:123")!))
    var results: [Bool] = []
    application.open(page) { results.append($0) }
    application.open(URL(string: "tel:123")!, options: [:]) { results.append($0) }
    #expect(display.opened.map(\.absoluteString) == ["https://example.org", "tel:123"])
    #expect(results == [])
    stage.frame()
    #expect(results == [true, false])
    application.open(page, options: [.universalLinksOnly: true]) { results.append($0) }
    stage.frame()
    #expect(results == [true, false, false] && display.opened.count == 2)
  }

  @Test func `a screen that is to stay on does`() {
    let stage = Stage()
    let display = ServingDisplay()
    stage.scene.display = display
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(display.keepsOn == [true, false])
  }

  @Test func `a scene opens resources as its application does`() {
    let stage = Stage()
    let display = ServingDisplay()
    stage.scene.display = display
    var result: Bool?
    stage.scene.open(page, options: nil) { result = $0 }
    stage.frame()
    #expect(result == true && display.opened == [page])
    let options = UIScene.OpenExternalURLOptions()
    #expect(!options.universalLinksOnly)
    options.universalLinksOnly = true
    stage.scene.open(page, options: options) { result = $0 }
    stage.frame()
    #expect(result == false && display.opened == [page])
  }

  @Test func `without a display nothing is opened`() {
    let stage = Stage()
    #expect(!UIApplication.shared.canOpenURL(page))
    var result: Bool?
    UIApplication.shared.open(page) { result = $0 }
    stage.frame()
    #expect(result == false)
  }

  @Test func `a resource without a scheme is opened by nobody`() {
    let stage = Stage()
    let display = ServingDisplay()
    stage.scene.display = display
    #expect(!UIApplication.shared.canOpenURL(URL(string: "somewhere")!))
    UIApplication.shared.open(URL(string: "somewhere")!)
    #expect(display.opened == [])
  }

  @Test func `background tasks have numbers of their own, and one that is over is logged`() {
    var messages: [String] = []
    let former = Diagnostics.sink
    Diagnostics.sink = { messages.append($0) }
    defer { Diagnostics.sink = former }
    let application = UIApplication.shared
    let first = application.beginBackgroundTask(withName: "save") {}
    let second = application.beginBackgroundTask()
    #expect(first != second && first != .invalid && second != .invalid)
    #expect(application.backgroundTimeRemaining > 1e9)
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
    application.endBackgroundTask(.invalid)
    #expect(messages == [])
    application.endBackgroundTask(first)
    #expect(messages.count == 1 && messages[0].contains("identifier \(first.rawValue)"))
  }

  @Test func `the end of a background task lets go of its handler`() {
    weak var kept: NSObject?
    let task: UIBackgroundTaskIdentifier
    do {
      let object = NSObject()
      kept = object
      nonisolated(unsafe) let captured = object
      task = UIApplication.shared.beginBackgroundTask { _ = captured }
    }
    #expect(kept != nil)
    UIApplication.shared.endBackgroundTask(task)
    #expect(kept == nil)
  }

  @Test func `the screen's brightness stays in its range, and its changes are told`() {
    let stage = Stage()
    let display = ServingDisplay()
    stage.scene.display = display
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(UIScreen.main.brightness == 1)
    for brightness in [0.5, 0.5, -3, 7, .nan] as [CGFloat] { UIScreen.main.brightness = brightness }
    #expect(display.brightness == [0.5, 0, 1, 0])
    #expect(count == 4 && UIScreen.main.brightness == 0)
  }
}
