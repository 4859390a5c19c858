import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewSafeAreaTests {
  @Test func `the device's shape reaches into views through their frames`() {
    let stage = Stage(device: "iPhone 14")
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 100))
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 100
    #expect(view.safeAreaInsets == .zero)
    view.frame = stage.root.bounds
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.frame.origin.y = 844
    #expect(view.safeAreaInsets == .zero)
    view.frame.origin = CGPoint(x: 390, y: 0)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), "It waits beside the screen")
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `a change is told once and reaches subviews`() {
    final class Watching: UIView {
      var changes: [CGFloat] = []
      override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets.top) }
    }
    let stage = Stage(device: "iPhone 14")
    let outer = Watching(frame: stage.root.bounds)
    let inner = Watching(frame: CGRect(x: 0, y: 10, width: 390, height: 50))
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    #expect(outer.changes == [47])
    #expect(inner.changes == [37])
    outer.frame.origin.y = 20
    #expect(outer.changes == [47, 27])
    #expect(inner.changes == [37, 17])
  }

  @Test func `a controller adds to its safe area`() {
    final class Watching: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let controller = Watching()
    let stage = Stage(device: "iPhone 14", controller: controller)
    #expect(controller.changes == 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    #expect(controller.changes == 2)
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3))
  }

  @Test func `rotation brings the landscape insets`() {
    let stage = Stage(device: "iPhone 14")
    stage.scene.rotate(to: .landscapeLeft, animated: false)
    #expect(stage.root.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }
}
