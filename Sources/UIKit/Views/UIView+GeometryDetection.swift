extension UIView {
  /// Whether a class leaves to UIView all that layout asks and tells when it places a view, so that nobody notices if it
  /// is not asked.
  static func hasPlainGeometry(_ type: UIView.Type) -> Bool {
    let table = methodTable(of: type)
    let base = methodTable(of: UIView.self)
    return geometryMethods.allSatisfy { table[$0] == base[$0] }
  }

  /// Whether a class leaves the layout of its subviews to UIView, and does not ask when that is due: nobody notices if the
  /// layout of a view that has nothing to do is left out.
  static func hasPlainLayout(_ type: UIView.Type) -> Bool {
    let table = methodTable(of: type)
    let base = methodTable(of: UIView.self)
    return layoutMethods.allSatisfy { table[$0] == base[$0] }
  }

  /// Whether views of a class have no intrinsic content size, as UIView's answer is.
  static func hasNoContentSize(_ type: UIView.Type) -> Bool {
    let table = methodTable(of: type)
    let base = methodTable(of: UIView.self)
    return contentMethods.allSatisfy { table[$0] == base[$0] }
  }

  private static let contentMethods: [Int] = {
    let places = methods(overriddenBy: ContentProbe.self)
    precondition(!places.isEmpty, "The content probe's override does not show in the method table of UIView")
    return places
  }()

  private static let layoutMethods: [Int] = {
    let places = methods(overriddenBy: LayoutProbe.self)
    precondition(places.count == 3, "The layout probe's overrides do not show in the method table of UIView")
    return places
  }()

  private static let geometryMethods: [Int] = {
    let places = methods(overriddenBy: GeometryProbe.self)
    // Seven members, four of which are properties that have two entries or more.
    precondition(places.count >= 10, "The geometry probe's overrides do not show in the method table of UIView")
    return places
  }()
}

private final class GeometryProbe: UIView {
  override var bounds: CGRect {
    get { preconditionFailure("The geometry probe is never placed") }
    set { preconditionFailure("The geometry probe is never placed: \(newValue)") }
  }
  override var center: CGPoint {
    get { preconditionFailure("The geometry probe is never placed") }
    set { preconditionFailure("The geometry probe is never placed: \(newValue)") }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { preconditionFailure("The geometry probe is never placed") }
    set { preconditionFailure("The geometry probe is never placed: \(newValue)") }
  }
  override var alignmentRectInsets: UIEdgeInsets { preconditionFailure("The geometry probe is never placed") }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    preconditionFailure("The geometry probe is never placed: \(frame)")
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    preconditionFailure("The geometry probe is never placed: \(alignmentRect)")
  }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    preconditionFailure("The geometry probe is never placed: \(layer), \(event)")
  }
}

private final class ContentProbe: UIView {
  override var intrinsicContentSize: CGSize { preconditionFailure("The content probe is never laid out") }
}

private final class LayoutProbe: UIView {
  override func setNeedsLayout() {
    preconditionFailure("The layout probe is never laid out")
  }
  override func layoutSubviews() {
    preconditionFailure("The layout probe is never laid out")
  }
  override func layoutSublayers(of layer: CALayer) {
    preconditionFailure("The layout probe is never laid out: \(layer)")
  }
}
