/// What a view does as the device is tilted: a subclass tells how properties change.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uimotioneffect>. A machine that cannot be tilted counts as
/// held upright.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// An effect that changes nothing.
  public override init() { super.init() }

  /// What is added to properties of the view, by their key paths, for how the person looks at the device: the offset is
  /// -1...1 across and down, 0 where the device is held upright. Nil changes nothing.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uimotioneffect/keypathsandrelativevalues(forvieweroffset:)>.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
