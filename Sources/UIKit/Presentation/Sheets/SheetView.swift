/// A sheet: rounds and clips its content, and carries the grabber.
final class SheetView: UIView {
  /// As others have measured.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private let grabber = UIView()
  private(set) weak var content: UIView?
  weak var sheet: UISheetPresentationController?

  var isGrabberVisible = false {
    didSet { grabber.isHidden = !isGrabberVisible }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { fatalError("a sheet's view is never archived") }

  func show(_ view: UIView) {
    content = view
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Lets go of the content and leaves no trace of the sheet on it.
  func removeContent() {
    if content?.superview === self { content?.removeFromSuperview() }
    content = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self { content.frame = bounds }
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberSize.height, width: Self.grabberSize.width,
      height: Self.grabberSize.height)
  }
}
