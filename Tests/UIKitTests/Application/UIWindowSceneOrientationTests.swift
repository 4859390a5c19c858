import Testing

@testable import UIKit

@MainActor
@Suite struct UIWindowSceneOrientationTests {
  private final class Controller: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var rotates = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { rotates }
  }

  @Test func `a geometry that is asked for turns the interface and not the device`() {
    let stage = Stage(controller: Controller())
    stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    #expect(stage.scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(stage.scene.size == CGSize(width: 844, height: 390))
    #expect(UIDevice.current.orientation == .portrait)
    stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .landscapeRight]))
    #expect(stage.scene.interfaceOrientation == .landscapeRight, "It has one of them")
  }

  @Test func `a geometry that nobody supports is denied`() {
    let controller = Controller()
    controller.mask = .portrait
    let stage = Stage(controller: controller)
    var codes: [UISceneError.Code] = []
    stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
      codes.append((error as? UISceneError)?.code ?? .requestDenied)
      #expect((error as NSError).code == 101)
    }
    #expect(codes == [.geometryRequestDenied])
    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test func `the interface follows when what is supported changes`() {
    let controller = Controller()
    let stage = Stage(controller: controller)
    controller.mask = .landscape
    #expect(stage.scene.interfaceOrientation == .portrait)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.scene.interfaceOrientation == .landscapeRight)
    controller.mask = .allButUpsideDown
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(stage.scene.interfaceOrientation == .portrait, "The device is upright")
  }

  @Test func `a controller that does not rotate stays as it is`() {
    let controller = Controller()
    controller.rotates = false
    let stage = Stage(controller: controller)
    #expect(!stage.scene.rotate(to: .landscapeLeft, animated: false))
    #expect(stage.scene.interfaceOrientation == .portrait)
    controller.rotates = true
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(stage.scene.interfaceOrientation == .landscapeLeft)
  }
}
