import SwiftSyntax

/// Requirements of protocols that a class need not have.
extension FileRewriter {
  // MARK: Protocols

  /// Gives each optional requirement a default, and each optional property a twin that is nil where a class has none.
  func rewriteObjCProtocol(_ node: ProtocolDeclSyntax) {
    let methods = node.memberBlock.members.compactMap { member in
      member.decl.as(FunctionDeclSyntax.self).flatMap { $0.modifiers.has("optional") ? $0 : nil }
    }
    let properties = node.memberBlock.members.compactMap { member in
      member.decl.as(VariableDeclSyntax.self).flatMap { $0.modifiers.has("optional") ? $0 : nil }
    }
    let twins = properties.isEmpty ? nil : "__Optional\(node.name.text)"
    var inherited = twins.map { [$0] } ?? []
    let isClassBound =
      node.inheritanceClause?.inheritedTypes.contains { ["AnyObject", "class"].contains($0.type.oneLine) }
      ?? false
    if !isClassBound { inherited.insert("AnyObject", at: 0) }
    if !inherited.isEmpty {
      let list = inherited.joined(separator: ", ")
      if let last = node.inheritanceClause?.inheritedTypes.last {
        text.insert(", " + list, at: last.range.upperBound)
      } else {
        text.insert(": " + list, at: (node.primaryAssociatedTypeClause?.range ?? node.name.range).upperBound)
      }
    }
    var defaults = methods.map(self.default)
    for property in properties {
      guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.oneLine else {
        continue
      }
      let name = binding.pattern.oneLine
      text.insert("@_disfavoredOverload ", at: property.range.lowerBound)
      defaults.append("@_disfavoredOverload var \(name): \(type) { _SelectorRuntime.unimplemented(\"\(name)\") }")
    }
    guard !defaults.isEmpty else { return }
    needsRuntime = true
    let access = node.modifiers.first {
      ["public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
    }
    let prefix = access.map { ($0.name.text == "private" ? "fileprivate" : $0.name.text) + " " } ?? ""
    let isolation = node.attributes.first("MainActor") != nil ? "@MainActor " : ""
    text.insert(
      "; \(prefix)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }", at: node.range.upperBound)
    guard let twins else { return }
    let members = properties.compactMap { property -> String? in
      guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.oneLine else {
        return nil
      }
      let name = binding.pattern.oneLine
      return "var \(name): (\(type))? { _SelectorRuntime.optionalProperty(\"\(name)\", of: self) }"
    }
    text.insert(
      "; \(isolation)\(prefix)protocol \(twins): AnyObject {}; \(prefix)extension \(twins) "
        + "{ \(members.joined(separator: "; ")) }", at: node.range.upperBound)
  }

  /// What is called on a class whose conformance knows of no such method: a subclass may have it, or another object that the
  /// message is forwarded to.
  private func `default`(_ method: FunctionDeclSyntax) -> String {
    let parameters = Array(method.signature.parameterClause.parameters)
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.oneLine)"
    }
    let result = method.signature.returnClause?.type.oneLine ?? "Void"
    let returned = method.signature.returnClause.map { " " + $0.oneLine } ?? ""
    let effects = method.signature.effectSpecifiers.map { " " + $0.oneLine } ?? ""
    let selector =
      method.attributes.first("objc")?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)
    let canPass = parameters.allSatisfy { parameter in
      let type = parameter.type.oneLine
      return !type.contains("->") || type.contains("@escaping") || type.hasSuffix("?")
    }
    let body =
      method.modifiers.isStatic || !canPass
      ? "_SelectorRuntime.unimplemented(\"\(selector)\")"
      : "_SelectorRuntime.perform(\"\(selector)\", on: self, "
        + "[\(parameters.indices.map { "a\($0)" }.joined(separator: ", "))]) as \(result)"
    let head = method.modifiers.isStatic ? "static func" : "func"
    return "\(head) \(method.name.text)(\(declared.joined(separator: ", ")))\(effects)\(returned) { \(body) }"
  }

  // MARK: Calls

  /// `delegate?.panel?(self, didMoveTo: x)` asks the runtime whether the delegate has the method.
  func rewriteOptionalCall(_ call: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let unwrap = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (unwrap.exclamationMark, unwrap.expression)
    } else {
      return
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      if isAnyObject(base) { return }
      guard let names = selectors(access.declName, labels, hasTrailingClosure: call.trailingClosure != nil) else {
        return
      }
      guard labels.contains(where: { $0 != "_" }) || !isClosure(access) else { return }
      ask(base, names, unwrapping: mark.text)
    } else if let reference = callee.as(DeclReferenceExprSyntax.self), scopes.last?.kind == .protocol,
      let names = selectors(reference, labels, hasTrailingClosure: call.trailingClosure != nil)
    {
      text.insert("_SelectorRuntime.responder(self, \(names))\(mark.text).", at: reference.range.lowerBound)
      needsRuntime = true
    } else {
      return
    }
    text.blank(mark.range)
  }

  /// `delegate?.panelDidMove != nil` asks the same.
  func rewriteOptionalComparison(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated() where index + 2 < elements.count {
      guard let access = element.as(MemberAccessExprSyntax.self),
        let comparison = elements[index + 1].as(BinaryOperatorExprSyntax.self),
        ["==", "!="].contains(comparison.operator.text), elements[index + 2].is(NilLiteralExprSyntax.self)
      else { continue }
      rewriteReference(access)
    }
  }

  /// `if let move = delegate?.panelDidMove`.
  func rewriteOptionalBinding(_ binding: OptionalBindingConditionSyntax) {
    guard let access = binding.initializer?.value.as(MemberAccessExprSyntax.self) else { return }
    rewriteReference(access)
  }

  /// A reference to what may be a method: if it is one, and not a property of the same name, the runtime says whether the
  /// object has it.
  private func rewriteReference(_ access: MemberAccessExprSyntax) {
    guard let base = access.base, !isAnyObject(base) else { return }
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    guard let names = selectors(access.declName, labels, hasTrailingClosure: false), !isClosure(access) else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    text.insert("_SelectorRuntime.implemented(", at: access.range.lowerBound)
    text.insert(", by: \(object.oneLine), \(names))", at: access.range.upperBound)
    needsRuntime = true
  }

  /// Whether a closure that is kept in a property is meant, and not a method of a delegate.
  private func isClosure(_ access: MemberAccessExprSyntax) -> Bool {
    guard index.closures.contains(access.declName.baseName.text.filter { $0 != "`" }) else { return false }
    let owner = access.base?.trimmedDescription.lowercased() ?? ""
    return !owner.contains("delegate") && !owner.contains("datasource")
  }

  private func ask(_ base: ExprSyntax, _ selectors: String, unwrapping mark: String) {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let asked = chain?.expression.range ?? base.range
    text.insert("_SelectorRuntime.responder(", at: asked.lowerBound)
    // Line breaks between the object and the name stay where they are.
    let rest = chain?.questionMark.range.upperBound ?? base.range.upperBound
    text.replace(asked.upperBound..<rest, with: ", \(selectors))\(mark)")
    needsRuntime = true
  }

  /// The selectors that a call of an optional method may mean, as arguments; nil if it is none.
  private func selectors(
    _ name: DeclReferenceExprSyntax, _ labels: [String]?, hasTrailingClosure: Bool
  ) -> String? {
    let base = name.baseName.text.filter { $0 != "`" }
    let found = index.optionalMethods.filter { full in
      guard full.hasPrefix(base + "(") else { return false }
      guard let labels else { return true }
      let exact = MethodName.full(base, labels)
      return full == exact || hasTrailingClosure && full.hasPrefix(String(exact.dropLast()))
    }
    guard !found.isEmpty else { return nil }
    let selectors = Set(found.flatMap { index.requirements[$0] ?? [] })
    return selectors.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
