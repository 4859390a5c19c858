import CCairo

/// How what is drawn and what lies beneath make a colour.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgblendmode>. Apple's `plusDarker` is missing:
/// cairo has nothing of its kind.
public enum CGBlendMode: Int32, Sendable {
  /// Over what lies beneath.
  case normal = 0
  /// The product: never lighter than either.
  case multiply = 1
  /// The product of the complements: never darker than either.
  case screen = 2
  /// Multiplies or screens, by what lies beneath.
  case overlay = 3
  /// The darker, channel by channel.
  case darken = 4
  /// The lighter, channel by channel.
  case lighten = 5
  /// Brightens what lies beneath.
  case colorDodge = 6
  /// Darkens what lies beneath.
  case colorBurn = 7
  /// Darkens or lightens gently, by what is drawn.
  case softLight = 8
  /// Multiplies or screens, by what is drawn.
  case hardLight = 9
  /// The distance between the two.
  case difference = 10
  /// The distance, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn; the saturation and luminosity beneath.
  case hue = 12
  /// The saturation of what is drawn; the hue and luminosity beneath.
  case saturation = 13
  /// The hue and saturation of what is drawn; the luminosity beneath.
  case color = 14
  /// The luminosity of what is drawn; the hue and saturation beneath.
  case luminosity = 15
  /// R = 0.
  case clear = 16
  /// R = S.
  case copy = 17
  /// R = S·Da.
  case sourceIn = 18
  /// R = S·(1 − Da).
  case sourceOut = 19
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop = 20
  /// R = S·(1 − Da) + D.
  case destinationOver = 21
  /// R = D·Sa.
  case destinationIn = 22
  /// R = D·(1 − Sa).
  case destinationOut = 23
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop = 24
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor = 25
  /// R = min(1, S + D).
  case plusLighter = 27

  package var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether cairo's operator reaches beyond the shape drawn, where Apple's does not.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
