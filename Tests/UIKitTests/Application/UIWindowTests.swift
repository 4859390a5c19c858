import Testing

@testable import UIKit

@MainActor
@Suite struct UIWindowTests {
  private func window(on stage: Stage, _ level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: stage.scene)
    window.windowLevel = level
    return window
  }

  @Test func `windows lie by level, and within a level as they were shown`() {
    let stage = Stage()
    let alert = window(on: stage, .alert)
    let bar = window(on: stage, .statusBar)
    let other = window(on: stage)
    for window in [alert, bar, other] { window.isHidden = false }
    #expect(stage.scene.windows == [stage.window, other, bar, alert])
    #expect(UIApplication.shared.windows == stage.scene.windows)
    stage.window.makeKeyAndVisible()
    #expect(stage.scene.windows == [other, stage.window, bar, alert])
    other.windowLevel = UIWindow.Level(rawValue: 3000)
    #expect(stage.scene.windows.last === other)
    let layers = stage.scene.rootLayer.sublayers ?? []
    #expect(layers == stage.scene.windows.map(\.layer))
  }

  @Test func `keys go to one window, and to the next when it is hidden`() {
    final class KeyWindow: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let stage = Stage()
    let second = KeyWindow(windowScene: stage.scene)
    let secondIdentifier = ObjectIdentifier(second)
    var posted: [String] = []
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let isSecond = ObjectIdentifier(notification.object as AnyObject) == secondIdentifier
        MainActor.assumeIsolated { posted.append("\(isSecond ? "second" : "first") \(name.rawValue.dropFirst(11))") }
      }
    }
    #expect(stage.window.isKeyWindow && stage.scene.keyWindow === stage.window)
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow && !stage.window.isKeyWindow)
    #expect(posted == ["first ResignKeyNotification", "second BecomeKeyNotification"])
    second.isHidden = true
    #expect(stage.window.isKeyWindow)
    #expect(second.log == ["become", "resign"])
    stage.window.isHidden = true
    #expect(UIApplication.shared.keyWindow == nil)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `another root controller takes the place of the first`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }
    let first = Controller()
    let second = Controller()
    let stage = Stage(controller: first)
    stage.window.rootViewController = second
    stage.frame()
    #expect(first.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(second.log == ["willAppear", "didAppear"])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(second.view.frame == stage.window.bounds)
    #expect(stage.window.subviews == [second.view])
  }

  @Test func `points go from window to window, and to the screen`() {
    let stage = Stage()
    let small = window(on: stage)
    small.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
    small.isHidden = false
    #expect(small.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 101, y: 202))
    #expect(small.convert(CGPoint(x: 1, y: 2), to: stage.window) == CGPoint(x: 101, y: 202))
    #expect(
      small.convert(CGRect(x: 101, y: 202, width: 3, height: 4), from: nil) == CGRect(x: 1, y: 2, width: 3, height: 4))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    small.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5), "Of a view, nil stands for its window")
    #expect(view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 105, y: 205))
    #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 105, y: 205), to: view) == .zero)
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}

extension UIWindowTests {
  @Test func `a window without a frame covers the scene`() {
    let stage = Stage()
    let window = UIWindow()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(window.windowScene === stage.scene)
  }
}
