/// What a button shows in one state; nil leaves it to the normal state.
struct ButtonValues {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

/// A label of a button: what changes its size changes the button's.
final class ButtonLabel: UILabel {
  /// How a title that does not fit is cut off, without a configuration.
  static let standardLineBreakMode = NSLineBreakMode.byTruncatingMiddle

  weak var button: UIButton?

  /// Breaks text as a configuration says: into as many lines as it takes, or cut off in one.
  func breakLines(_ mode: NSLineBreakMode) {
    let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if numberOfLines != lines { numberOfLines = lines }
    if lineBreakMode != mode { lineBreakMode = mode }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentDidChange()
  }
}
