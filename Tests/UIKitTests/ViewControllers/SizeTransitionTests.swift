import Testing

@testable import UIKit

private final class TurningController: UIViewController {
  var log: [String] = []
  var alongside: (() -> Void)?

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("traits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.append("size \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { context in
      self.log.append("alongside \(context.isAnimated) \(UIView.inheritedAnimationDuration)")
      self.alongside?()
    } completion: { _ in
      self.log.append("completion")
    }
  }
}

// A test's suite is made before its turn comes, and other tests may run in between: the stage is made when first used.
@MainActor
@Suite final class SizeTransitionTests {
  private let controller = TurningController()
  private lazy var stage = Stage(device: "iPhone 14", controller: controller)

  @Test func `rotation tells, animates and completes`() {
    stage.scene.rotate(to: .landscapeLeft)
    #expect(controller.log == ["traits", "size 844x390 from 390", "alongside true 0.3"])
    #expect(controller.transitionCoordinator != nil)
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(UIDevice.current.orientation == .landscapeRight)
    stage.advance(by: 0.15)
    #expect(abs((stage.root.layer.presentation()?.bounds.width ?? 0) - 617) < 1e-6)
    #expect(controller.log.count == 3)
    stage.advance(by: 0.15)
    #expect(controller.log.last == "completion")
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func `an alongside change takes as long as the rotation`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    controller.alongside = { view.center.x = 105 }
    stage.scene.rotate(to: .landscapeRight)
    stage.advance(by: 0.15)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
  }

  @Test func `an orientation that is not supported turns only the device`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = Stage(device: "iPhone 14", controller: Upright())
    #expect(!stage.scene.rotate(to: .landscapeLeft))
    #expect(stage.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIDevice.current.orientation == .landscapeRight)
  }

  @Test func `a resize without animation completes in the next cycle`() {
    stage.scene.resize(to: CGSize(width: 300, height: 400), animated: false)
    #expect(stage.root.bounds.size == CGSize(width: 300, height: 400))
    stage.frame()
    #expect(controller.log.last == "completion")
    let raised = exceptions { stage.scene.resize(to: CGSize(width: 0, height: 400)) }
    #expect(raised.count == 1)
    #expect(stage.root.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test func `children that fill their parent are told too`() {
    let child = TurningController()
    controller.addChild(child)
    child.view.frame = stage.root.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.root.addSubview(child.view)
    stage.scene.rotate(to: .landscapeLeft)
    #expect(child.log.contains("size 844x390 from 390"))
    #expect(child.view.frame == stage.root.bounds)
  }
}
