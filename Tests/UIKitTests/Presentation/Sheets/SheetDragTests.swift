import Testing

@testable import UIKit

@MainActor
@Suite struct SheetDragTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      lines.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { lines.append("detent") }
  }

  private let stage = PresentationStage(device: "iPhone 15")
  private let modal: LoggingController
  private let delegate = Delegate()

  init() {
    modal = stage.makeModal("modal", .pageSheet)
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    modal.presentationController?.delegate = delegate
    stage.root.present(modal, animated: false)
    stage.stage.advance(by: 0.1)
    stage.log.lines = []
  }

  private var top: CGFloat { modal.view.convert(CGPoint.zero, to: nil).y }

  /// Moves a finger down by a distance within a time, and leaves it there.
  private func drag(from start: CGFloat, by distance: CGFloat, in duration: TimeInterval = 0.5) {
    let scene = stage.stage.scene
    scene.touch(phase: .began, at: CGPoint(x: 196, y: start))
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      stage.stage.advance(by: 1.0 / 60)
      scene.touch(phase: .moved, at: CGPoint(x: 196, y: start + distance * CGFloat(step) / CGFloat(steps)))
    }
    point = CGPoint(x: 196, y: start + distance)
  }

  private func lift() {
    stage.stage.scene.touch(phase: .ended, at: PointBox.last)
  }

  private var point: CGPoint {
    get { PointBox.last }
    nonmutating set { PointBox.last = newValue }
  }

  @MainActor private enum PointBox { static var last = CGPoint.zero }

  @Test func `a drag up brings the sheet to its larger detent`() {
    #expect(top == 438)
    drag(from: 500, by: -300)
    stage.stage.advance(by: 0.5)
    #expect(abs(top - 138) < 1)
    lift()
    stage.stage.advance(by: 1)
    #expect(top == 59)
    #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(delegate.lines == ["detent"])
  }

  @Test func `above the largest detent the sheet follows less and less`() {
    drag(from: 500, by: -480)
    let first = top
    #expect(first < 59 && first > -42)
    lift()
    stage.stage.advance(by: 1)
    #expect(top == 59)
  }

  @Test func `a drag down past half the rest dismisses, with the callbacks of a person's dismissal`() {
    drag(from: 500, by: 100, in: 1)
    #expect(stage.takeLines().filter { $0.contains("ppear") } == ["modal viewWillDisappear"])
    #expect(delegate.lines == ["will"])
    drag(from: 600, by: 1, in: 0.1)
    lift()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === modal)
    #expect(
      stage.takeLines().filter { $0.contains("ppear") } == [
        "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear",
      ])
    drag(from: 500, by: 280, in: 1)
    stage.stage.advance(by: 0.5)
    lift()
    stage.stage.advance(by: 1)
    #expect(delegate.lines == ["will", "will", "did"])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test(arguments: [true, false]) func `what runs along follows the finger, and goes back with the sheet`(goes: Bool) {
    let companion = UIView()
    stage.root.view.addSubview(companion)
    modal.whenDisappearing = { $0.animate(alongsideTransition: { _ in companion.alpha = 0 }, completion: nil) }
    let distance: CGFloat = goes ? 280 : 103
    drag(from: 500, by: distance, in: 1)
    let rest = Float(1 - distance / (852 - 438))
    func shown() -> Float { companion.layer.presentation()?.opacity ?? -1 }
    #expect(abs(shown() - rest) < 0.03)
    stage.stage.advance(by: 0.5)
    #expect(abs(shown() - rest) < 0.03)
    lift()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === (goes ? nil : modal))
    #expect(companion.alpha == (goes ? 0 : 1))
  }

  @Test func `a fling dismisses`() {
    drag(from: 500, by: 160, in: 0.1)
    lift()
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a sheet that may not go gives way a little, comes back, and tells of the attempt`() {
    modal.isModalInPresentation = true
    drag(from: 500, by: 300, in: 1)
    #expect(top > 438 && top < 650)
    #expect(stage.takeLines().filter { $0.contains("ppear") }.isEmpty)
    lift()
    stage.stage.advance(by: 1)
    #expect(top == 438)
    #expect(delegate.lines == ["attempt"])
  }

  @Test func `dismissed by code while a finger has it, a sheet goes once, as code asks`() {
    drag(from: 500, by: -20, in: 0.1)
    var completions = 0
    modal.dismiss(animated: true) { completions += 1 }
    stage.stage.advance(by: 2.0 / 60)
    let scene = stage.stage.scene
    scene.touch(phase: .moved, at: CGPoint(x: 196, y: 700))
    stage.stage.advance(by: 0.05)
    scene.touch(phase: .moved, at: CGPoint(x: 196, y: 750))
    point = CGPoint(x: 196, y: 750)
    lift()
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    #expect(delegate.lines.isEmpty, "No person dismissed it")
    #expect(modal.appearance == .disappeared)
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.takeLines().filter { $0.hasPrefix("modal view") && $0.contains("ppear") } == [
        "modal viewWillDisappear", "modal viewDidDisappear",
      ])
  }

  @Test func `a sheet that was let go of is caught in flight, and stays`() {
    drag(from: 450, by: 300)
    lift()
    stage.stage.advance(by: 0.1)
    #expect(delegate.lines == ["will"])
    let caught = modal.view.superview?.layer.presentation()?.frame.minY ?? 0
    #expect(caught > 600 && caught < 852)
    drag(from: 840, by: -340, in: 0.2)
    #expect(modal.isBeingDismissed)
    lift()
    stage.stage.advance(by: 1)
    #expect(top == 438 || top == 59)
    #expect(delegate.lines.first == "will" && !delegate.lines.contains("did"))
    #expect(modal.appearance == .appeared)
    #expect(stage.root.presentedViewController === modal)
    #expect(!modal.isBeingDismissed)
  }

  @Test func `caught in flight and flung again, it is dismissed once`() {
    drag(from: 450, by: 300)
    lift()
    stage.stage.advance(by: 0.1)
    drag(from: 840, by: 10, in: 0.1)
    lift()
    stage.stage.advance(by: 1)
    #expect(delegate.lines == ["will", "did"])
    #expect(modal.appearance == .disappeared)
    #expect(stage.root.presentedViewController == nil)
  }
}
