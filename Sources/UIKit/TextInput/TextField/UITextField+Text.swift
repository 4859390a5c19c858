extension UITextField {
  /// The attributes of text that has none of its own.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: storedTextColor]
  }

  /// The text as it is shown.
  final var shownText: NSAttributedString {
    guard isSecureTextEntry else { return storedText }
    return NSAttributedString(
      string: String(repeating: "•", count: storedText.string.count), attributes: ownAttributes)
  }

  /// Sets the text as a program does: the caret goes behind it.
  final func setText(_ text: NSAttributedString) {
    storedText = NSMutableAttributedString(attributedString: text)
    textVersion += 1
    selection = NSRange(location: storedText.length, length: 0)
    selectionAnchor = selection.location
    contentDidChange()
  }

  final func setAttributedText(_ text: NSAttributedString) {
    let given = NSMutableAttributedString(attributedString: text)
    // What the text does not say is taken from the field.
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      for (key, value) in ownAttributes where attributes[key] == nil {
        given.addAttribute(key, value: value, range: range)
      }
    }
    setText(given)
  }

  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    storedText.addAttribute(key, value: value, range: NSRange(location: 0, length: storedText.length))
    contentDidChange()
  }

  final func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = storedFont.adjusted(for: effectiveTraits)
    if font != storedFont { self.font = font }
  }

  final func placeholderDidChange() {
    contentDidChange()
  }

  /// What is shown is another text, or looks otherwise.
  final func contentDidChange() {
    parts.text.textAlignment = storedAlignment
    parts.placeholder.textAlignment = storedAlignment
    parts.text.attributedText = shownText
    parts.placeholder.attributedText = storedPlaceholder.map { placeholder -> NSAttributedString in
      let text = NSMutableAttributedString(
        string: placeholder.string, attributes: [.font: storedFont, .foregroundColor: UIColor.placeholderText])
      placeholder.enumerateAttributes(in: NSRange(location: 0, length: placeholder.length)) { attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      return text
    }
    parts.placeholder.isHidden = hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Changing

  /// Replaces a part of the text as a person does; whether the delegate let it.
  @discardableResult
  final func change(_ range: NSRange, to text: String) -> Bool {
    let version = textVersion
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
      return false
    }
    // The delegate may have set another text, in which the range may not be.
    guard version == textVersion || NSMaxRange(range) <= storedText.length else { return false }
    var attributes = ownAttributes
    if storedText.length > 0, range.location > 0 {
      // What is typed looks as what is before it.
      var run = NSRange()
      attributes = storedText.attributes(at: min(range.location, storedText.length) - 1, effectiveRange: &run)
    }
    storedText.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    textVersion += 1
    contentDidChange()
    moveCaret(to: range.location + (text as NSString).length)
    textDidChangeByPerson()
    return true
  }

  private func textDidChangeByPerson() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if hasText { replaceAll() }
    if !isFirstResponder { becomeFirstResponder() }
  }

  /// Empties the field as a person does, without asking.
  final func replaceAll() {
    storedText = NSMutableAttributedString(string: "")
    textVersion += 1
    contentDidChange()
    moveCaret(to: 0)
    textDidChangeByPerson()
  }

  final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    guard leaves else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}
