/// Reads a visual format. It goes through the characters once and never back.
///
/// The grammar is that of <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html>.
struct VisualFormatParser {
  private let characters: [Character]
  private var offset = 0

  init(_ format: String) {
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if let axis = try parseOrientation() { format.axis = axis }
    skipSpaces()
    let edgeOffset = offset
    if take("|") { format.leadingEdge = VisualFormat.Edge(connection: try parseConnection(), offset: edgeOffset) }
    format.views.append(try parseView())
    while true {
      skipSpaces()
      guard offset < characters.count else { return format }
      let start = offset
      let connection = try parseConnection()
      skipSpaces()
      let place = offset
      if take("|") {
        format.trailingEdge = VisualFormat.Edge(connection: connection, offset: place)
        skipSpaces()
        guard offset == characters.count else {
          throw error("Expected the format to end after the '|' of the trailing edge")
        }
        return format
      }
      if case .none = connection, peek != "[" {
        offset = start
        throw error("Expected a view, a connection or a '|' here")
      }
      format.connections.append(connection)
      format.views.append(try parseView())
    }
  }

  // MARK: Parts

  private mutating func parseOrientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    skipSpaces()
    let axis: NSLayoutConstraint.Axis
    switch peek {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return nil
    }
    offset += 1
    skipSpaces()
    guard take(":") else { throw error("Expected a ':' here") }
    return axis
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    skipSpaces()
    guard take("[") else { throw error("Expected a '[' here, to begin a view") }
    skipSpaces()
    let start = offset
    guard let name = takeIdentifier() else { throw error("Expected the name of a view here") }
    var view = VisualFormat.View(name: name, offset: start)
    skipSpaces()
    if peek == "(" { view.predicates = try parsePredicateList() }
    skipSpaces()
    guard take("]") else { throw error("Expected a ']' here") }
    return view
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipSpaces()
    guard take("-") else { return .none }
    skipSpaces()
    let predicates: [VisualFormat.Predicate]
    switch peek {
    case "(": predicates = try parsePredicateList()
    case "[", "|": return .standard
    case "-": throw error("Expected a space between the two '-'")
    default: predicates = [VisualFormat.Predicate(operand: try parseOperand("a space"))]
    }
    skipSpaces()
    guard take("-") else { throw error("Expected a '-' here, to end the space") }
    return .predicates(predicates)
  }

  private mutating func parsePredicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    offset += 1
    var predicates = [try parsePredicate()]
    while true {
      skipSpaces()
      if take(")") { return predicates }
      guard take(",") else { throw error("Expected a ',' or a ')' here") }
      predicates.append(try parsePredicate())
    }
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    var relation = NSLayoutConstraint.Relation.equal
    if let first = peek, first == "=" || first == "<" || first == ">" {
      offset += 1
      guard take("=") else { throw error("Expected a '=' here: a relation is ==, <= or >=") }
      relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, operand: try parseOperand("a length", signed: true))
    skipSpaces()
    if take("@") { predicate.priority = try parseOperand("a priority", signed: true) }
    return predicate
  }

  private mutating func parseOperand(
    _ purpose: String, signed: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    skipSpaces()
    let start = offset
    if let name = takeIdentifier() { return VisualFormat.Operand(value: .name(name), offset: start) }
    guard let text = takeNumber(signed: signed) else {
      throw error("Expected \(purpose) here: a number or a name")
    }
    guard let number = Double(text), number.isFinite else {
      offset = start
      throw error("\(text) is not a number that \(purpose) can be")
    }
    return VisualFormat.Operand(value: .number(number), offset: start)
  }

  // MARK: Characters

  private var peek: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpaces() {
    while let character = peek, character == " " || character == "\t" || character == "\n" { offset += 1 }
  }

  /// A C identifier.
  private mutating func takeIdentifier() -> String? {
    let start = offset
    while let character = peek, character.isASCII,
      character.isLetter || character == "_" || offset > start && character.isNumber
    {
      offset += 1
    }
    return offset == start ? nil : String(characters[start..<offset])
  }

  /// A decimal number.
  private mutating func takeNumber(signed: Bool) -> String? {
    let start = offset
    if signed { _ = take("-") || take("+") }
    let digits = takeDigits()
    let fraction = take(".") ? takeDigits() : 0
    guard digits + fraction > 0 else {
      offset = start
      return nil
    }
    let end = offset
    if take("e") || take("E") {
      _ = take("-") || take("+")
      if takeDigits() == 0 { offset = end }
    }
    return String(characters[start..<offset])
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let character = peek, character.isASCII, character.isNumber { offset += 1 }
    return offset - start
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, offset: offset)
  }
}
