import Testing

@testable import UIKit

@MainActor
@Suite struct UIApplicationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
  }

  @Test func `the delegate follows the application's life`() {
    let delegate = Delegate()
    let scene = UIApplication.launch(delegate: delegate)
    let application = UIApplication.shared
    #expect(application.applicationState == .active)
    #expect(scene.activationState == .foregroundActive)
    application.enterBackground()
    #expect(application.applicationState == .background)
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      delegate.log == ["launched", "active", "resign", "background", "foreground", "active", "terminate"])
    #expect(application.connectedScenes.isEmpty)
    application.delegate = nil
  }

  @Test func `one window is key`() {
    let stage = Stage()
    #expect(stage.window.isKeyWindow)
    let other = UIWindow(windowScene: stage.scene)
    #expect(other.isHidden)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow)
    #expect(!stage.window.isKeyWindow)
    #expect(stage.scene.windows == [stage.window, other])
    #expect(stage.scene.keyWindow === other)
    other.isHidden = true
    #expect(UIApplication.shared.keyWindow === stage.window)
    stage.window.isHidden = true
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func `windows are ordered by level and shown in that order`() {
    let stage = Stage()
    let high = UIWindow(windowScene: stage.scene)
    high.windowLevel = .alert
    high.isHidden = false
    let low = UIWindow(windowScene: stage.scene)
    low.isHidden = false
    #expect(stage.scene.windows == [stage.window, low, high])
    #expect(stage.scene.rootLayer.sublayers == [stage.window.layer, low.layer, high.layer])
    stage.window.makeKeyAndVisible()
    #expect(stage.scene.windows == [low, stage.window, high])
  }

  @Test func `a window is freed when nobody holds it`() {
    let stage = Stage()
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(windowScene: stage.scene)
      window.rootViewController = UIViewController()
      window.isHidden = false
      weakWindow = window
    }
    stage.frame()
    #expect(weakWindow == nil)
    #expect(stage.scene.rootLayer.sublayers?.count == 1)
  }
}
