/// Something to be read out that is no view, such as a part of a picture that one view draws.
///
/// Give it to its container's `accessibilityElements`.
/// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// What the element is part of: a view, or another element; not held.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilitycontainer>.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// An element of a container.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)>.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// A name for tests.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityidentifier>.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ensuredAccessibility.identifier = newValue }
  }

  /// The frame in the coordinates of the container, which must be a view; it moves with it. Zero until it is set.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace>.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = newValue
      accessibility?.frame = nil
    }
  }

  /// Whose events these would be.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var ownIsAccessibilityElement: Bool { true }

  override var ownAccessibilityFrame: CGRect {
    guard let frameInContainer, let view = accessibilityContainer as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
  }
}
