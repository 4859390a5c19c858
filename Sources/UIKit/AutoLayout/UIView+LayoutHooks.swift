// What the views tell Auto Layout of. Without constraints there is nothing to do.
extension UIView {
  func layoutHook_didAddToSuperview() {}
  func layoutHook_willRemoveFromSuperview() {}
  func layoutHook_geometryDidChange() {}
  func layoutHook_safeAreaDidChange() {}
  func layoutHook_marginsDidChange() {}
  func layoutHook_layoutDirectionDidChange() {}
  func layoutHook_applySolvedFrames() {}
  func layoutHook_updateConstraintsPass() {}
  /// Whether constraints of the tree changed since the last pass, so that layout must go on.
  var layoutHook_needsUpdateConstraints: Bool { false }
  /// Whether the view follows its autoresizing mask.
  var layoutHook_autoresizes: Bool { true }
}
