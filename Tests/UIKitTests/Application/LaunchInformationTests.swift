import Testing

@testable import UIKit

private final class LaunchDelegate: NSObject, UIApplicationDelegate {}

final class LaunchTestSceneDelegate: NSObject, UIWindowSceneDelegate {
  static var connections = 0
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.connections += 1
  }
}

@MainActor
@Suite struct LaunchInformationTests {
  private let list: [String: Any] = [
    "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "MainPad",
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).LaunchTestSceneDelegate",
          ] as [String: Any]
        ]
      ]
    ],
  ]

  @Test func `an information list tells storyboards and scenes`() throws {
    UIScreen.main.become(.standard)
    let information = LaunchInformation(list)
    #expect(information.mainStoryboardName == "Main")
    #expect(information.scenes.map(\.name) == ["Default Configuration"])
    #expect(LaunchInformation().mainStoryboardName == nil)
    #expect(LaunchInformation().scenes.isEmpty)
    let path = NSTemporaryDirectory() + "list-\(UUID().uuidString).plist"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: path))
    #expect(LaunchInformation(contentsOf: path).mainStoryboardName == "Main")
  }

  @Test func `the scene's delegate is of the class that the list names`() {
    LaunchInformation.loaded = LaunchInformation(list)
    defer {
      LaunchInformation.loaded = LaunchInformation()
      UIApplication.launch()
      UIScreen.main.become(.standard)
    }
    LaunchTestSceneDelegate.connections = 0
    let scene = UIApplication.launch(delegate: LaunchDelegate())
    #expect(scene.delegate is LaunchTestSceneDelegate)
    #expect(LaunchTestSceneDelegate.connections == 1)
    let named = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    #expect(named.delegateClass == LaunchTestSceneDelegate.self)
    #expect(UISceneConfiguration(name: "Other", sessionRole: .windowApplication).delegateClass == nil)
  }
}
