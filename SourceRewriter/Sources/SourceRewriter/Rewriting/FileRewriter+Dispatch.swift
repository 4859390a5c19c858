import SwiftSyntax

/// Members of extensions of another module's class that are overridden here: `extension UIViewController { @objc func setUp() }`.
/// The member asks the runtime, which has the overrides in the tables of their classes.
extension FileRewriter {
  /// Gives such members another name, and adds ones of their name that ask.
  func addDispatchers(in node: ExtensionDeclSyntax, of type: String) {
    let names = index.dispatched(of: type)
    guard !names.isEmpty else { return }
    let finder = MemberFinder()
    finder.walk(node.memberBlock)
    for method in finder.methods where names.contains(method.fullName) && !method.modifiers.isStatic {
      text.replace(method.name.range, with: Trampoline.name(of: method.baseName))
      text.insert("; " + dispatcher(of: method, node), at: method.range.upperBound)
      needsRuntime = true
    }
    for property in finder.properties where !property.modifiers.isStatic {
      guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.oneLine,
        names.contains(binding.name)
      else { continue }
      let name = binding.name
      text.replace(binding.pattern.range, with: Trampoline.name(of: name))
      let get = "get { _SelectorRuntime.perform(\"\(name)\", on: self, []) as \(type) }"
      let set = "set { _SelectorRuntime.perform(\"\(MethodName.setter(name))\", on: self, [newValue]) as Void }"
      let access = Trampoline.modifiers(property.modifiers, node)
      text.insert(
        "; \(access) var \(name): \(type) { \(get) \(Self.hasSetter(binding) ? set : "") }",
        at: property.range.upperBound)
      needsRuntime = true
    }
  }

  private func dispatcher(of method: FunctionDeclSyntax, _ node: ExtensionDeclSyntax) -> String {
    let parameters = Array(method.signature.parameterClause.parameters)
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.oneLine)"
        + (parameter.defaultValue.map { " " + $0.oneLine } ?? "")
    }
    let result = method.signature.returnClause?.type.oneLine ?? "Void"
    let passed = parameters.indices.map { "a\($0)" }.joined(separator: ", ")
    return
      "\(Trampoline.modifiers(method.modifiers, node)) func \(method.name.text)(\(declared.joined(separator: ", "))) "
      + "-> \(result) { _SelectorRuntime.perform(\"\(selector(of: method))\", on: self, [\(passed)]) as \(result) }"
  }

  private func selector(of method: FunctionDeclSyntax) -> String {
    method.attributes.first("objc")?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)
  }

  /// Whether an override of such a member is the first of its kind; nil for what is none.
  func dispatchedOverride(_ full: String, _ modifiers: DeclModifierListSyntax) -> Bool? {
    guard let scope = scopes.last, scope.kind == .class, modifiers.has("override"), !modifiers.isStatic else {
      return nil
    }
    return index.isFirstOverride(of: full, in: scope.name)
  }

  /// Gives an override a name of its own, by which the runtime's table calls it.
  func rewriteDispatchedOverride(_ method: FunctionDeclSyntax) {
    guard let isFirst = dispatchedOverride(method.fullName, method.modifiers) else { return }
    rename(method.name.range, method.baseName, method.modifiers, isFirst: isFirst, supersIn: method.body)
  }

  func rewriteDispatchedOverride(_ property: VariableDeclSyntax) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let isFirst = dispatchedOverride(binding.name, property.modifiers)
    else { return }
    let name = binding.name
    rename(binding.pattern.range, name, property.modifiers, isFirst: isFirst, supersIn: binding.accessorBlock)
  }

  private func rename(
    _ range: Range<Int>, _ name: String, _ modifiers: DeclModifierListSyntax, isFirst: Bool,
    supersIn body: (some SyntaxProtocol)?
  ) {
    text.replace(range, with: RuntimeMember.name(of: name))
    if isFirst {
      for modifier in modifiers where modifier.name.text == "override" {
        handled.insert(modifier.range.lowerBound)
        text.blank(modifier.range)
      }
    }
    let finder = SuperCallFinder([name])
    if let body { finder.walk(body) }
    for use in finder.found {
      text.replace(use.name, with: isFirst ? Trampoline.name(of: name) : RuntimeMember.name(of: name))
    }
  }

  /// The entries of a property that is reached so, as methods.
  func dispatchEntries(of name: String, as member: String, _ binding: PatternBindingSyntax, in type: String) -> [String]
  {
    guard let valueType = binding.typeAnnotation?.type.oneLine else { return [] }
    var entries = [
      "_SelectorRuntime.method(\"\(name)\", _Method(none: { (o: \(type)) -> \(valueType) in o.\(member) }))"
    ]
    if Self.hasSetter(binding) {
      entries.append(
        "_SelectorRuntime.method(\"\(MethodName.setter(name))\", _Method(one: { (o: \(type), a0: \(valueType)) -> Void in "
          + "o.\(member) = a0 }))")
    }
    return entries
  }

  private static func hasSetter(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }
}
