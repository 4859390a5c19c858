extension NibFile {
  @MainActor
  func applyTextField(_ element: NibElement, _ field: UITextField) {
    if let font = element.value(forKey: "fontDescription").flatMap(font) { field.font = font }
    if case let color?? = color(forKey: "textColor", of: element) { field.textColor = color }
    if let alignment = element.textAlignment("textAlignment") { field.textAlignment = alignment }
    if let flag = element.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = flag }
    if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    let border: UITextField.BorderStyle? = element.choice(
      "borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    if let border { field.borderStyle = border }
    let clearButton: UITextField.ViewMode? = element.choice(
      "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
    if let clearButton { field.clearButtonMode = clearButton }
    if let traits = element.child("textInputTraits", key: "textInputTraits") { applyTraits(traits, field) }
    if let text = text("placeholder", of: element) { field.placeholder = text }
    if let text = text("text", of: element) { field.text = text }
    if let text = attributedText(forKey: "attributedText", of: element) { field.attributedText = text }
  }

  /// Interface Builder leaves out what is its default, which for capitals is none.
  @MainActor
  private func applyTraits(_ element: NibElement, _ field: UITextField) {
    field.autocapitalizationType =
      element.choice(
        "autocapitalizationType",
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]) ?? .none
    if let type: UITextAutocorrectionType = element.choice("autocorrectionType", ["no": .no, "yes": .yes]) {
      field.autocorrectionType = type
    }
    if let type: UITextSpellCheckingType = element.choice("spellCheckingType", ["no": .no, "yes": .yes]) {
      field.spellCheckingType = type
    }
    let keyboard: UIKeyboardType? = element.choice(
      "keyboardType",
      [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ])
    if let keyboard { field.keyboardType = keyboard }
    let appearance: UIKeyboardAppearance? = element.choice("keyboardAppearance", ["alert": .dark, "light": .light])
    if let appearance { field.keyboardAppearance = appearance }
    let returnKey: UIReturnKeyType? = element.choice(
      "returnKeyType",
      [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
      ])
    if let returnKey { field.returnKeyType = returnKey }
    if let flag = element.flag("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = flag }
    if let flag = element.flag("secureTextEntry") { field.isSecureTextEntry = flag }
    if let name = element["textContentType"] { field.textContentType = UITextContentType(rawValue: name) }
  }
}
