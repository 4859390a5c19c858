extension UIFontDescriptor {
  /// Names a property of a font.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename>.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// Names a trait in the dictionary of the attribute `traits`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey>.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, as a raw number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A weight of `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How much letters lean, a number; any above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What is known of a font's looks in yes and no.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct>.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A style of the system font.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign>.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// DejaVu Sans Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Noto Serif.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Nunito, Quicksand, Varela Round, M PLUS Rounded or Comfortaa, whichever is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  convenience init(face: FontFace, pointSize: CGFloat, adding attributes: [AttributeName: Any]) {
    var face = face
    if let family = attributes[.family] as? String {
      face.family = .named(family)
    }
    if let name = attributes[.name] as? String {
      face = FontLibrary.shared.installedFont(named: name)?.face ?? FontFace(family: .named(name))
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbolic = (traits[.symbolic] as? UInt32)
        ?? StyledText.points(traits[.symbolic]).flatMap({ UInt32(exactly: $0) })
      {
        face.apply(SymbolicTraits(rawValue: symbolic))
      }
      if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? StyledText.points(traits[.weight]) {
        face.weight = UIFont.Weight(weight)
      }
      if let slant = StyledText.points(traits[.slant]) {
        face.isItalic = slant > 0
      }
    }
    self.init(face: face, pointSize: StyledText.points(attributes[.size]) ?? pointSize)
  }

  /// The attributes from which the descriptor can be made again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/fontattributes>.
  public final var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: face.weight.rawValue, .slant: CGFloat(face.isItalic ? 1 : 0), .symbolic: symbolicTraits.rawValue,
    ]
    return [.family: face.familyName, .size: pointSize, .traits: traits]
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/postscriptname>.
  public final var postscriptName: String {
    FontLibrary.shared.handle(face, pointSize: pointSize > 0 ? pointSize : UIFont.systemFontSize).postScriptName
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.property>.
  public final var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic {
      traits.insert(.traitItalic)
    }
    if face.weight.openTypeValue >= UIFont.Weight.semibold.openTypeValue {
      traits.insert(.traitBold)
    }
    if face.family == .monospacedSystem {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:)>.
  public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, adding: attributes)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/withsize(_:)>.
  public final func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/withfamily(_:)>.
  public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same font with these symbolic traits in place of its own.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)>.
  public final func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = face
    changed.apply(symbolicTraits)
    return UIFontDescriptor(face: changed, pointSize: pointSize)
  }

  /// The system font in another design, or nil if there is none of that design here, or the font is not the system's.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifontdescriptor/withdesign(_:)>.
  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let families: [SystemDesign: FontFace.Family] = [
      .default: .system, .monospaced: .monospacedSystem, .serif: .serifSystem, .rounded: .roundedSystem,
    ]
    guard design != .rounded || FontLibrary.roundedFamily != nil, families.values.contains(face.family),
      let family = families[design]
    else {
      return nil
    }
    var changed = face
    changed.family = family
    return UIFontDescriptor(face: changed, pointSize: pointSize)
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:)>.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:compatiblewith:)>.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}

extension FontFace {
  fileprivate mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    let isBold = weight.openTypeValue >= UIFont.Weight.semibold.openTypeValue
    if traits.contains(.traitBold) != isBold {
      weight = traits.contains(.traitBold) ? .bold : .regular
    }
    if traits.contains(.traitMonoSpace) {
      family = .monospacedSystem
    } else if family == .monospacedSystem {
      family = .system
    }
  }
}
