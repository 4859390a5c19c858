/// What an `Info.plist` says about how the application begins: storyboards and the scene's delegate.
@MainActor
struct LaunchInformation {
  /// A scene's description in the list.
  struct Scene {
    var name: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  /// The program's, from the `Info.plist` in its bundle or beside it.
  static var main: LaunchInformation {
    if let loaded { return loaded }
    let read = LaunchInformation(contentsOf: Bundle.main.bundlePath + "/Info.plist")
    loaded = read
    return read
  }

  /// The program's, once it was read; tests put their own here.
  static var loaded: LaunchInformation?

  private let list: [String: Any]

  init(_ list: [String: Any] = [:]) {
    self.list = list
  }

  init(contentsOf path: String) {
    let data = FileManager.default.contents(atPath: path)
    let read = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    self.init(read as? [String: Any] ?? Bundle.main.infoDictionary ?? [:])
  }

  /// The storyboard that an application without scenes begins with.
  var mainStoryboardName: String? {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let name = (isPad ? list["UIMainStoryboardFile~ipad"] : nil) ?? list["UIMainStoryboardFile"]
    return (name as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the view controllers decide over the status bar, not the application.
  var isStatusBarTheControllers: Bool { flag("UIViewControllerBasedStatusBarAppearance") ?? true }

  /// How the application begins with a status bar of its own.
  var statusBarChoice: StatusBarChoice {
    let styles = [
      "UIStatusBarStyleLightContent": UIStatusBarStyle.lightContent, "UIStatusBarStyleDarkContent": .darkContent,
    ]
    let style = (list["UIStatusBarStyle"] as? String).flatMap { styles[$0] } ?? .default
    return StatusBarChoice(isHidden: flag("UIStatusBarHidden") ?? false, style: style)
  }

  private func flag(_ key: String) -> Bool? {
    (list[key] as? NSNumber)?.boolValue
  }

  /// The descriptions of the scenes that show the application.
  var scenes: [Scene] {
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    return entries.map { entry in
      Scene(
        name: entry["UISceneConfigurationName"] as? String,
        delegateClassName: entry["UISceneDelegateClassName"] as? String,
        storyboardName: entry["UISceneStoryboardFile"] as? String)
    }
  }

  /// Makes the fonts known that the list names: files in a folder, where they may lie without the folders around them.
  func registerFonts(in folder: String) {
    for name in list["UIAppFonts"] as? [String] ?? [] {
      let places = [name, (name as NSString).lastPathComponent].map { folder + "/" + $0 }
      let found = places.lazy.compactMap { path in
        FileManager.default.contents(atPath: path).flatMap(FontLibrary.font(in:)).map { (path, $0) }
      }.first
      guard let (path, font) = found else {
        Diagnostics.log("Info.plist: There is no font in the file \"\(name)\".")
        continue
      }
      // One that is known from the launch before may stay.
      _ = FontLibrary.shared.register(font, from: path)
    }
  }

  /// A class as the list names it. What stands for the module's name until an application is built stands for the
  /// module of the application's delegate.
  static func type(named name: String) -> AnyClass? {
    let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
    let module = delegate.map { String($0.prefix { $0 != "." }) } ?? ProcessInfo.processInfo.processName
    var name = name
    for placeholder in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"] {
      name = name.replacingOccurrences(of: placeholder, with: module)
    }
    let known =
      _SelectorRuntime.knownClass(named: name)
      ?? (name.contains(".") ? nil : _SelectorRuntime.knownClass(named: "\(module).\(name)"))
    return known?.type
  }
}

extension UISceneConfiguration {
  /// Takes what the program's list says under the configuration's name, or, without a name, first of all. An application
  /// without a delegate of its own, as tests start it, begins with nothing.
  final func adopt(_ information: LaunchInformation) {
    guard UIApplication.shared.delegate != nil,
      let scene = information.scenes.first(where: { name == nil || $0.name == name })
    else { return }
    if let name = scene.delegateClassName {
      delegateClass = LaunchInformation.type(named: name)
      if delegateClass == nil { Diagnostics.log("Info.plist: There is no scene delegate class named \"\(name)\".") }
    }
    if let name = scene.storyboardName { storyboard = UIStoryboard(name: name, bundle: nil) }
  }
}

extension UIApplication {
  /// The window of the main storyboard of an application without scenes, in the delegate's hands; shown after launch.
  final func makeMainWindow() -> UIWindow? {
    let information = LaunchInformation.main
    guard let delegate, information.scenes.isEmpty, let name = information.mainStoryboardName else { return nil }
    let window = UIWindow()
    delegate.window = window
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    return window
  }
}

extension UIWindowScene {
  /// The window of the storyboard that the scene begins with, in its delegate's hands; shown once the delegate was told.
  final func makeWindow(_ storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: self)
    (delegate as? any UIWindowSceneDelegate)?.window = window
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
