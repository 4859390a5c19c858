/// A blur of what is behind a visual effect view, in the colours of a style.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  private let style: Style

  /// A blur of a style.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiblureffect/init(style:)>.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }

  override func backdrop(_ traits: UITraitCollection, isOpaque: Bool) -> BackdropValues {
    let material = style.material(isDark: traits.userInterfaceStyle == .dark)
    let gray = material.gray
    guard !isOpaque else {
      return BackdropValues(tint: CGColor(red: gray, green: gray, blue: gray, alpha: 1), amount: 1)
    }
    return BackdropValues(
      radius: material.radius, saturation: 1.8,
      tint: CGColor(red: gray, green: gray, blue: gray, alpha: material.alpha), amount: 1)
  }
}
