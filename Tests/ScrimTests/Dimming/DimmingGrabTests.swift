import Scrim
import Testing
import UIKit
import UIKitTesting

/// A finger takes a panel over on its way in and on its way out.
@MainActor @Suite struct DimmingGrabTests {
  private func place(_ panel: BottomPanel) -> CGFloat { panel.content.layer.presentation()?.frame.minY ?? 0 }

  private func start() -> (ModalPage, BottomPanel, DimmingPresentationController?) {
    let stage = ModalPage()
    let panel = BottomPanel()
    stage.page.present(panel, animated: true) { stage.app.record("presented") }
    return (stage, panel, panel.presentationController as? DimmingPresentationController)
  }

  /// Puts a finger on the panel and moves it so far that the panel follows.
  private func grab(_ stage: ModalPage, at y: CGFloat, by way: CGFloat) -> Finger {
    let finger = stage.app.touch(at: CGPoint(x: 196, y: y))
    finger.move(to: CGPoint(x: 196, y: y + way))
    return finger
  }

  @Test func `caught on its way in, it follows the finger, and the dimming with it`() {
    let (stage, panel, controller) = start()
    stage.app.advance(by: 0.15)
    let caught = place(panel)
    #expect(caught > 600 && caught < 700)
    let finger = grab(stage, at: 800, by: 12)
    #expect(abs(place(panel) - caught - 12) < 2)
    stage.app.advance(by: 0.5)
    #expect(abs(place(panel) - caught - 12) < 2)
    finger.move(to: CGPoint(x: 196, y: 770))
    #expect(abs(place(panel) - caught + 30) < 2)
    let shown = CGFloat(controller?.dimmingView.layer.presentation()?.opacity ?? 0)
    #expect(abs(shown - (852 - place(panel)) / 300) < 0.03)
    #expect(stage.events.filter { $0 == "presented" }.isEmpty)
    stage.app.advance(by: 0.3)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(controller?.dimmingView.alpha == 1)
    #expect(stage.events.filter { $0 == "presented" } == ["presented"])
    #expect(panel.lines.isEmpty)
    #expect(stage.app.messages == [])
  }

  @Test func `let go outwards on its way in, it turns back, and that is a dismissal by drag`() {
    let (stage, panel, controller) = start()
    stage.app.advance(by: 0.15)
    let finger = grab(stage, at: 700, by: 12)
    finger.move(to: CGPoint(x: 196, y: 850))
    stage.app.advance(by: 0.2)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should drag", "will drag", "did drag"])
    #expect(stage.page.presentedViewController == nil)
    #expect(controller?.dimmingView.superview == nil)
    #expect(stage.app.window.subviews == [stage.page.view])
    #expect(stage.events.filter { $0 == "presented" } == ["presented"])
    #expect(stage.app.messages == [])
  }

  @Test(arguments: [true, false])
  func `turned back on its way in and caught again, it goes where it is let go`(outwards: Bool) {
    let (stage, panel, controller) = start()
    stage.app.advance(by: 0.15)
    let finger = grab(stage, at: 700, by: 12)
    finger.move(to: CGPoint(x: 196, y: 800))
    stage.app.advance(by: 0.2)
    finger.lift()
    stage.app.advance(by: 0.02)
    let again = grab(stage, at: 700, by: outwards ? 12 : -12)
    again.move(to: CGPoint(x: 196, y: outwards ? 720 : 400))
    stage.app.advance(by: 0.2)
    again.lift()
    stage.app.advance(by: 1)
    #expect(stage.events.filter { $0 == "presented" } == ["presented"])
    #expect((stage.page.presentedViewController === panel) == !outwards)
    #expect(panel.lines == ["should drag", "will drag"] + (outwards ? ["did drag"] : []))
    guard !outwards else { return }
    #expect(panel.content.frame.minY == 552)
    #expect(controller?.dimmingView.alpha == 1)
    var answers: [Bool] = []
    panel.dismissal?.dismiss { answers.append($0) }
    stage.app.advance(by: 1)
    #expect(answers == [true])
    #expect(stage.page.presentedViewController == nil)
    #expect(panel.lines == ["should drag", "will drag", "should code", "will code", "did code"])
  }

  @Test func `a fling outwards on its way in turns it back from anywhere`() {
    let (stage, panel, _) = start()
    stage.app.advance(by: 0.2)
    stage.app.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 750), duration: 0.05)
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should drag", "will drag", "did drag"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `refused, it arrives`() {
    let (stage, panel, _) = start()
    panel.answer = false
    stage.app.advance(by: 0.15)
    let finger = grab(stage, at: 700, by: 12)
    finger.move(to: CGPoint(x: 196, y: 850))
    stage.app.advance(by: 0.2)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should drag", "attempt drag"])
    #expect(panel.content.frame.minY == 552)
    #expect(stage.page.presentedViewController === panel)
  }

  @Test func `where the answer comes later, it arrives first and goes then`() {
    let (stage, panel, _) = start()
    panel.answer = nil
    stage.app.advance(by: 0.15)
    let finger = grab(stage, at: 700, by: 12)
    finger.move(to: CGPoint(x: 196, y: 850))
    stage.app.advance(by: 0.2)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController === panel)
    panel.reply?(true)
    stage.app.advance(by: 1)
    #expect(panel.lines == ["should drag", "will drag", "did drag"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `caught on its way out and brought back, it stays`() {
    let (stage, panel, controller) = start()
    stage.app.advance(by: 1)
    panel.dismiss(animated: true) { stage.app.record("dismissed") }
    stage.app.advance(by: 0.1)
    let caught = place(panel)
    #expect(caught > 560 && caught < 700)
    let finger = grab(stage, at: 750, by: -12)
    #expect(abs(place(panel) - caught + 12) < 2)
    stage.app.advance(by: 0.3)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(controller?.dimmingView.alpha == 1)
    #expect(stage.page.presentedViewController === panel)
    #expect(panel.lines == ["will code"])
    panel.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(panel.lines == ["will code", "will code", "did code"])
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `caught after a drag sent it out, it follows from there, and rests where it belongs`() {
    let (stage, panel, _) = start()
    stage.app.advance(by: 1)
    stage.app.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 780), duration: 1)
    stage.app.advance(by: 0.1)
    let caught = place(panel)
    let finger = grab(stage, at: 840, by: -12)
    #expect(abs(place(panel) - caught + 12) < 3)
    finger.move(to: CGPoint(x: 196, y: 700))
    stage.app.advance(by: 0.3)
    finger.lift()
    stage.app.advance(by: 1)
    #expect(panel.content.frame.minY == 552)
    #expect(stage.page.presentedViewController === panel)
    #expect(panel.lines == ["should drag", "will drag"])
  }

  @Test func `each panel can be caught both ways`() {
    let panels: [(() -> UIViewController, CGPoint, CGVector)] = [
      ({ BottomPanel() }, CGPoint(x: 196, y: 700), CGVector(dx: 0, dy: 1)),
      ({ TopPanel() }, CGPoint(x: 196, y: 200), CGVector(dx: 0, dy: -1)),
      ({ SidePanel() }, CGPoint(x: 200, y: 400), CGVector(dx: 1, dy: 0)),
      ({ LeadingPanel() }, CGPoint(x: 200, y: 400), CGVector(dx: -1, dy: 0)),
      ({ CenterPanel() }, CGPoint(x: 196, y: 420), CGVector(dx: 0, dy: 1)),
    ]
    for (make, point, out) in panels {
      let stage = ModalPage()
      let first = make()
      func drag(by way: CGFloat) {
        let finger = stage.app.touch(at: point)
        finger.move(to: CGPoint(x: point.x + 12 * out.dx * way.sign2, y: point.y + 12 * out.dy * way.sign2))
        finger.move(to: CGPoint(x: point.x + way * out.dx, y: point.y + way * out.dy))
        stage.app.advance(by: 0.2)
        finger.lift()
        stage.app.advance(by: 1)
      }
      stage.page.present(first, animated: true)
      stage.app.advance(by: 0.1)
      drag(by: 400)
      #expect(stage.page.presentedViewController == nil, "\(type(of: first)) out on its way in")
      let second = make()
      stage.present(second)
      second.dismiss(animated: true)
      stage.app.advance(by: 0.1)
      drag(by: -400)
      #expect(stage.page.presentedViewController === second, "\(type(of: second)) in on its way out")
      second.dismiss(animated: true)
      stage.app.advance(by: 1)
      #expect(stage.app.window.subviews == [stage.page.view])
      #expect(stage.app.messages == [])
    }
  }

  /// Where a panel lies that comes when the screen is turned.
  private func turnedPlace(of panel: UIViewController & Placed) -> CGRect {
    let stage = ModalPage()
    stage.app.rotate(to: .landscapeLeft)
    stage.present(panel)
    return panel.content.frame
  }

  @Test func `turned back on its way out, it stays where it belongs in every layout that follows`() {
    let panels: [(() -> UIViewController & Placed, CGPoint, CGVector)] = [
      ({ BottomPanel() }, CGPoint(x: 196, y: 700), CGVector(dx: 0, dy: 1)),
      ({ TopPanel() }, CGPoint(x: 196, y: 200), CGVector(dx: 0, dy: -1)),
      ({ SidePanel() }, CGPoint(x: 200, y: 400), CGVector(dx: 1, dy: 0)),
      ({ LeadingPanel() }, CGPoint(x: 200, y: 400), CGVector(dx: -1, dy: 0)),
      ({ CenterPanel() }, CGPoint(x: 196, y: 420), CGVector(dx: 0, dy: 1)),
    ]
    for isReduced in [false, true] {
      for (make, point, out) in panels {
        let expected = turnedPlace(of: make())
        for delay in [0, 1.0] {
          let stage = ModalPage()
          stage.app.isReduceMotionEnabled = isReduced
          let panel = make()
          stage.present(panel)
          panel.dismiss(animated: true)
          stage.app.advance(by: 0.1)
          stage.app.drag(
            from: point, to: CGPoint(x: point.x - 200 * out.dx, y: point.y - 200 * out.dy), duration: 0.1)
          stage.app.advance(by: delay)
          #expect(stage.page.presentedViewController === panel)
          stage.app.rotate(to: .landscapeLeft)
          stage.app.advance(by: 1)
          #expect(panel.content.frame == expected, "\(type(of: panel)) after \(delay) s")
          #expect(panel.view.alpha == 1 && panel.content.alpha == 1)
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `another root controller while a finger has it is the end of it`(isOnTheWayIn: Bool) {
    let (stage, panel, _) = start()
    if !isOnTheWayIn {
      stage.app.advance(by: 1)
      panel.dismiss(animated: true)
    }
    stage.app.advance(by: 0.15)
    let finger = grab(stage, at: 700, by: 12)
    let other = UIViewController()
    stage.app.window.rootViewController = other
    finger.move(to: CGPoint(x: 196, y: 800))
    finger.lift()
    stage.app.advance(by: 1)
    #expect(stage.app.window.subviews == [other.view])
    #expect(panel.presentingViewController == nil)
    #expect(stage.app.exceptions.isEmpty)
  }

  @Test func `a panel that a finger turned back is freed`() {
    let stage = ModalPage()
    weak var gone: UIViewController?
    do {
      let panel = BottomPanel()
      gone = panel
      stage.page.present(panel, animated: true)
      stage.app.advance(by: 0.1)
      stage.app.drag(from: CGPoint(x: 196, y: 650), to: CGPoint(x: 196, y: 800), duration: 0.05)
    }
    stage.app.advance(by: 1)
    #expect(gone == nil)
  }

  @Test func `a subclass that animates in a way of its own ends with that, and is not caught`() {
    let stage = ModalPage()
    let panel = OwnWayPanel()
    stage.page.present(panel, animated: true) { stage.app.record("presented") }
    stage.app.advance(by: 0.1)
    stage.app.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 800), duration: 0.1)
    #expect(stage.page.presentedViewController === panel)
    #expect(stage.events.filter { $0 == "presented" }.isEmpty)
    stage.app.advance(by: 1)
    #expect(stage.events.filter { $0 == "presented" } == ["presented"])
    let container = panel.presentationController?.containerView
    #expect(container?.subviews.count == 2)
    #expect(container?.subviews.first?.alpha == 1)
  }
}

extension CGFloat {
  /// 1 or -1.
  fileprivate var sign2: CGFloat { self < 0 ? -1 : 1 }
}

private final class OwnWayPanel: BottomPresentBaseViewController {
  override func executePresentationAnimation() {
    view.alpha = 0
    UIView.animate(withDuration: 0.6) { self.view.alpha = 1 }
  }
}
