extension UIButton {
  /// The look and the content of a button as a value.
  ///
  /// Insets, fonts, radii and colours of the styles are chosen after what others have measured; Apple publishes none.
  /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// How large a button is.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size>.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// How round its corners are.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum>.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius as it is.
      case fixed = -1
      /// The background's radius, larger with larger text.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// Where title and subtitle lie beside each other.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum>.
    public enum TitleAlignment: Int, Sendable {
      /// Centred alone or above or below an image, leading beside one.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style
    /// Whether the insets are those of the style and the size.
    private var hasDefaultInsets = true
    private var storedInsets: NSDirectionalEdgeInsets

    /// The title; setting it does away with the attributes of `attributedTitle`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title>.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes; font and colour are the style's where it does not say otherwise.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle>.
    public var attributedTitle: AttributedString?
    /// The subtitle; setting it does away with the attributes of `attributedSubtitle`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitle>.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with its attributes.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedsubtitle>.
    public var attributedSubtitle: AttributedString?
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/image>.
    public var image: UIImage?
    /// On which side of the text the image lies; leading by default.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement>.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// What lies between image and text, in points.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagepadding>.
    public var imagePadding: CGFloat = 0
    /// What lies between title and subtitle, in points; 1 by default.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlepadding>.
    public var titlePadding: CGFloat = 1
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.property>.
    public var titleAlignment: TitleAlignment = .automatic
    /// How a title that does not fit is broken or cut off; by words by default.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode>.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// How a subtitle that does not fit is broken or cut off; by words by default.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/subtitlelinebreakmode>.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Whether a turning activity indicator is in the image's place.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/showsactivityindicator>.
    public var showsActivityIndicator = false
    var transformers = Transformers()
    /// The colour of text and template images; nil takes the style's.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor>.
    public var baseForegroundColor: UIColor?
    /// The colour from which the style makes the background; nil takes the tint.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor>.
    public var baseBackgroundColor: UIColor?
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property>.
    public var cornerStyle: CornerStyle = .dynamic
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/buttonsize>.
    public var buttonSize: Size = .medium {
      didSet { if hasDefaultInsets { storedInsets = Self.defaultInsets(buttonSize) } }
    }
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/background>.
    public var background: UIBackgroundConfiguration

    private init(_ style: Style) {
      self.style = style
      storedInsets = Self.defaultInsets(.medium)
      background = UIBackgroundConfiguration()
      background.cornerRadius = 6
    }

    /// How far the content keeps from the edges.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets>.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set {
        hasDefaultInsets = false
        storedInsets = newValue
      }
    }

    /// Takes the insets of the size again.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()>.
    public mutating func setDefaultContentInsets() {
      hasDefaultInsets = true
      storedInsets = Self.defaultInsets(buttonSize)
    }

    private static func defaultInsets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// Text in the tint on nothing.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()>.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Text in the tint on grey.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()>.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Text in the tint on a breath of it.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/tinted()>.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// White text on the tint.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()>.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// As `plain()`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderless()>.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// As `gray()`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/bordered()>.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// As `tinted()`.
    ///
    /// Specified by <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderedtinted()>.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// As `filled()`.
    ///
    /// Specified by
    /// <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/borderedprominent()>.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
