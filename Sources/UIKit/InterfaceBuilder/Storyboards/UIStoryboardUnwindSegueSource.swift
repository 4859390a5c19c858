/// What controllers are asked with when somebody is looked for to whom an unwind segue leads.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource/source>.
  public final let source: UIViewController
  /// The method that the destination must have.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource/unwindaction>.
  public final let unwindAction: Selector
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource/sender>.
  public final let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
