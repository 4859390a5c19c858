/// One line of text that a person edits.
///
/// Keys of the keyboard go to it while it is the first responder; a tap makes it that. Specified by
/// <https://developer.apple.com/documentation/uikit/uitextfield>.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  final var storedText = NSMutableAttributedString(string: "")
  final var storedFont = UIFont.systemFont(ofSize: 17)
  final var storedTextColor = UIColor.label
  final var storedAlignment = NSTextAlignment.natural
  final var storedPlaceholder: NSAttributedString?
  final var storedIsEditing = false
  final var parts = FieldParts()
  /// What is selected, in UTF-16; empty where the caret is.
  final var selection = NSRange(location: 0, length: 0)
  /// The end of the selection that stays when it is made longer by keys.
  final var selectionAnchor = 0
  /// How far the text is scrolled to the left, in points.
  final var scroll: CGFloat = 0
  /// Counts the changes of the text, to know whether a delegate made one.
  final var textVersion = 0

  /// A field without text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field from an Interface Builder file, or from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UITextField.self)
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    addSubview(parts.clip)
    parts.clip.addSubview(parts.selection)
    parts.clip.addSubview(parts.text)
    parts.clip.addSubview(parts.placeholder)
    parts.clip.addSubview(parts.caret)
    parts.text.field = self
    parts.placeholder.field = self
    parts.placeholder.isPlaceholder = true
    contentDidChange()
  }

  /// Who is asked and hears; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/delegate>.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; an empty one where there is none. Setting it puts the caret behind it, and sends no event.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/text>.
  open var text: String? {
    get { storedText.string }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
  }

  /// The text with its attributes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/attributedtext>.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: storedText) }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// What is shown while there is no text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/placeholder>.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      placeholderDidChange()
    }
  }

  /// What is shown while there is no text, with its attributes.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/attributedplaceholder>.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      placeholderDidChange()
    }
  }

  /// The font, at first the system font at 17 points, for the whole text; nil stands for that.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/font>.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? UIFont.systemFont(ofSize: 17)
      setAttribute(.font, storedFont)
    }
  }

  /// The colour of the whole text, at first `UIColor.label`; nil stands for that.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textcolor>.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      setAttribute(.foregroundColor, storedTextColor)
    }
  }

  /// Where the text lies between left and right.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textalignment>.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      contentDidChange()
    }
  }

  /// Whether the font follows the text size that the person asks for; false by default.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory>.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { adjustFont() }
  }

  /// Whether the text is cleared when editing begins; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/clearsonbeginediting>.
  open var clearsOnBeginEditing: Bool = false

  // MARK: What is around

  /// What is around the text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property>.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { borderDidChange() } }
  }

  /// When the button that clears the text is shown, where there is a text; never by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonmode>.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view at the left of the text.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/leftview>.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// When it is shown; never by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/leftviewmode>.
  open var leftViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: leftView, to: leftView) }
  }

  /// A view at the right of the text; where it is shown, the clear button is not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/rightview>.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When it is shown; never by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/rightviewmode>.
  open var rightViewMode: ViewMode = .never {
    didSet { sideViewDidChange(from: rightView, to: rightView) }
  }

  // MARK: Rectangles, in the field's coordinates

  /// Where the border is; all of the bounds.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/borderrect(forbounds:)>.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while it is not edited.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/textrect(forbounds:)>.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// Where the text is while it is edited; as `textRect(forBounds:)`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/editingrect(forbounds:)>.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  /// Where the placeholder is; where the text would be.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/placeholderrect(forbounds:)>.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/clearbuttonrect(forbounds:)>.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }

  /// Where the left view is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/leftviewrect(forbounds:)>.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, in: bounds, isLeft: true) }

  /// Where the right view is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/rightviewrect(forbounds:)>.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, in: bounds, isLeft: false) }

  /// Draws the text in a rectangle of what shows it, into the current context.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/drawtext(in:)>.
  open func drawText(in rect: CGRect) { parts.text.drawOwnText(in: rect) }

  /// Draws the placeholder in a rectangle of what shows it, into the current context.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/drawplaceholder(in:)>.
  open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawOwnText(in: rect) }

  // MARK: Editing

  /// Whether the text is being edited.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextfield/isediting>.
  open var isEditing: Bool { storedIsEditing }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  /// Ends editing, if the delegate lets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()>.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    finishEditing(.committed)
    return true
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, storedIsEditing { finishEditing(.cancelled) }
  }

  // MARK: Typing

  open var hasText: Bool { storedText.length > 0 }

  /// Puts text in the place of what is selected, if the delegate lets it; a line break is the return key.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)>.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    // One line: what would be others follows on this one.
    change(selection, to: text.replacingOccurrences(of: "\n", with: " "))
  }

  /// Deletes what is selected, or else the character before the caret, if the delegate lets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()>.
  open func deleteBackward() {
    deleteSelection(or: .backward)
  }

  // MARK: Traits of the keyboard

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var textContentType: UITextContentType!

  /// Whether a dot is shown for each character; false by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { take(touch) }
  }

  // MARK: Layout

  /// As wide as the text or the placeholder needs, and as high as a line with its border.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func draw(_ rect: CGRect) {
    drawBorder(in: borderRect(forBounds: bounds))
  }

  override var firstBaselineOffsetFromTop: CGFloat { baselineOffset }
  override var lastBaselineOffsetFromBottom: CGFloat { bounds.height - baselineOffset }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.caret.backgroundColor = tintColor
    parts.selection.tint = tintColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    parts.text.isEnabled = isEnabled
  }

  override func traitsDidChange(from former: UITraitCollection) {
    super.traitsDidChange(from: former)
    adjustFont()
  }

  // MARK: Accessibility

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityRespondsToUser: Bool { isEnabled }

  /// What the field says: its text, a dot for each character where it is secure, or else the placeholder.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue>.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText.string : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  @discardableResult
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
