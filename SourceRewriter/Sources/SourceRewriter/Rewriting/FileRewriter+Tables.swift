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

  /// Adds the table of a generic class: a method that the runtime finds by a conformance, as each class that is made of it has
  /// one of its own.
  func addGenericTable(to node: ClassDeclSyntax) {
    guard let scope = scopes.last, scope.isGeneric, let inheritance = node.inheritanceClause,
      let last = inheritance.inheritedTypes.last, index.classes[scope.name]?.hasTable ?? false
    else { return }
    let members = node.memberBlock.members.filter { !Self.isForNewerSystem($0.decl) }
    let entries = members.flatMap { self.entries(of: $0.decl, conforms: true) }
    let isInherited = index.lineage(of: scope.name).dropFirst().contains { index.classes[$0]?.hasTable ?? false }
    if !isInherited { text.insert(", nonisolated _SelectorTable", at: last.type.range.upperBound) }
    let access = node.modifiers.first { ["open", "public", "package"].contains($0.name.text) }?.name.text ?? ""
    insertMember(
      "\(access) \(isInherited ? "override " : "")nonisolated class func __selectorTable() "
        + "{ _SelectorRuntime.read { \(entries.joined(separator: "; ")) } } ", in: node.memberBlock)
    needsRuntime = true
  }

  /// Adds a member at the end of a type's body.
  func insertMember(_ member: String, in block: MemberBlockSyntax) {
    let brace = block.rightBrace.range.lowerBound
    let before = block.members.last.map { $0.range.upperBound } ?? brace
    let sharesLine = !text.source[before..<brace].contains(UInt8(ascii: "\n"))
    text.insert((sharesLine && !block.members.isEmpty ? "; " : "") + member, at: brace)
  }

  private func addTable(
    of members: [MemberBlockItemSyntax], at position: Int, conforms: Bool, alias: String?, in scope: Scope
  ) {
    var entries: [String] = []
    if let alias { entries.append("_SelectorRuntime.register(\(scope.name).self, as: \"\(alias)\")") }
    for member in members where !Self.isForNewerSystem(member.decl) {
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        // A member that is compiled only sometimes has a table of its own beside it.
        for clause in condition.clauses {
          guard case .decls(let members)? = clause.elements, let last = members.last else { continue }
          addTable(of: Array(members), at: last.range.upperBound, conforms: conforms, alias: nil, in: scope)
        }
      } else {
        entries += self.entries(of: member.decl, conforms: conforms)
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

  private func entries(of member: DeclSyntax, conforms: Bool) -> [String] {
    if let method = member.as(FunctionDeclSyntax.self) {
      return method.modifiers.isStatic ? classEntries(of: method) : entries(of: method, conforms: conforms)
    }
    return member.as(VariableDeclSyntax.self).map { entries(of: $0, conforms: conforms) } ?? []
  }

  // MARK: Methods

  /// The entry of a class's own method, which is sent to the class.
  private func classEntries(of method: FunctionDeclSyntax) -> [String] {
    guard let scope = scopes.last, isCallable(method) else { return [] }
    let attribute = method.attributes.first(["objc", "IBAction"])
    let isObjC =
      attribute != nil
      || scope.hasObjCMembers && !method.modifiers.isPrivate && method.attributes.first("nonobjc") == nil
    guard isObjC else { return [] }
    let selector = attribute?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)
    let closure = self.closure(
      calling: method, named: method.name.text, of: "_ClassObject", through: "(o.type as! \(scope.name).Type)")
    return ["_SelectorRuntime.classMethod(\"\(selector)\", of: \(scope.name).self, _Method(\(closure)))"]
  }

  private func entries(of method: FunctionDeclSyntax, conforms: Bool) -> [String] {
    guard let scope = scopes.last, isCallable(method) else { return [] }
    let attribute = method.attributes.first(["objc", "IBAction", "IBSegueAction"])
    let isObjC =
      attribute != nil
      || scope.hasObjCMembers && !method.modifiers.isPrivate && method.attributes.first("nonobjc") == nil
    var selectors: [String] = []
    let override = runtimeOverride(method)
    let isFirst = dispatchedOverride(method.fullName, method.modifiers)
    if let isFirst {
      guard isFirst else { return [] }
      let known = index.selectors(base: method.baseName, labels: method.labels, in: scope.name)
      selectors = known.isEmpty ? [MethodName.selector(method.baseName, method.labels)] : known.sorted()
    } else if let override {
      // A further override is reached by the first.
      guard override == .first, let selector = RuntimeMember.selectors[method.fullName] else { return [] }
      selectors = [selector]
    } else if isObjC {
      selectors = [attribute?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)]
    } else if conforms, !method.modifiers.has("override"), let required = index.requirements[method.fullName] {
      selectors = required.sorted()
    }
    var name = override == nil && isFirst == nil ? method.name.text : RuntimeMember.name(of: method.baseName)
    if isDispatched(method.fullName) { name = Trampoline.name(of: method.baseName) }
    let closure = self.closure(calling: method, named: name, of: scope.name)
    return selectors.map { "_SelectorRuntime.method(\"\($0)\", _Method(\(closure)))" }
  }

  /// Whether a message can call the method: Objective-C has no such parameters, and what throws or waits has another
  /// signature there.
  private func isCallable(_ method: FunctionDeclSyntax) -> Bool {
    guard method.genericParameterClause == nil, method.signature.effectSpecifiers == nil,
      method.signature.parameterClause.parameters.count <= Self.parameterLabels.count - 1
    else { return false }
    return method.signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type.oneLine
      let isClosure = type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?")
      return parameter.ellipsis == nil && !type.hasPrefix("inout ") && !type.hasPrefix("some ")
        && !type.contains("@autoclosure") && !isClosure
    }
  }

  /// How `_Method` is told the number of a closure's parameters.
  static let parameterLabels = ["none", "one", "two", "three", "four", "five", "six"]

  /// `one: { (o: Panel, a0: UIButton) -> Void in o.open(a0) }`: every type is written, so that the compiler has nothing to look
  /// for, whatever else has the name.
  private func closure(
    calling method: FunctionDeclSyntax, named name: String, of type: String, through target: String = "o"
  ) -> String {
    let parameters = Array(method.signature.parameterClause.parameters)
    let declared = parameters.enumerated().map { index, parameter in ", a\(index): \(Self.plain(parameter.type))" }
    let passed = zip(method.labels, parameters.indices).map { ($0 == "_" ? "" : $0 + ": ") + "a\($1)" }
    return "\(Self.parameterLabels[parameters.count]): { (o: \(type)\(declared.joined()))\(Self.result(of: method)) in "
      + "\(target).\(name)(\(passed.joined(separator: ", "))) }"
  }

  /// A parameter's type as a closure may have it: `T!` is `T?` there.
  private static func plain(_ type: TypeSyntax) -> String {
    guard let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return type.oneLine }
    return unwrapped.wrappedType.oneLine + "?"
  }

  /// The closure's result, where its type can be written there.
  private static func result(of method: FunctionDeclSyntax) -> String {
    guard let type = method.signature.returnClause?.type else { return " -> Void" }
    let text = plain(type)
    return text.contains("Self") || text.contains("some ") ? "" : " -> \(text)"
  }

  /// Whether the member of an extension is one that asks the runtime for its overrides.
  private func isDispatched(_ full: String) -> Bool {
    guard let scope = scopes.last, scope.kind == .extension else { return false }
    return index.dispatched(of: String(scope.name.split(separator: ".").last ?? "")).contains(full)
  }

  // MARK: Properties

  private func entries(of property: VariableDeclSyntax, conforms: Bool) -> [String] {
    guard let scope = scopes.last, !property.modifiers.isStatic else { return [] }
    let attribute = property.attributes.first(["objc", "IBOutlet", "IBInspectable", "GKInspectable"])
    let isObjC =
      attribute != nil
      || scope.hasObjCMembers && !property.modifiers.isPrivate && property.attributes.first("nonobjc") == nil
    if property.bindings.count == 1, let binding = property.bindings.first {
      let name = binding.name
      if isDispatched(name) {
        return dispatchEntries(of: name, as: Trampoline.name(of: name), binding, in: scope.name)
      }
      if let isFirst = dispatchedOverride(name, property.modifiers) {
        return isFirst ? dispatchEntries(of: name, as: RuntimeMember.name(of: name), binding, in: scope.name) : []
      }
    }
    return property.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      guard isObjC || conforms && index.optionalProperties.contains(name) else { return nil }
      let key = attribute?.objectiveCName ?? name.filter { $0 != "`" }
      return "_SelectorRuntime.property(\"\(key)\", \\\(scope.name).\(name))"
    }
  }
}
