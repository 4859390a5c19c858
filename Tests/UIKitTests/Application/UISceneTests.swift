import Testing

@testable import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  @MainActor static var log: [String] = []
  var window: UIWindow?

  private func note(_ text: String) { Self.log.append(text) }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("willConnect \(session.role == .windowApplication) \(session.scene === scene)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground") }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    note("didUpdate from \(previousInterfaceOrientation.rawValue) to \(windowScene.interfaceOrientation.rawValue)")
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var delegateClass: AnyClass?
  var log: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("didBecomeActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("didEnterBackground") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.append("memory") }
}

@MainActor
@Suite struct UISceneTests {
  @Test func `a scene delegate lives through the scene's life in the application delegate's place`() {
    SceneDelegate.log = []
    let application = AppDelegate()
    application.delegateClass = SceneDelegate.self
    let scene = UIApplication.launch(device: .standard, delegate: application)
    let delegate = scene.delegate as? SceneDelegate
    #expect(delegate?.window?.windowScene === scene)
    #expect(SceneDelegate.log == ["willConnect true true", "willEnterForeground", "didBecomeActive"])
    SceneDelegate.log = []
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    #expect(
      SceneDelegate.log == ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
    SceneDelegate.log = []
    scene.rotate(to: .landscapeLeft, animated: false)
    #expect(SceneDelegate.log == ["didUpdate from 1 to 4"])
    SceneDelegate.log = []
    UIApplication.shared.terminate()
    #expect(SceneDelegate.log == ["didDisconnect"])
    #expect(application.log == ["didFinishLaunching"])
    UIScreen.main.become(.standard)
    UIApplication.shared.delegate = nil
  }

  @Test func `without a scene delegate the application's is told`() {
    let application = AppDelegate()
    UIApplication.launch(device: .standard, delegate: application)
    UIApplication.shared.enterBackground()
    UIApplication.shared.receiveMemoryWarning()
    #expect(application.log == ["didFinishLaunching", "didBecomeActive", "didEnterBackground", "memory"])
    UIApplication.shared.terminate()
    UIApplication.shared.delegate = nil
  }

  @Test func `a class that is no scene delegate raises`() {
    let application = AppDelegate()
    application.delegateClass = UIView.self
    let raised = exceptions { UIApplication.launch(device: .standard, delegate: application) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    UIApplication.shared.terminate()
    UIApplication.shared.delegate = nil
  }

  @Test func `sessions are the connected scenes'`() {
    let stage = Stage()
    #expect(UIApplication.shared.openSessions == [stage.scene.session])
    #expect(stage.scene.session.scene === stage.scene)
    #expect(!stage.scene.session.persistentIdentifier.isEmpty)
  }

  @Test func `every controller hears of short memory`() {
    final class Controller: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let parent = Controller()
    let child = Controller()
    let stage = Stage(controller: parent)
    parent.addChild(child)
    UIApplication.shared.receiveMemoryWarning()
    #expect(parent.warnings == 1 && child.warnings == 1)
    _ = stage
  }
}
