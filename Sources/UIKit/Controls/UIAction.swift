/// What an action does; it is given the action.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiactionhandler>.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, an image and an identity, for a control to run.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct>.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let handler: UIActionHandler
  private let storedIdentifier: Identifier
  private weak var storedSender: AnyObject?

  /// An action; without an identifier it gets one of its own.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)>.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    storedIdentifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiaction/title>.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiaction/image>.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.property>.
  open var identifier: UIAction.Identifier { storedIdentifier }

  /// Who runs it, while it runs.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaction/sender>.
  open var sender: Any? { storedSender }

  /// Runs the closure. The target is not used.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)>.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let former = storedSender
    storedSender = sender.map { $0 as AnyObject }
    handler(self)
    storedSender = former
  }
}
