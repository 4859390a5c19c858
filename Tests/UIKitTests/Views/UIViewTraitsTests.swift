import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewTraitsTests {
  private final class TraitView: UIView {
    var former: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      former.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test func `an override reaches the subtree and colours follow`() {
    let stage = Stage()
    let view = TraitView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    stage.root.addSubview(view)
    #expect(view.former.isEmpty)
    let light = view.layer.backgroundColor
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.former == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor != light)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.layer.backgroundColor == light)
  }

  @Test func `rotation changes the size class and says so before the layout`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
      override func viewWillLayoutSubviews() { log.append("layout") }
    }
    let controller = Controller()
    let stage = Stage(device: "iPhone 14", controller: controller)
    controller.log = []
    stage.scene.rotate(to: .landscapeRight, animated: false)
    #expect(controller.log.prefix(2) == ["traits", "layout"])
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }
}
