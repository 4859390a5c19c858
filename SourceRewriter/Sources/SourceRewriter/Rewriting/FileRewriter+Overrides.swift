import SwiftSyntax

/// The methods that Apple's `NSObject` has for its subclasses to override, and Foundation's on Linux has not.
enum RuntimeMember {
  /// What an override of such a method is called.
  static func name(of method: String) -> String { "__override_\(method)" }

  static let selectors = [
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
  ]
}

extension FileRewriter {
  // MARK: In extensions

  /// Adds to a class's body what stands for members of its extensions that override or are overridden.
  func addTrampolines(to node: ClassDeclSyntax) {
    let trampolines = index.trampolines(of: node.name.text)
    guard !trampolines.isEmpty else { return }
    let brace = node.memberBlock.rightBrace.range.lowerBound
    let members = node.memberBlock.members
    let before = members.last.map { $0.range.upperBound } ?? brace
    let sharesLine = !members.isEmpty && !text.source[before..<brace].contains(UInt8(ascii: "\n"))
    text.insert(
      (sharesLine ? "; " : "") + trampolines.map(\.trampoline).joined(separator: "; ") + "; ", at: brace)
  }

  /// Gives another name to the members of an extension for which the class's body has one now.
  func renameOverriding(in node: ExtensionDeclSyntax, of type: String) {
    let names = Set(index.trampolines(of: type).map(\.full))
    guard !names.isEmpty else { return }
    let finder = MemberFinder()
    finder.walk(node.memberBlock)
    for method in finder.methods where names.contains(method.fullName) && !method.modifiers.isStatic {
      text.replace(method.name.range, with: Trampoline.name(of: method.baseName))
      dropOverride(method.modifiers)
    }
    for property in finder.properties where !property.modifiers.isStatic {
      guard let binding = property.bindings.first, names.contains(binding.name) else { continue }
      text.replace(
        binding.pattern.range, with: Trampoline.name(of: binding.name))
      dropOverride(property.modifiers)
    }
  }

  private func dropOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "override" || modifier.name.text == "open" {
      guard handled.insert(modifier.range.lowerBound).inserted else { continue }
      text.replace(modifier.range, withPadded: modifier.name.text == "open" ? "public" : "")
    }
  }

  // MARK: Of what Foundation has not

  /// How a method overrides one that Foundation's `NSObject` has not.
  enum RuntimeOverride {
    /// No class between has declared it: there is nothing to override.
    case first
    /// A class between has.
    case further
  }

  func runtimeOverride(_ method: FunctionDeclSyntax) -> RuntimeOverride? {
    guard let scope = scopes.last, scope.kind == .class, method.modifiers.has("override"),
      RuntimeMember.selectors[method.fullName] != nil
    else { return nil }
    for name in index.lineage(of: scope.name).dropFirst() {
      guard let found = index.methods[name]?.first(where: { $0.full == method.fullName && !$0.isStatic })
      else { continue }
      // What does not override is a method of UIKit's own.
      return found.isOverride ? .further : nil
    }
    return .first
  }

  /// Gives such a method a name of its own, by which the runtime's table calls it: whoever calls the method asks the runtime.
  func rewriteRuntimeOverride(_ method: FunctionDeclSyntax) {
    guard let kind = runtimeOverride(method), let scope = scopes.last else { return }
    text.replace(method.name.range, with: RuntimeMember.name(of: method.baseName))
    let finder = SuperCallFinder(RuntimeMember.selectors.keys.map { String($0.prefix { $0 != "(" }) })
    if let body = method.body { finder.walk(body) }
    switch kind {
    case .first:
      for modifier in method.modifiers where modifier.name.text == "override" {
        handled.insert(modifier.range.lowerBound)
        text.blank(modifier.range)
      }
      for call in finder.found {
        text.replace(call.base, with: "_SelectorRuntime.inherited(self, by: \(scope.name).self)")
      }
      needsRuntime = true
    case .further:
      for call in finder.found {
        text.replace(call.name, with: RuntimeMember.name(of: text.text(of: call.name)))
      }
    }
  }
}

/// The members of an extension, those that are compiled only sometimes included.
final class MemberFinder: SyntaxVisitor {
  var methods: [FunctionDeclSyntax] = []
  var properties: [VariableDeclSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    methods.append(node)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    properties.append(node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds `super` in uses of members of some names.
final class SuperCallFinder: SyntaxVisitor {
  var found: [(base: Range<Int>, name: Range<Int>)] = []

  private let names: Set<String>

  init(_ names: [String]) {
    self.names = Set(names)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.is(SuperExprSyntax.self), names.contains(node.declName.baseName.text) {
      found.append((base.range, node.declName.baseName.range))
    }
    return .visitChildren
  }
}
