extension UIScene {
  /// How a scene has a resource opened.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions>.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Opens a universal link only in an application that is set up for it; false by default. No application is here.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions/universallinksonly>.
    open var universalLinksOnly = false

    nonisolated public override init() {
      super.init()
    }
  }

  /// Has the owner of the display open the resource. The completion is called in the next cycle, with whether something
  /// opened it: false without a display.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/open(_:options:completionhandler:)>.
  public final func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let options: [UIApplication.OpenExternalURLOptionsKey: Any] = [
      .universalLinksOnly: options?.universalLinksOnly == true
    ]
    UIApplication.shared.open(url, options: options, completionHandler: completion)
  }
}
