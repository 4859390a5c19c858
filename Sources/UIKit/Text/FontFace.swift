/// What tells one font from another apart from its size.
struct FontFace: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system
    case monospacedSystem
    case serifSystem
    case roundedSystem
    case named(String)
  }

  var family = Family.system
  var weight = UIFont.Weight.regular
  var isItalic = false
  /// Whether digits are all of one width.
  var hasTabularDigits = false

  var familyName: String {
    switch family {
    case .system: "Inter"
    case .monospacedSystem: "DejaVu Sans Mono"
    case .serifSystem: "Noto Serif"
    case .roundedSystem: FontLibrary.roundedFamily ?? "Inter"
    case .named(let name): name
    }
  }
}
