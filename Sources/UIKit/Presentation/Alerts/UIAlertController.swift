/// An alert in the middle of the screen, or an action sheet at its bottom edge: a message, and what a person can choose.
///
/// An action sheet is a popover where the device is a pad and the width regular. Apple gives no measures; these are as
/// others have found them. Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller>.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the alert is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/style>.
  public enum Style: Int, Sendable {
    /// At the bottom edge, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private weak var storedPreferredAction: UIAlertAction?

  /// An alert with a title and a message, both of which may be left out where it has an action.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)>.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    storedStyle = preferredStyle
    self.title = title
    self.message = message
  }

  // MARK: Content

  /// What stands first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/title>.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// What stands below the title.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/message>.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// Where the alert is shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle>.
  open var preferredStyle: UIAlertController.Style { storedStyle }

  // MARK: Actions

  /// Adds an action behind the others. One that cancels has its own place: the leading one of two, else the last.
  ///
  /// A second one that cancels raises `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)>.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    storedActions.append(action)
    action.alert = self
    contentDidChange()
  }

  /// The actions, as they were added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/actions>.
  open var actions: [UIAlertAction] { storedActions }

  /// The action that stands out in place of the one that cancels; for alerts only.
  ///
  /// It must have been added before, or it raises `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction>.
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      if let newValue, !storedActions.contains(where: { $0 === newValue }) {
        raise(
          "NSInternalInconsistencyException",
          "The preferred action of an alert controller must be one of its actions: \(newValue)")
        return
      }
      storedPreferredAction = newValue
      contentDidChange()
    }
  }

  // MARK: Text fields

  /// Adds a text field behind the others, which the closure sets up at once.
  ///
  /// An action sheet has none: raises `NSInternalInconsistencyException`. Specified by
  /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)>.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    guard storedStyle == .alert else {
      raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    field.font = UIFont.preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    storedFields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// The text fields, as they were added; nil without any.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertcontroller/textfields>.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  // MARK: View controller

  /// How the alert is presented: an action sheet on a pad as a popover, anything else by a presentation of its own, which
  /// is a custom one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle>.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let style = super.modalPresentationStyle
      guard style == .automatic || style == .none else { return style }
      let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      return storedStyle == .actionSheet && isPad ? .popover : .custom
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// The size in a popover, unless one is set: as wide as an action sheet's popover is, and as high as the content.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize>.
  open override var preferredContentSize: CGSize {
    get {
      let size = super.preferredContentSize
      guard size == .zero, let alertView, alertView.place == .popover else { return size }
      return alertView.size(in: CGSize(width: AlertView.popoverWidth, height: .greatestFiniteMagnitude))
    }
    set { super.preferredContentSize = newValue }
  }

  open override func loadView() {
    let made = AlertView(frame: .zero)
    made.place = storedStyle == .alert ? .middle : .bottom
    made.onChoice = { [weak self] in self?.choose($0) }
    view = made
    made.show(self)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    storedFields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
  }

  // MARK: Ours

  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  final var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// Whether there is nothing to show.
  final var isEmpty: Bool { title == nil && message == nil && storedActions.isEmpty }

  final func actionDidChange(_ action: UIAlertAction) {
    alertView?.refresh()
  }

  private func contentDidChange() {
    alertView?.show(self)
    modal?.presentation?.controller.container?.setNeedsLayout()
  }

  /// A person has chosen an action: the alert goes, then the action is done. Nothing while it is on its way, or presents
  /// something itself.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, modal?.presentation != nil, modal?.presentation?.transition == nil, modal?.presented == nil
    else { return }
    dismissModally(animated: true) { self.didChoose(action) }
  }

  /// Calls the handler, unless the dismissal was cancelled and the alert is still there.
  final func didChoose(_ action: UIAlertAction) {
    guard modal?.presentation == nil else { return }
    action.handler?(action)
  }

  /// A person wants the alert away: chooses what cancels, if there is such an action.
  final func cancelByPerson() {
    if let cancelAction { choose(cancelAction) }
  }

  /// What presents the alert in a style.
  final func makeAlertPresentation(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .popover where storedStyle == .actionSheet:
      return ActionSheetPopoverController(presentedViewController: self, presenting: presenter)
    case .custom:
      if let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      {
        return given
      }
    default: break
    }
    let made = AlertPresentationController(presentedViewController: self, presenting: presenter)
    made.storedStyle = style
    return made
  }
}
