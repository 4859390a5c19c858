/// What lasts of a scene beyond its connection.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession>.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct>.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The role of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen, which the person touches.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  final weak var storedScene: UIScene?
  private let storedConfiguration: UISceneConfiguration

  init(configuration: UISceneConfiguration) {
    storedConfiguration = configuration
  }

  /// The scene that is connected; nil where it is not.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/scene>.
  open var scene: UIScene? { storedScene }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.property>.
  open var role: Role { storedConfiguration.role }

  /// The configuration that the application had before its delegate was asked for one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/configuration>.
  open var configuration: UISceneConfiguration { storedConfiguration }

  /// Tells sessions apart.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/persistentidentifier>.
  public final let persistentIdentifier = UUID().uuidString

  /// What the application keeps with the session; empty at first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiscenesession/userinfo>.
  open var userInfo: [String: Any]?
}
