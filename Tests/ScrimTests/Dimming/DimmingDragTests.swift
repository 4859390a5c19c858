import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DimmingDragTests {
  @Test func `a short drag brings the panel back, and the dimming with it`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    let controller = panel.presentationController as? DimmingPresentationController
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
    stage.app.advance(by: 0.1)
    finger.move(to: CGPoint(x: 196, y: 660))
    stage.app.advance(by: 0.1)
    finger.move(to: CGPoint(x: 196, y: 700))
    stage.app.advance(by: 0.1)
    #expect(abs(panel.content.frame.minY - 652) < 11)
    #expect(abs((controller?.dimmingView.alpha ?? 0) - 0.67) < 0.05)
    stage.app.advance(by: 1)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(controller?.dimmingView.alpha == 1)
    #expect(panel.lines.isEmpty)
  }

  @Test func `a drag past half the way dismisses`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 800), duration: 1)
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should drag", "will drag", "did drag"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a fling dismisses from anywhere`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 720), duration: 0.08)
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a dismissal from code takes a panel out of the finger's hands`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
    finger.move(to: CGPoint(x: 196, y: 700))
    panel.dismissal?.dismiss()
    stage.app.advance(by: 0.1)
    let shown = panel.content.layer.presentation()?.frame.minY ?? 0
    finger.move(to: CGPoint(x: 196, y: 610))
    #expect(panel.content.layer.presentation()?.frame.minY == shown)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should code", "will code", "did code"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a dismissal that began under a finger and is turned back leaves the panel at its place`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    let controller = panel.presentationController as? DimmingPresentationController
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
    finger.move(to: CGPoint(x: 196, y: 700))
    panel.dismissal?.dismiss()
    stage.app.advance(by: 0.1)
    finger.move(to: CGPoint(x: 196, y: 610))
    finger.lift()
    stage.app.drag(from: CGPoint(x: 300, y: 800), to: CGPoint(x: 300, y: 500), duration: 0.2)
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController === panel)
    #expect(panel.content.frame.minY == 552)
    #expect(controller?.dimmingView.alpha == 1)
    #expect(stage.app.messages == [])
  }

  @Test func `a refused drag brings the panel back`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    panel.answer = nil
    stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 800), duration: 1)
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY > 700)
    panel.reply?(false)
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(panel.lines == ["should drag", "attempt drag"])
  }

  @Test func `a drag the other way, or across, is none of the panel`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    stage.app.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500), duration: 0.2)
    stage.app.advance(by: 1)
    stage.app.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 390, y: 702), duration: 0.1)
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(stage.page.presentedViewController === panel)
  }

  @Test func `caught on its way back, the panel goes on from where it is`() {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.present(panel)
    stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 730), duration: 1)
    stage.app.advance(by: 0.1)
    let caught = panel.content.layer.presentation()?.frame.minY ?? 0
    #expect(caught > 560 && caught < 680)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    finger.move(to: CGPoint(x: 196, y: 711))
    #expect(abs(panel.content.frame.minY - caught - 11) < 2)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
  }

  @Test func `each panel goes the way that it came`() {
    let drags: [(() -> UIViewController, CGPoint, CGPoint)] = [
      ({ TopPanel() }, CGPoint(x: 196, y: 250), CGPoint(x: 196, y: 40)),
      ({ SidePanel() }, CGPoint(x: 150, y: 400), CGPoint(x: 380, y: 400)),
      ({ LeadingPanel() }, CGPoint(x: 250, y: 400), CGPoint(x: 20, y: 400)),
      ({ CenterPanel() }, CGPoint(x: 196, y: 420), CGPoint(x: 196, y: 840)),
    ]
    for (make, start, end) in drags {
      let stage = ModalPage()
      let panel = make()
      stage.present(panel)
      stage.app.drag(from: start, to: end, duration: 0.6)
      stage.app.advance(by: 1)
      #expect(stage.page.presentedViewController == nil, "\(type(of: panel))")
    }
  }

  @Test func `the centre panel grows and fades in`() {
    let stage = ModalPage()
    let panel = CenterPanel()
    stage.page.present(panel, animated: true)
    stage.app.advance(by: 0.125)
    let shown = panel.content.layer.presentation()
    #expect(abs((shown?.opacity ?? 0) - 0.5) < 0.05)
    #expect(abs((shown?.affineTransform().a ?? 0) - 0.9) < 0.01)
    stage.app.advance(by: 1)
    #expect(panel.content.transform == .identity)
    #expect(panel.content.alpha == 1)
  }
}
