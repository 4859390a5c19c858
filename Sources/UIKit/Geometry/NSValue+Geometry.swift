extension NSValue {
  /// Specified by <https://developer.apple.com/documentation/uikit/nsvalue>.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: "{UIEdgeInsets=dddd}")
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/nsvalue>.
  public convenience init(uiOffset offset: UIOffset) {
    var offset = offset
    self.init(bytes: &offset, objCType: "{UIOffset=dd}")
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/nsvalue>.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: "{NSDirectionalEdgeInsets=dddd}")
  }
}
