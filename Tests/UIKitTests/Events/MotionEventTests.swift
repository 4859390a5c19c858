import Testing

@testable import UIKit

private final class ShakenView: UIView {
  var notes: [String] = []
  var onBegan: () -> Void = {}
  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    notes.append("began \(motion == .motionShake) \(event?.type == .motion)")
    onBegan()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { notes.append("ended") }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { notes.append("cancelled") }
}

private final class ShakenController: UIViewController {
  var endings = 0
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { endings += 1 }
}

@MainActor
@Suite struct MotionEventTests {
  @Test func `the first responder hears of a shake`() {
    let stage = Stage()
    let view = ShakenView()
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    stage.scene.shake()
    #expect(view.notes == ["began true true", "ended"])
  }

  @Test func `without a first responder the shake goes to the controller in front, along the chain`() {
    let controller = ShakenController()
    let stage = Stage(controller: controller)
    stage.scene.shake()
    #expect(controller.endings == 1)
  }

  @Test func `a shake that sends the application away is cancelled, and none is felt there`() {
    let stage = Stage()
    let view = ShakenView()
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    view.onBegan = { UIApplication.shared.enterBackground() }
    stage.scene.shake()
    stage.scene.shake()
    #expect(view.notes == ["began true true", "cancelled"])
    UIApplication.shared.enterForeground()
  }

  @Test func `an application that ignores interaction gets neither touches nor keys, and loses those that it had`() {
    let stage = Stage()
    let view = TouchedView(frame: stage.root.bounds)
    stage.root.addSubview(view)
    let point = CGPoint(x: 10, y: 10)
    stage.scene.touch(phase: .began, at: point)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.scene.touch(phase: .ended, at: point)
    stage.scene.touch(phase: .began, at: point)
    #expect(view.notes == ["began", "cancelled"])
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    stage.scene.touch(phase: .began, at: point)
    stage.scene.touch(phase: .ended, at: point)
    #expect(view.notes == ["began", "cancelled", "began", "ended"])
  }

  @Test func `an event tells the modifier keys that are held`() {
    let stage = Stage()
    let view = TouchedView(frame: stage.root.bounds)
    stage.root.addSubview(view)
    let shift = UIKey(keyCode: .keyboardLeftShift, modifierFlags: .shift)
    stage.scene.press(key: shift, phase: .began)
    stage.scene.touch(phase: .began, at: CGPoint(x: 10, y: 10))
    stage.scene.press(key: shift, phase: .ended)
    stage.scene.touch(phase: .ended, at: CGPoint(x: 10, y: 10))
    #expect(view.modifiers == [.shift, []])
  }
}

private final class TouchedView: UIView {
  var notes: [String] = []
  var modifiers: [UIKeyModifierFlags] = []

  private func note(_ text: String, _ event: UIEvent?) {
    notes.append(text)
    modifiers.append(event?.modifierFlags ?? [])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", event) }
}
