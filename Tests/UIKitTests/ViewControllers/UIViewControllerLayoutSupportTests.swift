import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewControllerLayoutSupportTests {
  @Test func `the guides at the top and the bottom follow the safe area`() {
    let controller = UIViewController()
    let stage = Stage(device: "iPhone 14", controller: controller)
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3),
      card.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    stage.frame()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top > 0 && insets.bottom > 0)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    #expect(card.frame.minY == insets.top + 3)
    #expect(card.frame.maxY == 844 - insets.bottom)
    controller.additionalSafeAreaInsets.top = 20
    stage.frame()
    #expect(controller.topLayoutGuide.length == insets.top + 20)
    #expect(card.frame.minY == insets.top + 23)
  }

  @Test func `each guide is held by two constraints of the view's`() {
    let controller = UIViewController()
    #expect(controller.view.constraints.isEmpty)
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
  }

  @Test func `the guides are items of constraints and of visual formats`() {
    let controller = UIViewController()
    let stage = Stage(device: "iPhone 14", controller: controller)
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-20-[card(44)]", metrics: nil,
        views: ["top": controller.topLayoutGuide, "card": card])
        + [
          NSLayoutConstraint(
            item: card, attribute: .width, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .height,
            multiplier: 2, constant: 0)
        ])
    stage.frame()
    let top = controller.view.safeAreaInsets.top
    #expect(card.frame == CGRect(x: 0, y: top + 20, width: 2 * top, height: 44))
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
