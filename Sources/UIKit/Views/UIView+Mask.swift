extension UIView {
  /// What `mask` is, unless a subclass says something else.
  final var plainMask: UIView? {
    get {
      guard let mask = extras?.mask, mask.storedLayer === storedLayer.mask else { return nil }
      return mask
    }
    set {
      guard newValue !== mask || newValue == nil else { return }
      newValue?.removeFromSuperview()
      storedLayer.mask = newValue?.storedLayer
      // A mask that is a superview of this view is refused.
      let isTaken = newValue?.storedLayer === storedLayer.mask
      if isTaken, newValue != nil || extras != nil { ensuredExtras.mask = newValue }
    }
  }
}
