extension UIApplication {
  /// How a resource is opened.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey>.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens a universal link only in an application that is set up for it; a `Bool`. No application is here.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/universallinksonly>.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether something on the machine opens the resource: the owner of the display says. False without a display.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)>.
  public final func canOpenURL(_ url: URL) -> Bool {
    url.scheme != nil && host?.canOpen(url) == true
  }

  /// Has the owner of the display open the resource. The completion is called in the next cycle, with whether something
  /// opened it: false without a display.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)>.
  public final func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let wantsApplication = options[.universalLinksOnly] as? Bool == true
    let isOpened = url.scheme != nil && !wantsApplication && host?.open(url) == true
    guard let completion else { return }
    MediaClock.shared.schedule(at: CACurrentMediaTime()) {
      MainActor.assumeIsolated { completion(isOpened) }
    }
  }

  /// Has the owner of the display open the resource, and tells whether something did.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)>.
  @discardableResult
  public final func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
