import Testing

@testable import UIKit

/// Notes what a field asks and tells.
@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var accepts: (String) -> Bool = { _ in true }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("should begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("change \(range.location)+\(range.length) to '\(string)'")
    return accepts(string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("should clear")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    lines.append("should return")
    return mayReturn
  }
}

@MainActor
@Suite struct UITextFieldTests {
  @MainActor
  private final class Scene {
    let gestures = GestureStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let log = FieldLog()
    var events: [String] = []
    var stage: Stage { gestures.stage }

    init() {
      gestures.inner.removeFromSuperview()
      field.borderStyle = .roundedRect
      field.delegate = log
      let names: KeyValuePairs<UIControl.Event, String> = [
        .editingDidBegin: "begin", .editingChanged: "changed", .editingDidEnd: "end",
      ]
      for (event, name) in names {
        field.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
      gestures.outer.addSubview(field)
      stage.frame()
    }

    func key(_ code: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
      let key = UIKey(keyCode: code, characters: characters, modifierFlags: modifiers)
      for phase in [UIPress.Phase.began, .ended] { stage.scene.press(key: key, phase: phase) }
    }

    func type(_ text: String) {
      for character in text { key(.keyboardA, String(character)) }
    }
  }

  @Test func `editing begins and ends in order`() {
    let scene = Scene()
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.field.isEditing)
    #expect(scene.field.isFirstResponder)
    #expect(scene.log.take() == ["should begin", "did begin"])
    scene.type("ab")
    #expect(scene.field.text == "ab")
    #expect(scene.log.take() == ["change 0+0 to 'a'", "change 1+0 to 'b'"])
    #expect(scene.field.resignFirstResponder())
    #expect(scene.log.take() == ["should end", "did end"])
    #expect(scene.events == ["begin", "changed", "changed", "end"])
    scene.type("c")
    #expect(scene.field.text == "ab")
  }

  @Test func `the delegate may refuse to begin, to change and to end`() {
    let scene = Scene()
    scene.log.mayBegin = false
    #expect(!scene.field.becomeFirstResponder())
    #expect(!scene.field.isFirstResponder)
    scene.log.mayBegin = true
    scene.log.accepts = { $0 != "x" }
    scene.field.becomeFirstResponder()
    scene.type("axb")
    #expect(scene.field.text == "ab")
    scene.log.mayEnd = false
    #expect(!scene.field.resignFirstResponder())
    #expect(scene.field.isEditing)
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    scene.gestures.outer.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(scene.field.isFirstResponder)
    #expect(scene.gestures.outer.endEditing(true))
    #expect(!scene.field.isEditing)
  }

  @Test func `keys move the caret, select and delete`() {
    let scene = Scene()
    let field = scene.field
    field.becomeFirstResponder()
    scene.type("one two")
    scene.key(.keyboardLeftArrow, "", .alternate)
    scene.key(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(field.text == "onetwo")
    scene.key(.keyboardLeftArrow, "", .shift)
    scene.key(.keyboardLeftArrow, "", .shift)
    #expect(field.selection == NSRange(location: 1, length: 2))
    scene.type("X")
    #expect(field.text == "oXtwo")
    scene.key(.keyboardUpArrow)
    scene.key(.keyboardDeleteForward)
    #expect(field.text == "Xtwo")
    scene.key(.keyboardA, "a", .command)
    scene.key(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(field.text == "")
    scene.type("👨‍👩‍👧e\u{301}")
    scene.key(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(field.text == "👨‍👩‍👧", "a character is deleted whole")
    scene.key(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(!field.hasText)
  }

  @Test func `the return key asks, and ends editing for those who listen to that`() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.key(.keyboardReturnOrEnter, "\r")
    #expect(scene.log.take() == ["should return"])
    #expect(scene.field.isEditing)
    var exits = 0
    scene.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    scene.key(.keyboardReturnOrEnter, "\r")
    #expect(exits == 1)
    #expect(!scene.field.isEditing)
  }

  @Test func `a tap begins editing and puts the caret where it is`() {
    let scene = Scene()
    scene.field.text = "iiiiiiiiiiMMMMMMMMMM"
    scene.gestures.tap(30, 117)
    #expect(scene.field.isEditing)
    #expect(scene.field.selection.location < 4)
    scene.stage.advance(by: 1)
    scene.gestures.tap(210, 117)
    #expect(scene.field.selection.location > 14)
  }

  @Test func `the caret blinks twice a period, and nothing wakes when nobody edits`() {
    forgetWhatWaits()
    let scene = Scene()
    scene.stage.advance(by: 1)
    #expect(FramePipeline.nextWakeTime == nil)
    scene.field.becomeFirstResponder()
    scene.stage.frame()
    #expect(!scene.field.parts.caret.isHidden)
    #expect(FramePipeline.nextWakeTime == scene.stage.time + 0.5)
    #expect(FramePipeline.isIdle)
    scene.stage.advance(by: 0.5)
    #expect(scene.field.parts.caret.isHidden)
    scene.stage.advance(by: 0.5)
    #expect(!scene.field.parts.caret.isHidden)
    scene.field.resignFirstResponder()
    scene.stage.frame()
    #expect(scene.field.parts.caret.isHidden)
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `a field that leaves its window edits no longer`() {
    forgetWhatWaits()
    let scene = Scene()
    scene.field.becomeFirstResponder()
    _ = scene.log.take()
    scene.field.removeFromSuperview()
    #expect(!scene.field.isEditing)
    #expect(scene.log.take() == ["did end"])
    #expect(scene.stage.window.firstResponder == nil)
    scene.stage.advance(by: 1)
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `the clear button is there while there is a text, and asks`() {
    let scene = Scene()
    scene.field.clearButtonMode = .always
    scene.stage.frame()
    #expect(scene.field.parts.clearButton == nil)
    scene.field.text = "text"
    scene.stage.frame()
    #expect(scene.field.clearButtonRect(forBounds: scene.field.bounds).maxX == 195)
    scene.gestures.tap(205, 117)
    scene.stage.frame()
    #expect(scene.field.text == "")
    #expect(scene.log.take().first == "should clear")
    #expect(scene.events.contains("changed"))
  }

  @Test func `rectangles leave room for what is beside the text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 37)
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `a secure field shows dots and says dots`() {
    let scene = Scene()
    scene.field.isSecureTextEntry = true
    scene.field.becomeFirstResponder()
    scene.type("abc")
    #expect(scene.field.text == "abc")
    #expect(scene.field.parts.text.text == "•••")
    #expect(scene.field.accessibilityValue == "•••")
    scene.field.isSecureTextEntry = false
    #expect(scene.field.parts.text.text == "abc")
  }

  @Test func `long text is scrolled to the caret`() {
    let scene = Scene()
    scene.field.becomeFirstResponder()
    scene.type("a long text that has no room in the field at all")
    scene.stage.frame()
    #expect(scene.field.scroll > 100)
    #expect(scene.field.parts.caret.frame.maxX <= scene.field.parts.clip.bounds.width + 0.5)
    scene.key(.keyboardUpArrow)
    scene.stage.frame()
    #expect(scene.field.scroll == 0)
    #expect(scene.field.parts.caret.frame.minX == 0)
  }

  @Test func `the placeholder is seen while there is no text`() {
    let scene = Scene()
    scene.field.placeholder = "Name"
    #expect(!scene.field.parts.placeholder.isHidden)
    #expect(scene.field.accessibilityValue == "Name")
    scene.field.becomeFirstResponder()
    scene.type("x")
    #expect(scene.field.parts.placeholder.isHidden)
  }

  @Test func `another object that takes text gets what is typed`() {
    final class Pad: UIView, UIKeyInput {
      var typed = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !typed.isEmpty }
      func insertText(_ text: String) { typed += text }
      func deleteBackward() { typed.removeLast() }
    }
    let scene = Scene()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.gestures.outer.addSubview(pad)
    pad.becomeFirstResponder()
    scene.type("hex")
    scene.key(.keyboardDeleteOrBackspace, "\u{8}")
    scene.key(.keyboardReturnOrEnter, "\r")
    #expect(pad.typed == "he\n")
    #expect(pad.keyboardType == .default)
    #expect(exceptions { pad.keyboardType = .URL }.map(\.name) == ["NSInvalidArgumentException"])
  }
}
