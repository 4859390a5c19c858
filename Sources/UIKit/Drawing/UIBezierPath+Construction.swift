extension UIBezierPath {
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/move(to:)>.
  public final func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line from the current point; an empty path has none, and nothing is added.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/addline(to:)>.
  public final func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/addcurve(to:controlpoint1:controlpoint2:)>.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/addquadcurve(to:controlpoint:)>.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start from the current point if there is one. Angles are radians from the positive
  /// x axis; clockwise is as seen with y down.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibezierpath/addarc(withcenter:radius:startangle:endangle:clockwise:)>.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics speaks of clockwise as seen with y up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/close()>.
  public final func close() {
    path.closeSubpath()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/removeallpoints()>.
  public final func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/append(_:)>.
  public final func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath === self ? cgPath : bezierPath.path)
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/apply(_:)>.
  public final func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  /// The same outline run through from its end to its start.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/reversing()>.
  public final func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.path = PathReversal.reversed(path)
    return copy
  }
}
