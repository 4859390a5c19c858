/// Effects that a view has together.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uimotioneffectgroup/motioneffects>.
  open var motionEffects: [UIMotionEffect]?

  /// What the effects add. Where several change one property, it is their sum; of values that have none, the last.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { first, second in
        guard let left = RelativeValue(first), let right = RelativeValue(second), left.hasKind(of: right) else {
          return second
        }
        return (left + right).object
      }
    }
    return result.isEmpty ? nil : result
  }
}
