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
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.contentDidChange()
  }
}
