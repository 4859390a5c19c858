import SwiftSyntax

/// The member that a class's body gets for one of an extension which overrides or is overridden. The extension's own gets
/// another name.
enum Trampoline {
  /// What the extension's member is called.
  static func name(of member: String) -> String { "__extension_\(member)" }

  static func text(for method: FunctionDeclSyntax, in extensionNode: ExtensionDeclSyntax) -> String {
    let parameters = Array(method.signature.parameterClause.parameters)
    let declared = parameters.enumerated().map { index, parameter in
      "\(parameter.firstName.text) a\(index): \(parameter.type.oneLine)\(parameter.ellipsis?.text ?? "")"
        + (parameter.defaultValue.map { " " + $0.oneLine } ?? "")
    }
    let passed = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (parameter.type.oneLine.hasPrefix("inout ") ? "&" : "") + "a\(index)"
    }
    let effects = method.signature.effectSpecifiers?.oneLine ?? ""
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return [
      modifiers(method.modifiers, extensionNode),
      "func \(method.name.text)\(method.genericParameterClause?.oneLine ?? "")"
        + "(\(declared.joined(separator: ", ")))",
      effects, method.signature.returnClause?.oneLine ?? "",
      "{ \(marks)\(name(of: method.baseName))(\(passed.joined(separator: ", "))) }",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Nil for what needs no member: a property without a type can only be a stored one, which extensions do not have.
  static func text(for property: VariableDeclSyntax, in extensionNode: ExtensionDeclSyntax) -> String? {
    guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type.oneLine else {
      return nil
    }
    let name = binding.pattern.oneLine
    var setter = ""
    if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      accessors.contains(where: { $0.accessorSpecifier.text == "set" })
    {
      setter = " set { \(self.name(of: name)) = newValue }"
    }
    return [
      modifiers(property.modifiers, extensionNode), "var \(name): \(type)",
      "{ get { \(self.name(of: name)) }\(setter) }",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func modifiers(_ own: DeclModifierListSyntax, _ extensionNode: ExtensionDeclSyntax) -> String {
    let access: Set<String> = ["public", "open", "internal", "package"]
    var result = own.map(\.name.text).filter { access.contains($0) || $0 == "override" || $0 == "nonisolated" }
    if !own.contains(where: { access.contains($0.name.text) }) {
      result += extensionNode.modifiers.map(\.name.text).filter { $0 == "public" || $0 == "package" }
    }
    return result.joined(separator: " ")
  }
}
