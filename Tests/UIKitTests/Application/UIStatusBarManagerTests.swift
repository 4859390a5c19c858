import Testing

@testable import UIKit

@MainActor
@Suite struct UIStatusBarManagerTests {
  private final class BarController: UIViewController {
    var isBarHidden = false
    var style = UIStatusBarStyle.default
    var decider: UIViewController?
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { decider }
    override var childForStatusBarHidden: UIViewController? { decider }
  }

  @Test func `the bar is as high as the device's, and none is on a phone on its side`() {
    for (device, height) in [
      ("iPhone SE", 20), ("iPhone X", 44), ("iPhone 14", 47), ("iPhone 15", 54), ("iPad Air", 24),
    ] {
      let stage = Stage(device: device)
      let frame = stage.scene.statusBarManager?.statusBarFrame
      #expect(frame == CGRect(x: 0, y: 0, width: stage.scene.size.width, height: CGFloat(height)), "\(device)")
      #expect(UIApplication.shared.statusBarFrame == frame)
      stage.scene.rotate(to: .landscapeRight, animated: false)
      #expect(UIApplication.shared.isStatusBarHidden == (device != "iPad Air"), "\(device)")
      #expect((UIApplication.shared.statusBarFrame == .zero) == (device != "iPad Air"), "\(device)")
    }
  }

  @Test func `a hidden bar makes the top safe, but not where the cameras are`() {
    for (device, shown, hidden) in [("iPhone SE", 20, 0), ("iPhone 14", 47, 47), ("iPad Air", 24, 0)] {
      let controller = BarController()
      let stage = Stage(device: device, controller: controller)
      #expect(stage.root.safeAreaInsets.top == CGFloat(shown), "\(device)")
      controller.isBarHidden = true
      #expect(stage.root.safeAreaInsets.top == CGFloat(shown), "Nobody was told yet")
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(stage.root.safeAreaInsets.top == CGFloat(hidden), "\(device)")
      #expect(stage.scene.statusBarManager?.isStatusBarHidden == true)
      controller.isBarHidden = false
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(stage.root.safeAreaInsets.top == CGFloat(shown), "\(device)")
    }
  }

  @Test func `an application decides over the bar only where its list says that it does`() {
    LaunchInformation.loaded = LaunchInformation()
    defer { LaunchInformation.loaded = LaunchInformation() }
    let controller = BarController()
    controller.style = .darkContent
    let stage = Stage(device: "iPhone SE", controller: controller)
    let application = UIApplication.shared
    defer { application.statusBarChoice = LaunchInformation().statusBarChoice }
    application.isStatusBarHidden = true
    application.statusBarStyle = .lightContent
    #expect(!application.isStatusBarHidden)
    #expect(application.statusBarStyle == .darkContent)

    LaunchInformation.loaded = LaunchInformation(["UIViewControllerBasedStatusBarAppearance": false])
    application.setStatusBarHidden(true, with: .slide)
    #expect(application.isStatusBarHidden)
    #expect(stage.scene.statusBarManager?.updateAnimation == .slide)
    #expect(stage.root.safeAreaInsets.top == 0)
    #expect(application.statusBarStyle == .lightContent, "Chosen before, when it had no effect")
    application.isStatusBarHidden = false
    #expect(stage.root.safeAreaInsets.top == 20)
    application.statusBarStyle = .darkContent
    #expect(application.statusBarStyle == .darkContent)
  }

  @Test func `the list says how an application's own bar begins`() {
    let choice = LaunchInformation(["UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent"])
      .statusBarChoice
    #expect(choice.isHidden && choice.style == .lightContent)
    #expect(!LaunchInformation().statusBarChoice.isHidden)
  }

  @Test func `a child decides where its parent says so`() {
    let controller = BarController()
    let child = BarController()
    child.style = .lightContent
    child.isBarHidden = true
    let stage = Stage(device: "iPhone SE", controller: controller)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    #expect(stage.scene.statusBarManager?.statusBarStyle == .default)
    controller.decider = child
    child.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.scene.statusBarManager?.statusBarStyle == .lightContent)
    #expect(stage.scene.statusBarManager?.isStatusBarHidden == true)
    child.decider = controller
    child.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.statusBarStyle == .lightContent, "Controllers that name each other come to an end")
  }

  @Test func `frames that change are told with the new and the former one`() {
    let controller = BarController()
    let stage = Stage(device: "iPhone SE", controller: controller)
    var log: [String] = []
    let names = [
      UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let frame = (notification.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue)?.cgRectValue
        let orientation = notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let value = frame.map { "\(Int($0.height))" } ?? orientation.map { "o\($0.intValue)" } ?? "?"
        MainActor.assumeIsolated {
          log.append(name.rawValue.replacingOccurrences(of: "UIApplication", with: "").prefix(4) + value)
        }
      }
    }
    controller.isBarHidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(log == ["Will0", "DidC20"])
    log = []
    stage.scene.rotate(to: .landscapeRight, animated: false)
    #expect(log == ["Willo3", "DidCo1"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `a controller that does not cover the screen decides on the bar only where it says so`() {
    final class Panel: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }
    let stage = Stage(device: "iPhone 14")
    for captures in [false, true] {
      let panel = Panel()
      panel.modalPresentationStyle = .pageSheet
      panel.modalPresentationCapturesStatusBarAppearance = captures
      stage.controller.present(panel, animated: false)
      stage.frame()
      #expect(stage.scene.statusBarManager?.statusBarStyle == (captures ? .lightContent : .default))
      #expect(
        stage.scene.statusBarManager?.updateAnimation
          == (captures ? UIStatusBarAnimation.slide : UIStatusBarAnimation.none))
      panel.dismiss(animated: false)
      stage.frame()
      #expect(stage.scene.statusBarManager?.statusBarStyle == .default)
    }
  }
}
