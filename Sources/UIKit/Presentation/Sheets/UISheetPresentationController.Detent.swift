extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct>.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Specified by
      /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct/medium>.
      public static let medium = Self("com.apple.UIKit.medium")
      /// Specified by
      /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct/large>.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.property>.
    public final let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the greatest height; none where the height is compact. Apple says no more than that: it is half.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()>.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue / 2).rounded()
      }
    }

    /// The greatest height.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/large()>.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// The height that a closure answers, in points, not counting the safe area below; nil where the detent does not count.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)>.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in some surroundings; nil where the detent does not count.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/resolvedvalue(in:)>.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}
