import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the text without the white space and the comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text on one line and without comments, to be written somewhere else.
  var oneLine: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || !result.isEmpty && !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension FunctionDeclSyntax {
  /// The labels of the parameters, `_` for none.
  var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
  /// The name without the marks that a keyword needs.
  var baseName: String { name.text.filter { $0 != "`" } }
  /// `move(_:to:)`.
  var fullName: String { MethodName.full(baseName, labels) }
}

extension AttributeListSyntax {
  /// The first attribute of one of the names.
  func first(_ names: Set<String>) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, names.contains(attribute.name) {
        return attribute
      }
    }
    return nil
  }

  func first(_ name: String) -> AttributeSyntax? { first([name]) }
}

extension PatternBindingSyntax {
  /// The property's name; what is written where there are several in parentheses.
  var name: String {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? pattern.trimmedDescription
  }
}

extension AttributeSyntax {
  /// The name after the `@`.
  var name: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }

  /// The name that `@objc(name:)` gives; nil for another attribute and for one without a name.
  var objectiveCName: String? {
    guard name == "objc" else { return nil }
    return arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
  }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
  /// Whether the declaration belongs to the type and not to its instances.
  var isStatic: Bool { has("static", "class") }
  /// Whether the whole declaration, not only its setter, is private.
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
}
