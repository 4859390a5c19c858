extension UITextField {
  final func beginEditing() {
    storedIsEditing = true
    parts.blink = CaretBlink(parts.caret)
    if clearsOnBeginEditing, hasText { replaceAll() }
    selection = NSRange(location: storedText.length, length: 0)
    selectionAnchor = selection.location
    parts.text.lineBreakMode = .byClipping
    setNeedsLayout()
    caretDidMove()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func finishEditing(_ reason: DidEndEditingReason) {
    guard storedIsEditing else { return }
    storedIsEditing = false
    parts.blink?.stop()
    parts.blink = nil
    parts.selection.isHidden = true
    parts.text.lineBreakMode = .byTruncatingTail
    scroll = 0
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  // MARK: The caret

  /// Puts the caret at a place of the text, or makes the selection reach there.
  final func moveCaret(to offset: Int, selecting: Bool = false) {
    let offset = min(max(offset, 0), storedText.length)
    if !selecting { selectionAnchor = offset }
    let start = min(selectionAnchor, offset)
    select(NSRange(location: start, length: max(selectionAnchor, offset) - start))
  }

  final func select(_ range: NSRange) {
    let former = selection
    selection = range
    caretDidMove()
    if former != range { delegate?.textFieldDidChangeSelection(self) }
  }

  private func caretDidMove() {
    guard storedIsEditing else { return }
    // What is selected is seen without a caret.
    if selection.length > 0 { parts.blink?.stop() } else { parts.blink?.restart() }
    setNeedsLayout()
  }

  /// The end of the selection that keys move.
  private var movingEnd: Int {
    selectionAnchor == selection.location ? NSMaxRange(selection) : selection.location
  }

  enum Direction {
    case backward
    case forward
  }

  final func deleteSelection(or direction: Direction, byWord: Bool = false) {
    var range = selection
    if range.length == 0 {
      let other = place(from: range.location, direction, byWord: byWord)
      range = NSRange(location: min(range.location, other), length: abs(other - range.location))
    }
    guard range.length > 0 else { return }
    change(range, to: "")
  }

  /// The place a character or word further.
  private func place(from offset: Int, _ direction: Direction, byWord: Bool) -> Int {
    let string = storedText.string as NSString
    var offset = offset
    func step() {
      switch direction {
      case .backward:
        if offset > 0 { offset = string.rangeOfComposedCharacterSequence(at: offset - 1).location }
      case .forward:
        if offset < string.length { offset = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset)) }
      }
    }
    guard byWord else {
      step()
      return offset
    }
    func isWord(at place: Int) -> Bool {
      guard place >= 0, place < string.length, let scalar = Unicode.Scalar(string.character(at: place)) else {
        // Half of a pair: an emoji, or a letter beyond the first plane.
        return place >= 0 && place < string.length
      }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    func next() -> Int { direction == .backward ? offset - 1 : offset }
    while next() >= 0, next() < string.length, !isWord(at: next()) { step() }
    while next() >= 0, next() < string.length, isWord(at: next()) { step() }
    return offset
  }

  // MARK: Touches

  /// A tap begins editing and puts the caret there, a second one selects the word, a third one all.
  final func take(_ touch: UITouch) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    layoutIfNeeded()
    let offset = characterOffset(at: touch.location(in: parts.clip).x)
    switch touch.tapCount {
    case 0, 1: moveCaret(to: offset)
    case 2:
      let end = place(from: offset, .forward, byWord: true)
      let start = place(from: end, .backward, byWord: true)
      selectionAnchor = start
      select(NSRange(location: start, length: end - start))
    default: selectAllText()
    }
  }

  private func selectAllText() {
    selectionAnchor = 0
    select(NSRange(location: 0, length: storedText.length))
  }
}

extension UITextField: KeyEditing {
  /// Moves the caret, deletes or selects; up and down go to the ends of the line.
  final func edit(with key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let selects = modifiers.contains(.shift)
    let byWord = modifiers.contains(.alternate)
    let toEnd = modifiers.contains(.command)
    guard !modifiers.contains(.control) else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow: move(.backward, selects: selects, byWord: byWord, toEnd: toEnd)
    case .keyboardRightArrow: move(.forward, selects: selects, byWord: byWord, toEnd: toEnd)
    case .keyboardUpArrow, .keyboardHome: moveCaret(to: 0, selecting: selects)
    case .keyboardDownArrow, .keyboardEnd: moveCaret(to: storedText.length, selecting: selects)
    case .keyboardDeleteOrBackspace where byWord: deleteSelection(or: .backward, byWord: true)
    case .keyboardDeleteForward: deleteSelection(or: .forward, byWord: byWord)
    case .keyboardA where modifiers == .command: selectAllText()
    default: return false
    }
    return true
  }

  private func move(_ direction: Direction, selects: Bool, byWord: Bool, toEnd: Bool) {
    if toEnd { return moveCaret(to: direction == .backward ? 0 : storedText.length, selecting: selects) }
    if !selects, selection.length > 0, !byWord {
      return moveCaret(to: direction == .backward ? selection.location : NSMaxRange(selection))
    }
    moveCaret(to: place(from: movingEnd, direction, byWord: byWord), selecting: selects)
  }
}
