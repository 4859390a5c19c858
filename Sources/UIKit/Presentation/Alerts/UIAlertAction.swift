/// What a person can choose in an alert: a title, and what is done when it is chosen.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How an action looks, and where it is among the others.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>.
  public enum Style: Int, Sendable {
    /// One of the actions.
    case `default` = 0
    /// Leaves everything as it is; an alert has at most one.
    case cancel = 1
    /// Changes or deletes something for good.
    case destructive = 2
  }

  private var storedTitle: String?
  private var storedStyle = Style.default
  private(set) final var handler: (@MainActor (UIAlertAction) -> Void)?
  /// The alert that the action was added to.
  final weak var alert: UIAlertController?

  /// An action; the handler is called when the alert has gone after a person chose the action.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  /// What the action's button says.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertaction/title>.
  open var title: String? { storedTitle }

  /// How the action looks.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.property>.
  open var style: UIAlertAction.Style { storedStyle }

  /// Whether the action can be chosen; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uialertaction/isenabled>.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }
}
