/// How an image renderer makes its pictures.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Pixels a point.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/scale>.
  open var scale: CGFloat

  /// Whether pictures have no transparent places; they are black where nothing is drawn.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/opaque>.
  open var opaque = false

  /// A format at one pixel a point.
  public override init() {
    scale = 1
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    copy.storedBounds = storedBounds
    copy.scale = scale
    copy.opaque = opaque
    return copy
  }

  /// A format for traits: at their scale, or one pixel a point where they tell none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/init(for:)>.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = max(1, traitCollection.displayScale)
  }

  /// A format for the current traits, which are those of the main screen unless something set them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/preferred()>.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat(for: .current)
  }

  /// A format for the current traits, which are those of the main screen unless something set them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/default()>.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    preferred()
  }
}
