/// What a visual effect view shows; a blur is one.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uivisualeffect>.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Effects do not change: the copy is the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a backdrop does that shows the effect.
  func backdrop(_ traits: UITraitCollection, isOpaque: Bool) -> BackdropValues { BackdropValues() }
}
