extension UIViewController {
  /// The storyboard that the controller is from; nil where it is from none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard>.
  public final var storyboard: UIStoryboard? { nib?.storyboard }

  final func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let template = nib?.segues.first(where: { $0.identifier == identifier }) else {
      raise("NSInvalidArgumentException", "Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    template.perform(sender: sender)
  }

  /// The child that the controller that is left is, or is in, or is presented by; nil where it is none of them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/childcontaining(_:)>.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let current = candidate {
      if current.storedParent === self { return current }
      candidate = current.storedParent ?? current.modal?.presentation?.presenter
    }
    return nil
  }
}
