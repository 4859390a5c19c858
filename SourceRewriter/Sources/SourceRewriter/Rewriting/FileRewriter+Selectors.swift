import SwiftSyntax

/// `#selector` and `#keyPath`.
extension FileRewriter {
  /// A reference to a method becomes its selector and the method itself, which the compiler checks and the runtime learns.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    needsRuntime = true
    var (expression, cast) = strippedCast(argument.expression)
    expression = withoutParentheses(expression)
    var type: String?
    let reference: DeclReferenceExprSyntax
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
      type = enclosingType
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      reference = access.declName
      let written = base.trimmedDescription
      if ["self", "super", "Self", "type(of: self)"].contains(written) {
        type = written == "Self" ? "Self" : enclosingType
        if scopes.last?.kind != .protocol { type = enclosingType }
      } else if written.split(separator: ".").last?.first?.isUppercase ?? false {
        type = written
      }
    } else {
      return warn("'#selector' of what is no reference to a method", at: node)
    }
    let range = node.range
    let member = reference.oneLine
    let base = reference.baseName.text.filter { $0 != "`" }
    if let accessor = argument.label?.text {
      guard let type else { return warn("'#selector' of a property needs its type: '\(base)'", at: node) }
      let selector = accessor == "setter" ? MethodName.setter(base) : base
      if index.protocols.contains(String(type.split(separator: ".").last ?? "")) {
        return text.replace(range, withPadded: "Selector(\"\(selector)\")")
      }
      text.replace(range, with: "_SelectorRuntime.\(accessor)(\"\(selector)\", \\\(type).\(member))")
      return
    }
    let labels = reference.argumentNames?.arguments.map(\.name.text)
    let typeName = (type == "Self" ? scopes.last?.name : type).map { String($0.split(separator: ".").last ?? "") }
    let selector = self.selector(base: base, labels: labels, in: typeName, cast: cast)
    guard let type, let typeName else {
      text.replace(range, with: "_SelectorRuntime.selector(\"\(selector)\", _Method(\(expression.oneLine)))")
      return
    }
    if index.protocols.contains(typeName), type != "Self" {
      text.replace(range, withPadded: "Selector(\"\(selector.filter { $0 != "?" })\")")
      return
    }
    let method = self.method(base, labels, of: type, named: typeName, cast: cast)
    // The name stays where it is, so that what the compiler says of it is said there.
    let name = reference.baseName.range
    let front = range.lowerBound..<name.lowerBound
    // Line breaks cannot stand between a point and a name.
    let breaks = String(repeating: "\n", count: text.text(of: front).count { $0 == "\n" })
    text.replace(front, with: "_SelectorRuntime.selector(\"\(selector)\", _Method(\(breaks)\(method.before)")
    text.replace(name.upperBound..<range.upperBound, with: method.after + "))")
  }

  /// What stands around a method's name so that the compiler finds the one that is meant, and no other of the name.
  private func method(
    _ base: String, _ labels: [String]?, of type: String, named typeName: String, cast: TypeSyntax?
  ) -> (before: String, after: String) {
    let known = index.methods(base: base, in: typeName)
    let written = labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
    let meant = known.filter { labels == nil || $0.labels == labels }
    if let first = meant.first, meant.allSatisfy(\.isStatic), Set(meant.map(\.labels.count)).count == 1 {
      return (
        "of: { _ = \(type).", written + (cast.map { " as " + $0.oneLine } ?? "") + " }, count: \(first.labels.count)"
      )
    }
    if let cast {
      let signature = cast.as(FunctionTypeSyntax.self)
      if let signature, !(signature.returnClause.type.is(FunctionTypeSyntax.self)),
        signature.parameters.count < Self.parameterLabels.count
      {
        let fitting = Set(known.map(\.labels).filter { $0.count == signature.parameters.count })
        let own = signature.parameters.isEmpty ? [] : labels ?? (fitting.count == 1 ? fitting.first : nil)
        if let own, !known.contains(where: \.isStatic) {
          return call(of: type, own, types: signature.parameters.map { $0.type.oneLine })
        }
      }
      let isCurried = signature?.returnClause.type.is(FunctionTypeSyntax.self) ?? false
      return ("\(type).", "\(written) as " + (isCurried ? cast.oneLine : "(\(type)) -> \(cast.oneLine)"))
    }
    guard labels == nil, Set(known.map(\.labels)).count == 1, let only = known.first else {
      return ("\(type).", written)
    }
    if only.labels.isEmpty { return only.isStatic ? ("\(type).", "") : call(of: type, [], types: []) }
    return ("\(type).", "(\(only.labels.map { $0 + ":" }.joined()))")
  }

  private func call(of type: String, _ labels: [String], types: [String]) -> (before: String, after: String) {
    let declared = types.enumerated().map { ", a\($0): \($1)" }.joined()
    let passed = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }.joined(separator: ", ")
    return ("\(Self.parameterLabels[types.count]): { (o: \(type)\(declared)) in o.", "(\(passed)) }")
  }

  /// The selector; one that ends in a question mark gets its colons when the method's parameters are counted.
  private func selector(base: String, labels: [String]?, in type: String?, cast: TypeSyntax?) -> String {
    var known = index.selectors(base: base, labels: labels, in: type)
    if let count = cast?.as(FunctionTypeSyntax.self).map(parameterCount) {
      known = known.filter { $0.filter { $0 == ":" }.count == count }
    }
    if known.count == 1, let only = known.first { return only }
    if let labels {
      let plain = MethodName.selector(base, labels)
      return plain
    }
    return base + "?"
  }

  private func parameterCount(_ type: FunctionTypeSyntax) -> Int {
    type.returnClause.type.as(FunctionTypeSyntax.self)?.parameters.count ?? type.parameters.count
  }

  private func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    var result = expression
    while let tuple = result.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      result = only.expression
    }
    return result
  }

  private func strippedCast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    let inner = withoutParentheses(expression)
    guard let sequence = inner.as(SequenceExprSyntax.self) else { return (inner, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return (inner, nil) }
    return (elements[0], type.type)
  }

  /// The names of the properties on the way, without the type it begins with.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    var parts = path.filter { $0 != "?" && $0 != "!" }.split(separator: ".")
    while parts.count > 1, parts[0].first?.isUppercase ?? false { parts.removeFirst() }
    text.replace(node.range, withPadded: "\"\(parts.joined(separator: "."))\"")
  }
}
