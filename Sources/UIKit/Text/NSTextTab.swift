/// A place in a line that a tab character leads to.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nstexttab>.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// Names an option of a tab stop.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstexttab/optionkey>.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The option of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  let stop: TabStop

  /// How the text after the tab lies at the place: it begins there, is centred there or ends there.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstexttab/alignment>.
  open var alignment: NSTextAlignment { stop.alignment }

  /// The distance in points from the edge at which lines begin.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstexttab/location>.
  open var location: CGFloat { stop.location }

  /// The options that were given; none has an effect.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstexttab/options>.
  public final let options: [OptionKey: Any]

  /// A tab stop. A location that is not a positive number counts as 0.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstexttab/init(textalignment:location:options:)>.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    stop = TabStop(alignment: alignment, location: loc.isFinite ? max(loc, 0) : 0)
    self.options = options
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab)?.stop == stop
  }

  open override var hash: Int { stop.hashValue }
}

/// A tab stop as a value.
struct TabStop: Hashable, Sendable {
  var alignment: NSTextAlignment
  /// Points from the edge at which lines begin.
  var location: CGFloat

  /// Twelve stops, 28 points apart: those of a paragraph style that nobody changed, as Apple documents.
  static let standard: [TabStop] = (1...12).map { TabStop(alignment: .natural, location: CGFloat($0) * 28) }
}
