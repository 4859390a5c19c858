import SwiftSyntax

/// Properties that can be observed: `@objc dynamic var`.
extension FileRewriter {
  /// Wraps a stored property so that it tells of its changes. A computed one needs nothing: what it is computed from tells.
  func rewriteObserved(_ property: VariableDeclSyntax) {
    let objc = property.attributes.first("objc")
    guard let dynamic = property.modifiers.first(where: { $0.name.text == "dynamic" }),
      objc != nil || scopes.last?.hasObjCMembers ?? false, property.bindingSpecifier.text == "var",
      property.bindings.count == 1, let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding),
      !property.modifiers.has("weak", "unowned", "lazy", "static", "class", "override")
    else { return }
    handled.insert(dynamic.range.lowerBound)
    let wrapper = "@_Observed(\"\(name.filter { $0 != "`" })\")"
    if let objc, objc.objectiveCName == nil {
      handled.insert(objc.range.lowerBound)
      let gap = text.source[objc.range.upperBound..<dynamic.range.lowerBound]
      if gap.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        text.replace(objc.range.lowerBound..<dynamic.range.upperBound, withPadded: wrapper)
      } else {
        text.replace(objc.range, withPadded: wrapper)
        text.blank(dynamic.range)
      }
    } else {
      text.insert(wrapper + " ", at: property.range.lowerBound)
      text.blank(dynamic.range)
    }
    // An optional's nil goes without saying only where no wrapper is around it.
    if binding.initializer == nil, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      text.insert(" = nil", at: type.range.upperBound)
    }
    needsRuntime = true
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }
}
