import CPango

/// Every font of the process: one Pango font map, and what was loaded from it.
///
/// Pango's objects belong to one thread at a time, and fonts do not belong to any: whatever touches Pango runs in
/// `withLock(_:)`. The library lets go of a font only where another one has taken its name.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary(configuration: nil)

  private struct HandleKey: Hashable {
    var face: FontFace
    var pointSize: CGFloat
  }

  private let lock = NSRecursiveLock()
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// Fontconfig's configuration, or nil for the one of the process.
  let configuration: OpaquePointer?
  /// Where runs are shaped, one after the other.
  let glyphString: UnsafeMutablePointer<PangoGlyphString>
  private let contexts: [OpaquePointer]
  private var handles: [HandleKey: FontHandle] = [:]
  private var storedPreferredLanguages = Locale.preferredLanguages {
    didSet { preferredHanLanguage = HanLanguage.preferred(of: storedPreferredLanguages) }
  }
  private lazy var preferredHanLanguage = HanLanguage.preferred(of: storedPreferredLanguages)
  private var reported: Set<String> = []
  var reportedScripts: Set<UInt8> = []
  var knownFonts: [UnsafeMutablePointer<PangoFont>: KnownFont] = [:]
  /// The one that was asked for last: most runs of a text have the same.
  var lastKnownFont: KnownFont?
  /// Counts changes of what text is laid out with, so that caches notice.
  private(set) var generation = 0
  /// What the program has brought, in that order.
  var registeredFonts: [RegisteredFont] = []
  /// Where the bytes of fonts in memory are that were ever registered.
  var unnamedFiles: [(byteCount: Int, path: String)] = []

  /// A library on a configuration of Fontconfig's (which it then shares), or on that of the process.
  init(configuration: OpaquePointer?) {
    self.configuration = configuration
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango was built without FreeType; the Debian package libpangocairo-1.0-0 has it.")
    }
    guard let string = pango_glyph_string_new() else {
      preconditionFailure("out of memory")
    }
    fontMap = map
    glyphString = string
    if let configuration {
      pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    }
    contexts = HanLanguage.allCases.flatMap { language in
      [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { FontLibrary.makeContext(map, language, $0) }
    }
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// A context whose measures do not depend on the scale: no hinting, and no rounding to pixels.
  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ language: HanLanguage, _ direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = pango_font_map_create_context(map), let options = cairo_font_options_create() else {
      preconditionFailure("out of memory")
    }
    configure(options)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(language.tag))
    pango_context_set_base_dir(context, direction)
    return context
  }

  static func configure(_ options: OpaquePointer) {
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  }

  /// The context of a language; the direction is that of paragraphs that do not tell theirs.
  func context(for language: HanLanguage, isRightToLeft: Bool = false) -> OpaquePointer {
    contexts[language.rawValue * 2 + (isRightToLeft ? 1 : 0)]
  }

  /// The languages of the person, the most wanted first, such as `ja-JP`; at first those of the process's locale. They
  /// choose the shapes of Han characters in text that does not tell its language.
  var preferredLanguages: [String] {
    get { withLock { storedPreferredLanguages } }
    set {
      withLock {
        storedPreferredLanguages = newValue
        generation += 1
      }
    }
  }

  /// The language whose Han shapes a text is set in: the one its other letters tell, else the preferred one, else
  /// simplified Chinese.
  func hanLanguage(of text: String) -> HanLanguage {
    HanLanguage.telltale(in: text) ?? preferredHanLanguage ?? .simplifiedChinese
  }

  /// The font of a face at a size in points. A size that is not a positive number counts as 1/1024 point.
  func handle(_ face: FontFace, pointSize: CGFloat) -> FontHandle {
    withLock {
      let key = HandleKey(face: face, pointSize: FontLibrary.possible(pointSize))
      if let handle = handles[key] {
        return handle
      }
      let handle = load(face, pointSize: key.pointSize)
      handles[key] = handle
      return handle
    }
  }

  /// Forgets which fonts were found for faces that are other ones now.
  func discardHandles(_ isOther: (FontHandle) -> Bool) {
    handles = handles.filter { !isOther($0.value) }
    generation += 1
  }

  /// The nearest size that Pango can count with; a size that is no number is the smallest.
  private static func possible(_ pointSize: CGFloat) -> CGFloat {
    pointSize.isNaN ? 1 / 1024 : min(max(pointSize, 1 / 1024), 16_384)
  }

  /// Tells the person at the console once.
  func report(_ message: String) {
    if reported.insert(message).inserted {
      Diagnostics.logMachine(message)
    }
  }
}
