import SwiftSyntax

/// What is only for systems that are newer than the one which UIKit follows here: it is left out, as those systems' names are
/// not there.
extension FileRewriter {
  /// `@available(iOS 26, *)` before a declaration: whether that is left out.
  static func isForNewerSystem(_ declaration: some SyntaxProtocol) -> Bool {
    guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes else { return false }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      if asksForNewerSystem(arguments) { return true }
      guard case .token(let platform)? = arguments.first?.argument, platform.text == "iOS" else { return false }
      return arguments.contains { argument in
        guard case .availabilityLabeledArgument(let labeled) = argument.argument, labeled.label.text == "introduced",
          case .version(let version) = labeled.value
        else { return false }
        return isNewer(version)
      }
    }
  }

  /// Takes out a declaration if it is for newer systems only; true if it was.
  func removeForNewerSystem(_ declaration: some SyntaxProtocol) -> Bool {
    guard Self.isForNewerSystem(declaration) else { return false }
    text.blank(declaration.range)
    return true
  }

  /// Makes what `if #available(iOS 26, *)` asks false, and its body empty; true if it did.
  func rewriteAvailability(_ node: IfExprSyntax) -> Bool {
    guard Self.isFalse(node.conditions) else {
      rewriteUnavailability(node.conditions)
      return false
    }
    text.replace(node.conditions.range, withPadded: "false")
    let body = node.body
    text.blank(body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound)
    if let otherwise = node.elseBody { walk(otherwise) }
    return true
  }

  /// What follows `guard #available(iOS 26, *) else { … }` is never reached: it goes. True if there was one.
  func rewriteGuards(in list: CodeBlockItemListSyntax) -> Bool {
    let items = Array(list)
    for (position, item) in items.enumerated() {
      guard let condition = item.item.as(GuardStmtSyntax.self) else { continue }
      guard Self.isFalse(condition.conditions) else {
        rewriteUnavailability(condition.conditions)
        continue
      }
      for former in items[..<position] { walk(former) }
      // `do { … }` runs what the guard would have run.
      text.replace(condition.guardKeyword.range.lowerBound..<condition.elseKeyword.range.upperBound, withPadded: "do")
      walk(condition.body)
      if let first = items[(position + 1)...].first, let last = items.last {
        text.blank(first.range.lowerBound..<last.range.upperBound)
      }
      return true
    }
    return false
  }

  /// `#unavailable(iOS 26)` holds.
  private func rewriteUnavailability(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.tokenKind == .poundUnavailable,
        Self.asksForNewerSystem(condition.availabilityArguments)
      else { continue }
      text.replace(condition.range, withPadded: "true")
    }
  }

  private static func isFalse(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.tokenKind == .poundAvailable
      else { return false }
      return asksForNewerSystem(condition.availabilityArguments)
    }
  }

  private static func asksForNewerSystem(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    arguments.contains { argument in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS", let version = restriction.version
      else { return false }
      return isNewer(version)
    }
  }

  /// The newest system of which UIKit has what there is here.
  private static let newestSystem = 18

  private static func isNewer(_ version: VersionTupleSyntax) -> Bool {
    Int(version.major.text).map { $0 > newestSystem } ?? false
  }
}
