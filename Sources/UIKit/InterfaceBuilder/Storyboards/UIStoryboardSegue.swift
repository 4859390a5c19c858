/// The way from one view controller to another that a storyboard describes.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardsegue>.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardsegue/identifier>.
  public final let identifier: String?
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardsegue/source>.
  public final let source: UIViewController
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardsegue/destination>.
  public final let destination: UIViewController
  /// What the segue does, where no subclass says otherwise.
  final var handler: (() -> Void)?

  /// A segue between two controllers. Subclasses that override it call super.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/init(identifier:source:destination:)>.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue that calls a closure when it is performed.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboardsegue/init(identifier:source:destination:performhandler:)>.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Brings the destination in. Subclasses override it, without calling super where they do it all themselves.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardsegue/perform()>.
  open func perform() {
    handler?()
  }
}
