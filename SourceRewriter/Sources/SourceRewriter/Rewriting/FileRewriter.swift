import SwiftSyntax

/// Rewrites one file: what only Objective-C can do becomes calls of `_SelectorRuntime`, which UIKit has on Linux.
///
/// Everything that is removed leaves spaces, and what is added stands where no line moves.
final class FileRewriter: SyntaxVisitor {
  /// A type declaration or extension around the place where the rewriter is.
  struct Scope {
    enum Kind { case `class`, `extension`, `protocol`, value }
    let kind: Kind
    /// The name as it can be written there.
    let name: String
    /// Whether it, or one around it, is generic: such a type is many classes, none of which is known beforehand.
    let isGeneric: Bool
    /// Whether members are `@objc` without saying so.
    let hasObjCMembers: Bool
  }

  let index: ModuleIndex
  var text: EditedText
  var scopes: [Scope] = []
  var warnings: [RewriterWarning] = []
  /// Whether the text mentions what UIKit has.
  var needsRuntime = false
  private var importsUIKit = false
  private var importEnd: Int?
  /// Made only for a warning: it looks at every line.
  private lazy var locations = SourceLocationConverter(fileName: file, tree: tree)
  private let tree: SourceFileSyntax
  private let file: String
  /// Attributes and modifiers that have been dealt with, by their places.
  var handled: Set<Int> = []
  private var tableCount = 0
  /// The names of the parameters of type `AnyObject` that the functions around the place have.
  var anyObjects: [Set<String>] = []

  init(_ source: [UInt8], tree: SourceFileSyntax, file: String, index: ModuleIndex) {
    self.index = index
    text = EditedText(source: source)
    self.tree = tree
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The rewritten text; nil if the file stays as it is.
  func finish() -> (text: String, columns: ColumnMap)? {
    if needsRuntime, !importsUIKit {
      if let importEnd { text.insert("; import UIKit", at: importEnd) } else { text.insert("import UIKit; ", at: 0) }
    }
    return text.apply()
  }

  func warn(_ message: String, at node: some SyntaxProtocol) {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    warnings.append(RewriterWarning(line: location.line, column: location.column, message: message))
  }

  /// The name of the type that `self` has at this place, as it can be written there.
  var enclosingType: String? {
    scopes.last.map { $0.kind == .protocol ? "Self" : $0.name }
  }

  /// A name for a table that no other of the file has.
  func nextTableName() -> String {
    tableCount += 1
    return "__selectors\(tableCount)"
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.path.map(\.name.text)
    if parts.first == "ObjectiveC" {
      text.replace(node.path.range, with: "UIKit")
      importsUIKit = true
    } else if parts.first == "OSLog" {
      text.replace(node.path.range, withPadded: "os")
    } else if parts.first == "Darwin" {
      text.replace(node.path.range, with: "Foundation")
    } else if parts.first == "UIKit" || parts.first == "os" {
      // Apple's modules have submodules; ours are whole.
      if node.importKindSpecifier == nil, parts.count > 1, let first = node.path.first {
        text.blank(first.name.range.upperBound..<node.path.range.upperBound)
      }
      if node.importKindSpecifier == nil, parts.first == "UIKit" { importsUIKit = true }
    }
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false { importEnd = node.range.upperBound }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let finder = PlatformConditionFinder()
      finder.walk(condition)
      for range in finder.found { text.replace(range, withPadded: "true") }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removeForNewerSystem(node.decl) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removeForNewerSystem(node.item) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    rewriteGuards(in: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node) ? .skipChildren : .visitChildren
  }

  // MARK: Scopes

  private func push(
    _ kind: Scope.Kind, _ name: String, isGeneric: Bool, hasObjCMembers: Bool = false
  ) {
    scopes.append(
      Scope(
        kind: kind, name: name, isGeneric: isGeneric || scopes.last?.isGeneric ?? false,
        hasObjCMembers: hasObjCMembers))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    push(.class, name, isGeneric: node.genericParameterClause != nil, hasObjCMembers: index.hasObjCMembers(name))
    addTrampolines(to: node)
    addTable(
      of: node.memberBlock, conforms: node.inheritanceClause != nil,
      alias: node.attributes.first("objc")?.objectiveCName)
    addGenericTable(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let last = String(name.split(separator: ".").last ?? "")
    let isGeneric = node.genericWhereClause != nil || name.contains("<") || index.classes[last]?.isGeneric ?? false
    push(
      index.protocols.contains(last) ? .protocol : .extension, name, isGeneric: isGeneric,
      hasObjCMembers: node.attributes.first("objc") != nil || index.hasObjCMembers(last))
    addTable(of: node.memberBlock, conforms: true, alias: nil)
    renameOverriding(in: node, of: last)
    addDispatchers(in: node, of: last)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(.protocol, node.name.text, isGeneric: false)
    if node.attributes.first("objc") != nil { rewriteObjCProtocol(node) }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(.value, node.name.text, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(.value, node.name.text, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(.value, node.name.text, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  // MARK: Attributes and modifiers

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name
    guard handled.insert(node.range.lowerBound).inserted else { return .skipChildren }
    switch name {
    case _ where Self.removed.contains(name): text.blank(node.range)
    case "NSCopying":
      text.replace(node.range, withPadded: "@_NSCopied")
      needsRuntime = true
    case "UIApplicationMain", "NSApplicationMain": text.replace(node.range, withPadded: "@main")
    case "convention":
      guard isObjectiveCConvention(node) else { return .skipChildren }
      text.blank(node.range)
    case "NSManaged":
      text.blank(node.range)
      warn("'@NSManaged' needs Core Data, which is not here: the property is an ordinary one", at: node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Whether a function type is one that only Objective-C's compiler knows: of a block, or with objects for parameters.
  private func isObjectiveCConvention(_ node: AttributeSyntax) -> Bool {
    let convention = node.arguments?.trimmedDescription
    if convention == "block" { return true }
    guard convention == "c", let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
    return type.baseType.tokens(viewMode: .sourceAccurate).contains { token in
      ["AnyObject", "Any", "AnyClass", "Selector"].contains(token.text)
        || ["NS", "UI", "CA"].contains { token.text.hasPrefix($0) }
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard handled.insert(node.range.lowerBound).inserted else { return .skipChildren }
    switch node.name.text {
    case "optional": text.blank(node.range)
    case "dynamic":
      let attributes = node.parent?.parent?.asProtocol((any WithAttributesSyntax).self)?.attributes
      if attributes?.first(["objc", "IBAction", "IBInspectable"]) != nil || scopes.last?.hasObjCMembers ?? false {
        text.blank(node.range)
      }
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteRuntimeOverride(node)
    rewriteDispatchedOverride(node)
    anyObjects.append(anyObjectParameters(of: node))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { anyObjects.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteObserved(node)
    rewriteDispatchedOverride(node)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ["NSStringFromClass", "NSClassFromString"].contains(node.baseName.text),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first, argument.label == nil, call.arguments.count == 1
    {
      let name = node.baseName.text == "NSStringFromClass" ? "name(of: " : "namedClass("
      text.replace(node.range.lowerBound..<argument.range.lowerBound, with: "_SelectorRuntime." + name)
      needsRuntime = true
    }
    // Archives name classes as their tables do, which must have been read.
    if ["NSKeyedArchiver", "NSKeyedUnarchiver"].contains(node.baseName.text),
      let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      access.declName.baseName.text != "self"
    {
      text.insert("_SelectorRuntime.named(", at: node.range.lowerBound)
      text.insert(".self)", at: node.range.upperBound)
      needsRuntime = true
    }
    if Self.exchanges.contains(node.baseName.text), node.parent?.is(FunctionCallExprSyntax.self) ?? false {
      warn(
        "'\(node.baseName.text)' changes nothing here: without Objective-C there are no methods to exchange, and "
          + "'class_getInstanceMethod' answers nil", at: node)
    }
    return .visitChildren
  }

  private static let exchanges: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteClassDescription(node)
    return .visitChildren
  }

  /// `type(of: object).description()` is a message to a class whose type says nothing.
  private func rewriteClassDescription(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self), base.calledExpression.trimmedDescription == "type",
      base.arguments.count == 1, base.arguments.first?.label?.text == "of"
    else { return }
    text.insert("_SelectorRuntime.name(of: ", at: base.range.lowerBound)
    text.replace(access.period.range.lowerBound..<call.range.upperBound, withPadded: ")")
    needsRuntime = true
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteAnyObjectMember(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalBinding(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalComparison(node)
    return .visitChildren
  }
}

/// Something that keeps only part of its meaning.
public struct RewriterWarning: Codable, Sendable {
  public let line: Int
  public let column: Int
  public let message: String
}

/// Finds `os(iOS)` in a condition.
private final class PlatformConditionFinder: SyntaxVisitor {
  var found: [Range<Int>] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "os", node.arguments.count == 1,
      node.arguments.first?.expression.trimmedDescription == "iOS"
    {
      found.append(node.range)
    }
    return .skipChildren
  }
}
