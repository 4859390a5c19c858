import CPango

/// A text broken into lines and shaped, ready to be measured and drawn at any scale.
///
/// Coordinates are points, x to the right from the left edge, y down from the top of the first line. A layout does not
/// change and knows no colours. Nobody sees it before it is made, so that accesses need no checks of exclusivity.
final class TextLayout: @unchecked Sendable {
  /// What a layout is made from: the key under which it is kept.
  struct Request: Hashable, Sendable {
    var text: StyledText
    /// The width that lines must keep to, in Pango units; -1 is none.
    var width: Int32
    /// 0 is any number.
    var maximumLines: Int
    /// Overrides that of the paragraphs.
    var lineBreakMode: NSLineBreakMode?
    var usesFontLeading = false
    /// Whether letters may be moved together before text is truncated, whatever the paragraphs say.
    var allowsTightening = false

    /// A width in points in Pango units, rounded up so that text fits into the width that it was measured with.
    static func units(_ points: CGFloat) -> Int32 {
      guard points.isFinite, points < 1_000_000 else {
        return -1
      }
      return Int32((max(points, 0) * CGFloat(PANGO_SCALE)).rounded(.up))
    }
  }

  /// A line, from its left end.
  struct Line {
    /// The runs of the line, as places in `runs`.
    var runs: Range<Int>
    var top: CGFloat
    var height: CGFloat
    /// The baseline's y.
    var baseline: CGFloat
    /// How wide the letters are.
    var width: CGFloat
    /// From the edge at which the paragraph begins.
    var headIndent: CGFloat
    /// From the edge at which it ends.
    var tailIndent: CGFloat
    var isRightToLeft: Bool
    var alignment: NSTextAlignment
  }

  /// Letters of one font and style.
  struct Run {
    /// The place of the style in the text's runs.
    var style: Int
    /// One of the layout's fonts.
    var font: UnsafeMutablePointer<PangoFont>
    /// Places in `glyphs`.
    var glyphs: Range<Int>
    /// From the start of the line.
    var x: CGFloat
    var width: CGFloat
    /// Where the text begins in what was laid out together, to put the runs of a line into reading order.
    var offset: Int
    /// How many bytes it has.
    var length: Int
    /// The text that was laid out together, as a place in `pieces`; negative of an ellipsis for what is left out.
    var piece: Int
  }

  @exclusivity(unchecked) var lines: [Line] = []
  @exclusivity(unchecked) var runs: [Run] = []
  /// Relative to the start of the line on its baseline; an index with `PANGO_GLYPH_UNKNOWN_FLAG` has no glyph.
  @exclusivity(unchecked) var glyphs: [cairo_glyph_t] = []
  /// The texts that were laid out together.
  @exclusivity(unchecked) var pieces: [String] = []
  /// Whether some of the text is not shown.
  @exclusivity(unchecked) var isTruncated = false
  let text: StyledText
  /// Pango's layouts, while the text is being broken: the first, and, seldom, more.
  @exclusivity(unchecked) private var layout: OpaquePointer?
  @exclusivity(unchecked) private var otherLayouts: [OpaquePointer] = []
  /// The fonts of the runs, each once.
  @exclusivity(unchecked) private var fonts: [FontLibrary.KnownFont] = []

  init(_ request: Request, library: FontLibrary) {
    text = request.text
    var breaker = LineBreaker(request, library: library, result: self)
    breaker.run()
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    for layout in otherLayouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    layout = nil
    otherLayouts = []
  }

  deinit {
    // The last of a font may go with them.
    FontLibrary.shared.withLock { fonts = [] }
  }

  /// Keeps a Pango layout until the text is broken.
  func keep(_ layout: OpaquePointer) {
    if self.layout == nil { self.layout = layout } else { otherLayouts.append(layout) }
  }

  /// Keeps a font of a run as long as this one lives.
  func keep(_ font: FontLibrary.KnownFont) {
    if !fonts.contains(where: { $0 === font }) { fonts.append(font) }
  }

  /// Makes room for what a text of one paragraph usually has.
  func reserve(lines: Int, glyphs: Int) {
    guard self.glyphs.isEmpty else { return }
    self.glyphs.reserveCapacity(glyphs)
    self.lines.reserveCapacity(lines)
    runs.reserveCapacity(lines + 3)
  }

  /// The width of the widest line with its indents, and the height of all lines.
  var size: CGSize {
    var width: CGFloat = 0
    for line in lines {
      width = max(width, line.width + line.headIndent + line.tailIndent)
    }
    return CGSize(width: width, height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  /// Whether a layout that was made without a limit of the width would be the same within one, in Pango units.
  func fits(in width: Int32) -> Bool {
    !isTruncated && Request.units(size.width) <= width && text.runs.allSatisfy { $0.paragraph.tailIndent <= 0 }
  }

  /// The left end of a line in a box of the given width.
  func x(of line: Line, in width: CGFloat, interfaceIsRightToLeft: Bool) -> CGFloat {
    let left = line.isRightToLeft ? line.tailIndent : line.headIndent
    let right = width - (line.isRightToLeft ? line.headIndent : line.tailIndent)
    let alignsRight: Bool
    switch line.alignment {
    case .center:
      return left + (right - left - line.width) / 2
    case .left:
      alignsRight = false
    case .right:
      alignsRight = true
    case .natural:
      alignsRight = interfaceIsRightToLeft
    case .justified:
      alignsRight = line.isRightToLeft
    }
    return alignsRight ? right - line.width : left
  }

  /// The text of a line in reading order, an ellipsis where text is left out.
  func string(of line: Line) -> String {
    runs[line.runs].sorted { $0.offset < $1.offset }.map(string(of:)).joined()
  }

  /// The text of a run, an ellipsis where text is left out.
  func string(of run: Run) -> String {
    run.piece < 0 ? "…" : pieces[run.piece].substring(utf8: run.offset, run.length)
  }
}

extension String {
  /// The characters of a range of bytes of UTF-8.
  fileprivate func substring(utf8 offset: Int, _ length: Int) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return String(self[start..<utf8.index(start, offsetBy: length)])
  }
}
