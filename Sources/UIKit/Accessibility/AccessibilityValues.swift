/// What a client said of a responder to those who read the interface out; what is nil the class says by itself.
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToUser: Bool?
  var elements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
  final var ensuredAccessibility: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }

  final var ownAccessibilityActivationPoint: CGPoint {
    let frame = accessibilityPath?.bounds ?? accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
