import SwiftSyntax

/// Collects what a file tells the others.
final class IndexBuilder: SyntaxVisitor {
  /// Whether the file is one of UIKit's own: a requirement there is optional if an extension of the protocol has it.
  private let isSystem: Bool
  /// Whether classes are looked for in the bodies of functions too.
  private let readsBodies: Bool
  private(set) var index = ModuleIndex()
  private var types: [String] = []
  /// Whether each of those types is generic, or within what is.
  private var areGeneric: [Bool] = []
  /// The full names of the methods of extensions of protocols, of a system module.
  private var extensionMethods: [String: Set<String>] = [:]

  init(isSystem: Bool = false, readsBodies: Bool = false) {
    self.isSystem = isSystem
    self.readsBodies = readsBodies
    super.init(viewMode: .sourceAccurate)
  }

  /// The index of a system module's files together: its optional requirements are known when all have been seen.
  static func systemIndex(of trees: [SourceFileSyntax]) -> ModuleIndex {
    let builder = IndexBuilder(isSystem: true)
    for tree in trees { builder.walk(tree) }
    var index = builder.index
    for (name, methods) in builder.extensionMethods where index.protocols.contains(name) {
      index.optionalMethods.formUnion(methods.filter { index.requirements[$0] != nil })
    }
    return index.exported
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isSystem || !FileRewriter.isForNewerSystem(node.decl) ? .visitChildren : .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    readsBodies ? .visitChildren : .skipChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    _ = enter(name, isGeneric: node.genericParameterClause != nil)
    var found = ModuleIndex.Class()
    found.superclass = node.inheritanceClause?.inheritedTypes.first.map { lastComponent($0.type) }
    found.isGeneric = node.genericParameterClause != nil
    found.hasObjCMembers = node.attributes.first("objcMembers") != nil
    found.hasTable = !isSystem && node.inheritanceClause != nil && areGeneric.last ?? false
    found.isDeclared = true
    var own = ModuleIndex()
    own.classes[name] = found
    index.merge(own)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.name.text, isGeneric: false)
    index.protocols.insert(node.name.text)
    guard isSystem || node.attributes.first("objc") != nil else { return .visitChildren }
    for member in node.memberBlock.members {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        let selector =
          method.attributes.first("objc")?.objectiveCName ?? MethodName.selector(method.baseName, method.labels)
        index.requirements[method.fullName, default: []].insert(selector)
        if method.modifiers.has("optional") { index.optionalMethods.insert(method.fullName) }
      } else if let property = member.decl.as(VariableDeclSyntax.self), property.modifiers.has("optional") {
        for binding in property.bindings { index.optionalProperties.insert(binding.name) }
      }
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(lastComponent(node.extendedType), isGeneric: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(_ name: String, isGeneric: Bool) -> SyntaxVisitorContinueKind {
    if isSystem { index.systemTypes.insert(name) }
    types.append(name)
    areGeneric.append(isGeneric || areGeneric.last ?? false)
    return .visitChildren
  }

  private func leave() {
    types.removeLast()
    areGeneric.removeLast()
  }

  /// A type's name without the module, the types around it, and its arguments.
  private func lastComponent(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return type.trimmedDescription
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last, let owner = node.memberOwner else { return .visitChildren }
    let isOverride = node.modifiers.has("override")
    if isOverride {
      index.overridden.insert(node.fullName)
      index.overrides[type, default: []].insert(node.fullName)
    }
    let attribute = node.attributes.first(["objc", "IBAction", "IBSegueAction"])
    let isObjC =
      attribute != nil || owner.attributes.first("objcMembers") != nil
      || owner.is(ExtensionDeclSyntax.self) && owner.attributes.first("objc") != nil
      || isSystem && node.modifiers.has("open", "public") || isOverride
    if isObjC, !owner.is(ProtocolDeclSyntax.self) {
      let name = attribute?.objectiveCName
      index.methods[type, default: []].insert(
        .init(
          base: node.baseName, labels: node.labels, selector: name ?? MethodName.selector(node.baseName, node.labels),
          isNamed: name != nil, isOverride: isOverride, isStatic: node.modifiers.isStatic))
    }
    guard let extensionNode = owner.as(ExtensionDeclSyntax.self) else { return .visitChildren }
    if isSystem { extensionMethods[type, default: []].insert(node.fullName) }
    if !isSystem, !node.modifiers.isStatic, !node.modifiers.has("private", "fileprivate"), isObjC {
      index.extensionMembers[type, default: []].append(
        .init(
          full: node.fullName, trampoline: Trampoline.text(for: node, in: extensionNode),
          isCertain: isOverride || node.modifiers.has("open")))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !isSystem {
      for binding in node.bindings { noteType(of: binding) }
      for binding in node.bindings {
        guard let type = binding.typeAnnotation?.type, !type.is(IdentifierTypeSyntax.self), type.oneLine.contains("->")
        else { continue }
        index.closures.insert(binding.name)
      }
    }
    guard let type = types.last, let owner = node.memberOwner else { return .visitChildren }
    let isOverride = node.modifiers.has("override")
    if isOverride {
      for binding in node.bindings {
        index.overridden.insert(binding.name)
        index.overrides[type, default: []].insert(binding.name)
      }
    }
    let isObjC = isOverride || node.attributes.first("objc") != nil || owner.attributes.first("objc") != nil
    if !node.modifiers.isStatic, !owner.is(ProtocolDeclSyntax.self), isKnownByKey(node, owner) {
      for binding in node.bindings { index.properties[binding.name, default: []].insert(type) }
    }
    if !isSystem, isObjC, let extensionNode = owner.as(ExtensionDeclSyntax.self), !node.modifiers.isStatic,
      !node.modifiers.has("private", "fileprivate"),
      let text = Trampoline.text(for: node, in: extensionNode), let binding = node.bindings.first
    {
      index.extensionMembers[type, default: []].append(
        .init(
          full: binding.name, trampoline: text,
          isCertain: isOverride || node.modifiers.has("open")))
    }
    return .visitChildren
  }

  private func noteType(of binding: PatternBindingSyntax) {
    var type = binding.typeAnnotation?.type
    while let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let optional = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = optional.wrappedType }
    func isAnyObject(_ type: TypeSyntax?) -> Bool { type?.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject" }
    if isAnyObject(type) {
      index.anyObjects.insert(binding.name)
    } else if isAnyObject(type?.as(ArrayTypeSyntax.self)?.element) {
      index.anyObjectLists.insert(binding.name)
    } else {
      index.otherwiseTyped.insert(binding.name)
    }
  }

  private func isKnownByKey(_ property: VariableDeclSyntax, _ owner: any DeclGroupSyntax) -> Bool {
    if isSystem {
      guard let group = owner.as(ClassDeclSyntax.self) else {
        return owner.is(ExtensionDeclSyntax.self) && property.modifiers.has("open", "public")
      }
      return group.modifiers.has("open", "public") && property.modifiers.has("open", "public")
    }
    guard !property.modifiers.isPrivate else { return false }
    return property.attributes.first(["objc", "IBOutlet", "IBInspectable"]) != nil
      || owner.attributes.first(["objc", "objcMembers"]) != nil
  }

}

extension SyntaxProtocol {
  /// The type declaration or extension of which the declaration is a member; conditional compilation between them does not
  /// count.
  var memberOwner: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
