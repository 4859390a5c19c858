import SwiftSyntax

/// The tables that tell the runtime which methods and properties a class has under which names.
extension FileRewriter {
  /// Adds the table of a class's body or of an extension. It stands within the type, where private members can be named, and
  /// is found by the loader, so that nobody has to ask for it.
  func addTable(of block: MemberBlockSyntax, conforms: Bool, alias: String?) {
    guard let scope = scopes.last, scope.kind == .class || scope.kind == .extension, !scope.isGeneric else { return }
    addTable(
      of: Array(block.members), at: block.rightBrace.range.lowerBound, conforms: conforms, alias: alias, in: scope)
  }

  private func addTable(
    of members: [MemberBlockItemSyntax], at position: Int, conforms: Bool, alias: String?, in scope: Scope
  ) {
    var entries: [String] = []
    if let alias { entries.append("_SelectorRuntime.register(\(scope.name).self, as: \"\(alias)\")") }
    let names = members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.fullName }
    let duplicates = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
    for member in members {
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        // A member that is compiled only sometimes has a table of its own beside it.
        for clause in condition.clauses {
          guard case .decls(let members)? = clause.elements, let last = members.last else { continue }
          addTable(of: Array(members), at: last.range.upperBound, conforms: conforms, alias: nil, in: scope)
        }
      } else if let method = member.decl.as(FunctionDeclSyntax.self) {
        entries += self.entries(of: method, conforms: conforms, isAmbiguous: duplicates.contains(method.fullName))
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        entries += self.entries(of: property, conforms: conforms)
      }
    }
    guard !entries.isEmpty else { return }
    let before = members.last.map { $0.range.upperBound } ?? position
    let sharesLine = !text.source[before..<position].contains(UInt8(ascii: "\n"))
    let separator = sharesLine && !members.isEmpty ? "; " : ""
    text.insert(
      separator + "@used @section(\".init_array\") private nonisolated static let \(nextTableName()): "
        + "@convention(c) () -> Void = { _SelectorRuntime.load { \(entries.joined(separator: "; ")) } } ",
      at: position)
    needsRuntime = true
  }

  // MARK: Methods

  private func entries(of method: FunctionDeclSyntax, conforms: Bool, isAmbiguous: Bool) -> [String] {
    guard let scope = scopes.last, isCallable(method) else { return [] }
    let attribute = method.attributes.first(["objc", "IBAction", "IBSegueAction"])
    let isObjC =
      attribute != nil
      || scope.hasObjCMembers && !method.modifiers.isPrivate && method.attributes.first("nonobjc") == nil
    var selectors: [String] = []
    let override = runtimeOverride(method)
    if let override {
      // A further override is reached by the first.
      guard override == .first, let selector = RuntimeMember.selectors[method.fullName] else { return [] }
      selectors = [selector]
    } else if isObjC {
      selectors = [attribute?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)]
    } else if conforms, !method.modifiers.has("override"), let required = index.requirements[method.fullName] {
      selectors = required.sorted()
    }
    let name = override == nil ? method.name.text : RuntimeMember.name(of: method.baseName)
    let reference = self.reference(to: method, named: name, of: scope.name, isAmbiguous: isAmbiguous)
    return selectors.map { "_SelectorRuntime.register(\"\($0)\", _Method(\(reference)))" }
  }

  /// Whether a message can call the method: Objective-C has no such parameters, and what throws or waits has another
  /// signature there.
  private func isCallable(_ method: FunctionDeclSyntax) -> Bool {
    guard !method.modifiers.isStatic, method.genericParameterClause == nil, method.signature.effectSpecifiers == nil,
      method.signature.parameterClause.parameters.count <= 5
    else { return false }
    return method.signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type.trimmedDescription
      let isClosure = type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?")
      return parameter.ellipsis == nil && !type.hasPrefix("inout ") && !type.hasPrefix("some ")
        && !type.contains("@autoclosure") && !isClosure
    }
  }

  private func reference(
    to method: FunctionDeclSyntax, named name: String, of type: String, isAmbiguous: Bool
  ) -> String {
    let parameters = Array(method.signature.parameterClause.parameters)
    guard isAmbiguous || parameters.isEmpty else {
      return "\(type).\(name)(\(method.labels.map { $0 + ":" }.joined()))"
    }
    let declared = parameters.enumerated().map { index, parameter in
      "a\(index): \(parameter.type.trimmedDescription)"
    }
    let passed = zip(method.labels, parameters.indices).map { ($0 == "_" ? "" : $0 + ": ") + "a\($1)" }
    let head = parameters.isEmpty ? "" : "(\(declared.joined(separator: ", "))) in "
    return "{ (o: \(type)) in { \(head)o.\(name)(\(passed.joined(separator: ", "))) } }"
  }

  // MARK: Properties

  private func entries(of property: VariableDeclSyntax, conforms: Bool) -> [String] {
    guard let scope = scopes.last, !property.modifiers.isStatic else { return [] }
    let attribute = property.attributes.first(["objc", "IBOutlet", "IBInspectable", "GKInspectable"])
    let isObjC =
      attribute != nil
      || scope.hasObjCMembers && !property.modifiers.isPrivate && property.attributes.first("nonobjc") == nil
    return property.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      guard isObjC || conforms && index.optionalProperties.contains(name) else { return nil }
      let key = attribute?.objectiveCName ?? name.filter { $0 != "`" }
      return "_SelectorRuntime.register(\"\(key)\", \\\(scope.name).\(name))"
    }
  }
}
