extension UIView {
  /// A view whose opacity masks this one, in this view's coordinates; it must be in no other view.
  ///
  /// It is no subview: it takes no touches, and nobody lays it out but who set it. A view that is added to another one
  /// stops being the mask.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/mask>.
  public final var mask: UIView? {
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
