/// A text with all that decides how it is laid out: the key under which layouts are kept. Colours are not part of it.
///
/// Texts are the same if their bytes are: other spellings of a character may have other glyphs, and comparing bytes is
/// quick.
struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  struct Run: Hashable, Sendable {
    /// Where the run ends, in bytes of UTF-8; it begins where the one before ends.
    var end: Int
    var font: FontHandle
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// Whether letters that make one shape do.
    var hasLigatures = true
    /// The room that an attachment takes in place of its character.
    var attachment: AttachmentBox?
    /// The paragraph style, which counts at the start of a paragraph.
    var paragraph: ParagraphAttributes
  }

  var string: String
  /// At least one, even of an empty text.
  var runs: [Run]

  static func == (left: StyledText, right: StyledText) -> Bool {
    hasSameBytes(left.string, right.string) && left.runs == right.runs
  }

  /// Both strings are contiguous.
  private static func hasSameBytes(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
    return (answer ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(runs.count)
    hasher.combine(runs[0].font)
  }

  init(_ string: String, font: FontHandle, paragraph: ParagraphAttributes) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    runs = [Run(end: string.utf8.count, font: font, paragraph: paragraph)]
  }

  /// The text of an attributed string, and beside it the decoration of each run.
  static func make(_ text: NSAttributedString, defaultFont: FontHandle, defaultParagraph: ParagraphAttributes?)
    -> (text: StyledText, decorations: [TextDecoration])
  {
    let paragraph = defaultParagraph ?? ParagraphAttributes()
    var result = StyledText("", font: defaultFont, paragraph: paragraph)
    guard text.length > 0 else {
      return (result, [TextDecoration()])
    }
    var decorations: [TextDecoration] = []
    result.runs = []
    let whole = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.string += whole.substring(with: range)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      result.runs.append(
        Run(
          end: result.string.utf8.count, font: (attributes[.font] as? UIFont)?.handle ?? defaultFont,
          kern: points(attributes[.tracking]) ?? points(attributes[.kern]) ?? 0,
          baselineOffset: points(attributes[.baselineOffset]) ?? 0,
          hasLigatures: points(attributes[.ligature]) != 0,
          attachment: (attributes[.attachment] as? NSTextAttachment)?.box,
          paragraph: style?.attributes.bounded ?? paragraph))
      decorations.append(TextDecoration(attributes))
    }
    result.string.makeContiguousUTF8()
    return (result, decorations)
  }

  /// A number of an attribute; one that is not finite counts as absent.
  static func points(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? bounded($0) : nil }
  }

  /// The nearest length in points that text can be laid out with; 0 for what is no number.
  static func bounded(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -16_384), 16_384)
  }
}
