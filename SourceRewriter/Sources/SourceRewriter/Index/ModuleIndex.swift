/// What the files of a module, and those of the modules that use it, must know of each other.
public struct ModuleIndex: Codable, Equatable, Sendable {
  /// A method that Objective-C would know.
  struct Method: Codable, Hashable, Sendable {
    let base: String
    let labels: [String]
    let selector: String
    /// Whether `@objc(name)` gives the selector.
    let isNamed: Bool
    let isOverride: Bool
    /// Whether it is one of the class itself, not of its objects.
    let isStatic: Bool
    var full: String { MethodName.full(base, labels) }
  }

  /// What is known of a class.
  struct Class: Codable, Equatable, Sendable {
    var superclass: String?
    var isGeneric = false
    var hasObjCMembers = false
    /// Whether it is generic, or within what is, and has a table that those that inherit from it override.
    var hasTable = false
    /// Whether its body is in this module, so that members can be added to it.
    var isDeclared = false
  }

  /// A member of an extension that takes part in overriding: as Objective-C allows there and Swift does not, the class gets a
  /// member in its body that calls it.
  struct ExtensionMember: Codable, Equatable, Sendable {
    /// `move(_:to:)`, or a property's name.
    let full: String
    /// The member of the class's body.
    let trampoline: String
    /// Whether it is an override itself, or may be overridden in another module.
    let isCertain: Bool
  }

  var classes: [String: Class] = [:]
  var protocols: Set<String> = []
  /// The names of a system module's types.
  public internal(set) var systemTypes: Set<String> = []
  /// The selectors of methods that a protocol asks for, by their full names: `move(_:to:)`.
  var requirements: [String: Set<String>] = [:]
  /// Those of them that a class need not have.
  var optionalMethods: Set<String> = []
  /// The names of properties that a protocol asks for and a class need not have.
  var optionalProperties: Set<String> = []
  /// The names of properties that keep closures which may be nil; only within the module.
  var closures: Set<String> = []
  /// The names of variables of type `AnyObject`, of type `[AnyObject]`, and of any other type; only within the module.
  var anyObjects: Set<String> = []
  var anyObjectLists: Set<String> = []
  var otherwiseTyped: Set<String> = []
  /// The methods of a type, by its name.
  var methods: [String: Set<Method>] = [:]
  /// The classes that have a property which Objective-C would know, by its name.
  var properties: [String: Set<String>] = [:]
  /// Members of extensions by the name of the extended class; only within the module.
  var extensionMembers: [String: [ExtensionMember]] = [:]
  /// The full names of what is overridden anywhere in the module.
  var overridden: Set<String> = []
  /// The full names of what a class overrides, by its name; only within the module.
  var overrides: [String: Set<String>] = [:]

  /// An index of nothing.
  public init() {}

  /// Whether it says anything that files of other modules could need.
  public var isEmpty: Bool { self == ModuleIndex() }

  /// Adds what another index knows.
  public mutating func merge(_ other: ModuleIndex) {
    classes.merge(other.classes) { own, new in
      Class(
        superclass: own.superclass ?? new.superclass, isGeneric: own.isGeneric || new.isGeneric,
        hasObjCMembers: own.hasObjCMembers || new.hasObjCMembers, hasTable: own.hasTable || new.hasTable,
        isDeclared: own.isDeclared || new.isDeclared)
    }
    protocols.formUnion(other.protocols)
    systemTypes.formUnion(other.systemTypes)
    requirements.merge(other.requirements) { $0.union($1) }
    optionalMethods.formUnion(other.optionalMethods)
    optionalProperties.formUnion(other.optionalProperties)
    closures.formUnion(other.closures)
    anyObjects.formUnion(other.anyObjects)
    anyObjectLists.formUnion(other.anyObjectLists)
    otherwiseTyped.formUnion(other.otherwiseTyped)
    methods.merge(other.methods) { $0.union($1) }
    properties.merge(other.properties) { $0.union($1) }
    extensionMembers.merge(other.extensionMembers) { $0 + $1 }
    overridden.formUnion(other.overridden)
    overrides.merge(other.overrides) { $0.union($1) }
  }

  /// What other modules need of it.
  public var exported: ModuleIndex {
    var result = self
    result.extensionMembers = [:]
    result.overridden = []
    result.overrides = [:]
    result.closures = []
    result.anyObjects = []
    result.anyObjectLists = []
    result.otherwiseTyped = []
    for name in result.classes.keys { result.classes[name]?.isDeclared = false }
    return result
  }

  /// A class and those it inherits from, as far as they are known, nearest first.
  func lineage(of name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let current = next, !result.contains(current) {
      result.append(current)
      next = classes[current]?.superclass
    }
    return result
  }

  /// Whether `@objcMembers` holds for a class, of itself or by inheritance.
  func hasObjCMembers(_ name: String) -> Bool {
    lineage(of: name).contains { classes[$0]?.hasObjCMembers ?? false }
  }

  /// The members of extensions for which the class's body gets a member of its own.
  func trampolines(of name: String) -> [ExtensionMember] {
    guard classes[name]?.isDeclared ?? false else { return [] }
    return (extensionMembers[name] ?? []).filter { $0.isCertain || overridden.contains($0.full) }
      .sorted { ($0.full, $0.trampoline) < ($1.full, $1.trampoline) }
  }

  /// The members of extensions of a class of another module that a class of this one overrides. No member can be added to that
  /// class's body: the runtime finds the override.
  func dispatched(of name: String) -> Set<String> {
    guard !(classes[name]?.isDeclared ?? false), let members = extensionMembers[name] else { return [] }
    let names = Set(members.filter { !$0.isCertain && overridden.contains($0.full) }.map(\.full))
    return names.filter { full in
      overrides.contains { $0.key != name && $0.value.contains(full) && lineage(of: $0.key).contains(name) }
    }
  }

  /// Whether a class's override of such a member is the first below that class, or overrides another; nil where it is none.
  func isFirstOverride(of full: String, in name: String) -> Bool? {
    var isFirst = true
    for candidate in lineage(of: name).dropFirst() {
      if dispatched(of: candidate).contains(full) { return isFirst }
      if overrides[candidate]?.contains(full) ?? false { isFirst = false }
    }
    return nil
  }

  /// The classes that have a property, without those that inherit it from one of them.
  func classes(withProperty name: String) -> [String] {
    outermost(properties[name] ?? [])
  }

  /// The classes that have a method, without those that inherit it from one of them.
  func classes(withMethod base: String, _ labels: [String]) -> [String] {
    outermost(
      Set(methods.filter { $0.value.contains { $0.base == base && $0.labels == labels && !$0.isStatic } }.keys))
  }

  private func outermost(_ names: Set<String>) -> [String] {
    names.filter { name in
      guard let known = classes[name], !known.isGeneric else { return false }
      return !lineage(of: name).dropFirst().contains { names.contains($0) }
    }.sorted()
  }

  /// The methods of a base name in the nearest class of a lineage that has any.
  func methods(base: String, in type: String) -> [Method] {
    for name in lineage(of: type) {
      let found = (methods[name] ?? []).filter { $0.base == base }
      if !found.isEmpty { return Array(found) }
    }
    return []
  }

  /// The selectors that a reference to a method may mean: of the nearest class of the lineage that has one of the name, or,
  /// where the type is unknown, of all.
  func selectors(base: String, labels: [String]?, in type: String?) -> Set<String> {
    func matches(_ method: Method) -> Bool { method.base == base && (labels == nil || method.labels == labels) }
    for name in type.map(lineage) ?? [] {
      let found = (methods[name] ?? []).filter(matches)
      if found.isEmpty { continue }
      // An override has the selector of what it overrides.
      if found.allSatisfy({ $0.isOverride && !$0.isNamed }), name != lineage(of: name).last {
        let inherited = selectors(base: base, labels: labels, in: classes[name]?.superclass)
        if !inherited.isEmpty { return inherited }
      }
      return Set(found.map(\.selector))
    }
    guard type == nil || !(type.map { methods[$0] != nil && classes[$0]?.superclass == nil } ?? false) else {
      return []
    }
    var result: Set<String> = []
    for candidates in methods.values {
      for method in candidates where matches(method) { result.insert(method.selector) }
    }
    return result
  }
}
