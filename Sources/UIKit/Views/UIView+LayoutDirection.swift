extension UIView {
  /// What `semanticContentAttribute` is, unless a subclass says something else.
  final var plainSemanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      guard newValue != storedSemanticContentAttribute else { return }
      storedSemanticContentAttribute = newValue
      marginsDidChange()
      layoutHook_layoutDirectionDidChange()
      storedLayer.setNeedsLayout()
    }
  }

  /// What `effectiveUserInterfaceLayoutDirection` is, unless a subclass says something else.
  final var plainEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      return effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of views with an attribute, in the application's language.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)>.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of views with an attribute, in a context that has a direction.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:)>.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
