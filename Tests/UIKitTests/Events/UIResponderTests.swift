import Testing

@testable import UIKit

private final class FieldView: UIView {
  var mayBecome = true
  var mayResign = true
  var presses: [String] = []
  override var canBecomeFirstResponder: Bool { mayBecome }
  override var canResignFirstResponder: Bool { mayResign }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("began \(presses.first?.key?.keyCode.rawValue ?? 0)")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses.append("ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("cancelled")
  }
}

// A test's suite is made before its turn comes, and other tests may run in between: the stage is made when first used.
@MainActor
@Suite final class UIResponderTests {
  private lazy var stage = Stage()
  private lazy var first = {
    let view = FieldView()
    stage.root.addSubview(view)
    return view
  }()
  private lazy var second = {
    let view = FieldView()
    stage.root.addSubview(view)
    return view
  }()

  @Test func `the chain goes from view to controller, window, scene and application`() {
    let view = UIView()
    stage.root.addSubview(view)
    #expect(view.next === stage.root)
    #expect(stage.root.next === stage.controller)
    #expect(stage.controller.next === stage.window)
    #expect(stage.window.next === stage.scene)
    #expect(stage.scene.next === UIApplication.shared)
  }

  @Test func `one responder at a time is the first`() {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test func `who may not or does not want to is left alone`() {
    #expect(!UIView().becomeFirstResponder())
    first.mayBecome = false
    #expect(!first.becomeFirstResponder())
    first.mayBecome = true
    #expect(first.becomeFirstResponder())
    first.mayResign = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!stage.root.endEditing(false))
    #expect(stage.root.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `a view that leaves the window is the first responder no longer`() {
    first.mayResign = false
    first.becomeFirstResponder()
    first.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `keys go to the first responder and are cancelled by an interruption`() {
    first.becomeFirstResponder()
    let escape = UIKey(keyCode: .keyboardEscape)
    stage.scene.press(key: escape, phase: .began)
    stage.scene.press(key: escape, phase: .ended)
    stage.scene.press(key: escape, phase: .began)
    UIApplication.shared.resignActive()
    UIApplication.shared.becomeActive()
    stage.scene.press(key: escape, phase: .ended)
    #expect(first.presses == ["began 41", "ended", "began 41", "cancelled"])
  }

  @Test func `keys have names`() {
    #expect(UIKeyboardHIDUsage(name: "escape") == .keyboardEscape)
    #expect(UIKeyboardHIDUsage(name: "Return") == .keyboardReturnOrEnter)
    #expect(UIKeyboardHIDUsage(name: "a") == .keyboardA)
    #expect(UIKeyboardHIDUsage(name: "f5") == .keyboardF5)
    #expect(UIKeyboardHIDUsage(name: "nonsense") == nil)
  }
}
