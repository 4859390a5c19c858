extension UIView {
  /// A name for tests and traces; never shown.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier>.
  public final var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { ensuredExtras.accessibilityIdentifier = newValue }
  }
}
