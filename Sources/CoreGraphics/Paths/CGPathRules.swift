/// Which places count as inside a path that crosses itself.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgpathfillrule>.
public enum CGPathFillRule: Int, Sendable {
  /// The path winds around the place, one way more often than the other.
  case winding = 0
  /// A ray from the place crosses the path an odd number of times.
  case evenOdd = 1
}

/// How a path is drawn.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode>.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// How the ends of a line look.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cglinecap>.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Half a disc beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// How the corners of a line look.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cglinejoin>.
public enum CGLineJoin: Int32, Sendable {
  /// A point, unless the miter limit cuts it.
  case miter = 0
  /// A part of a disc.
  case round = 1
  /// Cut straight.
  case bevel = 2
}
