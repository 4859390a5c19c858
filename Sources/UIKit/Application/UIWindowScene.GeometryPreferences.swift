extension UIWindowScene {
  /// What to ask of a scene's geometry; `iOS` is the kind for phones and pads.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences>.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() {
      super.init()
    }

    // Apple's spelling.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// The orientations that the interface should have one of.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios>.
    public final class iOS: GeometryPreferences {
      /// Specified by
      /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations>.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Specified by
      /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/init(interfaceorientations:)>.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The geometry that a scene has.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>.
  @preconcurrency @MainActor
  open class Geometry: NSObject, NSCopying {
    /// How the interface is turned.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/interfaceorientation>.
    public final let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
