extension UIFont {
  /// How heavy the strokes are, from -1 to 1; 0 is regular.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uifont/weight>.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// The weight of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// OpenType's 100.
    public static let ultraLight = Weight(-0.8)
    /// OpenType's 200.
    public static let thin = Weight(-0.6)
    /// OpenType's 300.
    public static let light = Weight(-0.4)
    /// OpenType's 400.
    public static let regular = Weight(0)
    /// OpenType's 500.
    public static let medium = Weight(0.23)
    /// OpenType's 600.
    public static let semibold = Weight(0.3)
    /// OpenType's 700.
    public static let bold = Weight(0.4)
    /// OpenType's 800.
    public static let heavy = Weight(0.56)
    /// OpenType's 900.
    public static let black = Weight(0.62)

    /// Apple's weights beside those of OpenType fonts, in ascending order.
    private static let openTypeWeights: [(weight: Weight, value: Int32)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]

    /// The OpenType weight, in 100...900, of the named weight that lies nearest.
    var openTypeValue: Int32 {
      let target = rawValue.isNaN ? 0 : rawValue
      let nearest = Weight.openTypeWeights.min { abs($0.weight.rawValue - target) < abs($1.weight.rawValue - target) }
      return nearest?.value ?? 400
    }

    /// The named weight that lies nearest to an OpenType weight.
    init(openTypeValue: Int32) {
      let nearest = Weight.openTypeWeights.min { abs($0.value - openTypeValue) < abs($1.value - openTypeValue) }
      self = nearest?.weight ?? .regular
    }
  }
}
