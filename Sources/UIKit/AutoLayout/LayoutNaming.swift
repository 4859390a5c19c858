/// How messages and descriptions name views, guides and constraints.
@MainActor
package enum LayoutNaming {
  /// Whether addresses are part of names. Without them a run's messages are the same each time, if views have an
  /// `accessibilityIdentifier` and constraints an `identifier`.
  package static var showsAddresses = true

  /// The class of an item, its address and its identifier: `UIView:0x7f00 'card'`.
  static func name(ofItem item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let label: String?
    switch item {
    case let view as UIView: label = view.accessibilityIdentifier
    case let guide as UILayoutGuide: label = guide.identifier.isEmpty ? nil : guide.identifier
    default: label = nil
    }
    return "\(type(of: item))" + address(of: item) + (label.map { " '\($0)'" } ?? "")
  }

  static func name(of reference: LayoutReference) -> String {
    "\(name(ofItem: reference.item)).\(reference.attribute.name)"
  }

  static func address(of object: AnyObject) -> String {
    guard showsAddresses else { return "" }
    return ":0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// `<NSLayoutConstraint:0x7f01 'top' UIView:0x7f00.top == UIView:0x7eff.top + 8   (active)>`.
  static func description(of constraint: NSLayoutConstraint) -> String {
    let label = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: constraint))\(address(of: constraint))\(label) \(equation(of: constraint))"
      + "   (\(constraint.isActive ? constraint.isBroken ? "active, broken" : "active" : "inactive"))>"
  }

  /// The relation in text, with the priority where it is not required.
  static func equation(of constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.first, from: constraint.origins?.first) + " \(constraint.relation.sign) "
    let constant = constraint.storedConstant
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(numeral(Double(constraint.multiplier)))*" }
      text += side(second, from: constraint.origins?.second)
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(numeral(Double(abs(constant))))" }
    } else {
      text += numeral(Double(constant))
    }
    if constraint.storedPriority != .required { text += " priority:\(numeral(constraint.storedPriority.rawValue))" }
    return text
  }

  private static func side(_ reference: LayoutReference, from origin: LayoutReference?) -> String {
    guard let origin else { return name(of: reference) }
    return "(\(name(of: reference)) - \(name(of: origin)))"
  }
}

/// A number without superfluous zeros.
func numeral(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
}

/// A number without superfluous zeros.
func numeral(_ value: Float) -> String {
  value == value.rounded() && abs(value) < 1e9 ? String(Int64(value)) : String(value)
}

/// Runs what belongs to the main actor from an override that Foundation declares for any thread.
///
/// Descriptions are asked for while debugging, also outside the actor: they only read.
nonisolated func unsafeAssumeMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Value).self)()
  }
}
