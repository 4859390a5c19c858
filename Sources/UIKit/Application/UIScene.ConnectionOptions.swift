extension UIScene {
  /// Why a scene is connected.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }
}
