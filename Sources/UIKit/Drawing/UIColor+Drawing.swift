extension UIColor {
  /// Makes the colour the one that the current context fills and strokes with. Without a current context nothing
  /// happens.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/set()>.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one that the current context fills with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/setfill()>.
  public final func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour the one that the current context strokes with.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/setstroke()>.
  public final func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
