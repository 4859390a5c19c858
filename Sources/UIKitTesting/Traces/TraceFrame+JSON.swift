extension TraceFrame {
  /// The frame as one line of JSON without a newline:
  /// `{"t":0.5,"views":[{"id":"card","frame":[x,y,w,h],"alpha":1}],"constraints":["show"],"events":["touch began 10 20"]}`
  ///
  /// Times have at most six decimals, coordinates and alphas four, without trailing zeros, so that equal frames are
  /// equal bytes. A number that is not finite, which JSON cannot hold, becomes null.
  public var json: String {
    var line = "{\"t\":" + TraceNumber.time(time) + ",\"views\":["
    for (index, view) in views.enumerated() {
      if index > 0 { line += "," }
      let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      line += "{\"id\":" + Self.quoted(view.id) + ",\"frame\":["
      line += frame.map { TraceNumber.coordinate($0) }.joined(separator: ",")
      line += "],\"alpha\":" + TraceNumber.coordinate(view.alpha) + "}"
    }
    line += "],\"constraints\":[" + constraints.map(Self.quoted).joined(separator: ",")
    line += "],\"events\":[" + events.map(Self.quoted).joined(separator: ",") + "]}"
    return line
  }

  /// A JSON string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
