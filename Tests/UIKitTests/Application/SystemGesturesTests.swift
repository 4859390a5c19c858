import Testing

@testable import UIKit

@MainActor
@Suite struct SystemGesturesTests {
  private final class Immersive: UIViewController {
    var hides = false
    var edges: UIRectEdge = []
    var decider: UIViewController?
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForHomeIndicatorAutoHidden: UIViewController? { decider }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { decider }
  }

  @Test func `the controller in front decides, and is asked again when it says so`() {
    let controller = Immersive()
    controller.hides = true
    let stage = Stage(controller: controller)
    #expect(stage.scene.systemGestures == SystemGesturePreferences(hidesHomeIndicator: true))
    controller.hides = false
    controller.edges = [.bottom, .left]
    #expect(stage.scene.systemGestures.hidesHomeIndicator, "Nobody was told yet")
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(stage.scene.systemGestures == SystemGesturePreferences(deferringEdges: [.bottom, .left]))
    let cover = Immersive()
    cover.hides = true
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    stage.frame()
    #expect(stage.scene.systemGestures == SystemGesturePreferences(hidesHomeIndicator: true))
    cover.dismiss(animated: false)
    stage.frame()
    #expect(stage.scene.systemGestures == SystemGesturePreferences(deferringEdges: [.bottom, .left]))
  }

  @Test func `a child decides where its parent says so`() {
    let controller = Immersive()
    let child = Immersive()
    (child.hides, child.edges) = (true, .top)
    let stage = Stage(controller: controller)
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.decider = child
    child.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(stage.scene.systemGestures == SystemGesturePreferences(hidesHomeIndicator: true, deferringEdges: .top))
  }
}
