/// Reads one step of a script and says what is wrong with it.
struct ScriptStepReader {
  private static let actionKeys = ["tap", "drag", "rotate", "resize", "key", "background"]

  let index: Int
  let entry: JSONValue

  func step() throws(ScriptError) -> Script.Step {
    guard case .object(let fields) = entry else {
      throw ScriptError(
        index: index, reason: "expected an object such as {\"t\":0.5,\"tap\":[x,y]}, found \(entry.kind)")
    }
    let known = Self.actionKeys + ["t", "duration"]
    if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
      throw ScriptError(
        index: index, key: Self.quotable(unknown), reason: "unknown key; expected \(known.joined(separator: ", "))")
    }
    guard let timeValue = fields["t"] else {
      throw ScriptError(index: index, key: "t", reason: "missing; expected the time in seconds")
    }
    let time = try seconds(timeValue, key: "t")
    let actions = Self.actionKeys.filter { fields[$0] != nil }
    guard actions.count == 1, let key = actions.first, let value = fields[key] else {
      let found = actions.isEmpty ? "none" : actions.joined(separator: " and ")
      throw ScriptError(
        index: index, reason: "expected exactly one of \(Self.actionKeys.joined(separator: ", ")), found \(found)")
    }
    if key != "drag", fields["duration"] != nil {
      throw ScriptError(index: index, key: "duration", reason: "only a drag has a duration")
    }
    return Script.Step(at: time, try action(key, value, duration: fields["duration"]))
  }

  private func action(
    _ key: String, _ value: JSONValue, duration: JSONValue?
  ) throws(ScriptError) -> Script.Action {
    switch key {
    case "tap":
      return .tap(try point(value, key: key, expected: "[x, y]"))
    case "drag":
      let expected = "[[x, y], [x, y]]"
      guard case .list(let ends) = value, ends.count == 2 else { throw wrong(key, expected, value) }
      return .drag(
        from: try point(ends[0], key: key, expected: expected), to: try point(ends[1], key: key, expected: expected),
        duration: try duration.map { value throws(ScriptError) in try seconds(value, key: "duration") } ?? 0.25)
    case "rotate":
      guard case .string(let name) = value, let match = Script.orientations.first(where: { $0.name == name }) else {
        throw wrong(key, "one of " + Script.orientations.map(\.name).joined(separator: ", "), value)
      }
      return .rotate(match.orientation)
    case "resize":
      let size = try point(value, key: key, expected: "[width, height]")
      guard size.x >= 1, size.y >= 1 else { throw wrong(key, "[width, height] of at least 1 point", value) }
      return .resize(CGSize(width: size.x, height: size.y))
    case "key":
      guard case .string(let name) = value, let testKey = TestKey(name: name) else {
        throw wrong(
          key,
          "a letter, a digit or one of \(TestKey.names.joined(separator: ", ")), "
            + "after any of shift, control, option, command", value)
      }
      return .key(testKey)
    default:
      guard case .bool(let isBackground) = value else { throw wrong(key, "true or false", value) }
      return .background(isBackground)
    }
  }

  private func point(_ value: JSONValue, key: String, expected: String) throws(ScriptError) -> CGPoint {
    guard case .list(let parts) = value, parts.count == 2, case .number(let x) = parts[0],
      case .number(let y) = parts[1]
    else { throw wrong(key, expected, value) }
    let limit = Double(Script.maximumCoordinate)
    guard abs(x) <= limit, abs(y) <= limit else {
      throw ScriptError(
        index: index, key: key, reason: "expected coordinates between -\(Int(limit)) and \(Int(limit)) points")
    }
    return CGPoint(x: x, y: y)
  }

  private func seconds(_ value: JSONValue, key: String) throws(ScriptError) -> TimeInterval {
    guard case .number(let seconds) = value, seconds >= 0, seconds <= Script.maximumTime else {
      throw wrong(key, "a number of seconds between 0 and \(Int(Script.maximumTime))", value)
    }
    return seconds
  }

  private func wrong(_ key: String, _ expected: String, _ value: JSONValue) -> ScriptError {
    let found =
      switch value {
      case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
      case .string(let string): "\"\(Self.quotable(string))\""
      case .bool(let bool): "\(bool)"
      case .list(let parts): "a list of \(parts.count)"
      default: value.kind
      }
    return ScriptError(index: index, key: key, reason: "expected \(expected), found \(found)")
  }

  /// Text from a file, cut short and without control characters, for an error of one line.
  private static func quotable(_ text: String) -> String {
    let cleaned = text.unicodeScalars.prefix(40).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return String(cleaned) + (text.unicodeScalars.count > 40 ? "…" : "")
  }
}
