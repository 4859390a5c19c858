import SwiftSyntax

/// Members that are looked for in an object of no known class: `(object as AnyObject).title`, `sender.tag` where the sender is
/// an `AnyObject`. The classes that have such a member are asked in turn.
extension FileRewriter {
  /// What every object has.
  private static let common: Set<String> = ["hash", "description", "debugDescription"]

  /// Without those whose names something else has too in the body, which is of a known type mostly: `if let object = object as? …`.
  func anyObjectParameters(of method: FunctionDeclSyntax) -> Set<String> {
    let names = method.signature.parameterClause.parameters.filter { isAnyObject($0.type) }
      .map { ($0.secondName ?? $0.firstName).text }
    guard !names.isEmpty, let body = method.body else { return [] }
    let finder = NameFinder()
    finder.walk(body)
    return Set(names).subtracting(finder.names)
  }

  private func isAnyObject(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isAnyObject(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return isAnyObject(optional.wrappedType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject"
  }

  /// Whether an expression is an object of no known class.
  func isAnyObject(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isAnyObject(chain.expression) }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return isAnyObject(unwrap.expression) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return anyObjects.contains { $0.contains(name.baseName.text) }
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if ["first", "last"].contains(name) { return isAnyObjectList(base) }
      return index.anyObjects.contains(name) && !isOtherwiseTyped(name)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
      return isAnyObjectList(element.calledExpression)
    }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
      elements.count == 2, elements.first?.is(UnresolvedAsExprSyntax.self) ?? false,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    else { return false }
    return isAnyObject(type)
  }

  /// Whether an expression is a member that is a list of such objects.
  private func isAnyObjectList(_ expression: ExprSyntax) -> Bool {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return isAnyObjectList(chain.expression) }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return isAnyObjectList(unwrap.expression) }
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return index.anyObjectLists.contains(name) && !isOtherwiseTyped(name)
  }

  /// Whether something else has a name too, which then says nothing of a type.
  private func isOtherwiseTyped(_ name: String) -> Bool {
    index.otherwiseTyped.contains(name) || index.properties[name] != nil
      || index.anyObjects.contains(name) && index.anyObjectLists.contains(name)
  }

  func rewriteAnyObjectMember(_ access: MemberAccessExprSyntax) {
    guard let base = access.base, isAnyObject(base), access.declName.baseName.text != "self" else { return }
    let name = access.declName.baseName.text.filter { $0 != "`" }
    var members: [String]
    if let call = call(of: access) {
      let labels = call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["_"])
      members = index.classes(withMethod: name, labels)
        .map {
          "_Member { (o: \($0)) in o.\(name)\(labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")") }"
        }
      if name == "isEqual", labels == ["_"] { members = ["_Member { (o: NSObject) in o.isEqual(_:) }"] }
      if !members.isEmpty {
        for argument in call.arguments {
          guard let label = argument.label, let colon = argument.colon else { continue }
          text.blank(label.range.lowerBound..<colon.range.upperBound)
        }
      }
    } else {
      members = index.classes(withProperty: name).map { "_Member { (o: \($0)) in o.\(name) }" }
      if Self.common.contains(name) { members = ["_Member { (o: NSObject) in o.\(name) }"] }
    }
    guard !members.isEmpty else {
      // Of a parameter the compiler says so.
      guard !base.is(DeclReferenceExprSyntax.self) else { return }
      return warn(
        "'\(name)' is looked for in an object of no known class, and none that is known here has it",
        at: access.declName)
    }
    text.insert("_SelectorRuntime.member(of: ", at: base.range.lowerBound)
    let chain = base.as(OptionalChainingExprSyntax.self)
    let end = chain?.expression.range.upperBound ?? base.range.upperBound
    text.replace(end..<access.range.upperBound, with: ", \(members.joined(separator: ", ")))")
    needsRuntime = true
  }

  /// The call that a member is named for.
  private func call(of access: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    var callee = ExprSyntax(access)
    if let parent = access.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      callee = ExprSyntax(parent) ?? callee
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression == callee else { return nil }
    return call
  }
}

/// Finds the names that are given within a function's body.
private final class NameFinder: SyntaxVisitor {
  var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}
