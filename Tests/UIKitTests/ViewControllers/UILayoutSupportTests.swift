import Testing

@testable import UIKit

@MainActor
@Suite struct UILayoutSupportTests {
  @Test func `content between the guides is where the safe area is`() {
    let stage = Stage(device: "iPhone 14")
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: stage.controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: stage.controller.topLayoutGuide, attribute: .height,
        multiplier: 2, constant: 0),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 0, y: 47, width: 94, height: 763))
    #expect(stage.controller.topLayoutGuide.length == 47)
    #expect(stage.controller.bottomLayoutGuide.length == 34)
    stage.scene.rotate(to: .landscapeRight, animated: false)
    stage.frame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 369))
  }
}
