/// A command that the responder chain is asked to carry out.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicommand>.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The action that the command sends.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicommand/action>.
  public let action: Selector
  /// What the command is to carry along, for the one who gets it.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicommand/propertylist>.
  public let propertyList: Any?
  /// The text that explains the command where a person looks for what keys do.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicommand/discoverabilitytitle>.
  open var discoverabilityTitle: String?

  /// A command with a title, an image, an action and what it carries along.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:alternates:discoverabilitytitle:attributes:state:)>.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicommand/title>.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicommand/image>.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
