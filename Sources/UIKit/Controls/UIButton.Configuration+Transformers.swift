extension UIButton.Configuration {
  /// What changes the looks that the style decides, as it has no equality of its own: a value of it equals its copies.
  struct Transformers: Hashable, @unchecked Sendable {
    /// One closure, known by its box.
    final class Box<Transformer>: @unchecked Sendable {
      let transformer: Transformer
      init(_ transformer: Transformer) {
        self.transformer = transformer
      }
    }

    var title: Box<UIConfigurationTextAttributesTransformer>?
    var subtitle: Box<UIConfigurationTextAttributesTransformer>?
    var image: Box<UIConfigurationColorTransformer>?
    var indicator: Box<UIConfigurationColorTransformer>?

    static func == (lhs: Transformers, rhs: Transformers) -> Bool {
      lhs.title === rhs.title && lhs.subtitle === rhs.subtitle && lhs.image === rhs.image
        && lhs.indicator === rhs.indicator
    }

    func hash(into hasher: inout Hasher) {
      for box in [title, subtitle, image, indicator] as [AnyObject?] { hasher.combine(box.map(ObjectIdentifier.init)) }
    }
  }

  /// Changes the attributes that the title is shown with.
  ///
  /// It gets the style's font and colour, and what `attributedTitle` says over them.
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titletextattributestransformer>.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.title?.transformer }
    set { transformers.title = newValue.map(Transformers.Box.init) }
  }

  /// Changes the attributes that the subtitle is shown with.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitletextattributestransformer>.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { transformers.subtitle?.transformer }
    set { transformers.subtitle = newValue.map(Transformers.Box.init) }
  }

  /// Changes the colour of a template image.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagecolortransformer>.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.image?.transformer }
    set { transformers.image = newValue.map(Transformers.Box.init) }
  }

  /// Changes the colour of the activity indicator.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/activityindicatorcolortransformer>.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { transformers.indicator?.transformer }
    set { transformers.indicator = newValue.map(Transformers.Box.init) }
  }
}
