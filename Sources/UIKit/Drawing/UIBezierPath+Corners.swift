extension UIBezierPath {
  /// A rectangle of which some corners are round: quarters of an ellipse with the given radii. Radii larger than half a
  /// side count as half of it.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)>.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let box = rect.standardized
    guard !box.isNull, !box.isInfinite else {
      return
    }
    let radii = CGSize(
      width: min(max(cornerRadii.width, 0), box.width / 2), height: min(max(cornerRadii.height, 0), box.height / 2))
    addCorner(at: CGPoint(x: box.minX, y: box.minY), corners.contains(.topLeft), radii, 0, -1, 1, 0)
    addCorner(at: CGPoint(x: box.maxX, y: box.minY), corners.contains(.topRight), radii, 1, 0, 0, 1)
    addCorner(at: CGPoint(x: box.maxX, y: box.maxY), corners.contains(.bottomRight), radii, 0, 1, -1, 0)
    addCorner(at: CGPoint(x: box.minX, y: box.maxY), corners.contains(.bottomLeft), radii, -1, 0, 0, -1)
    close()
  }

  /// Goes round a corner: comes in along one unit direction and leaves along the other.
  private func addCorner(
    at corner: CGPoint, _ isRound: Bool, _ radii: CGSize, _ inX: CGFloat, _ inY: CGFloat, _ outX: CGFloat,
    _ outY: CGFloat
  ) {
    guard isRound, radii.width > 0, radii.height > 0 else {
      join(corner)
      return
    }
    func point(_ incoming: CGFloat, _ outgoing: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (outX * outgoing - inX * incoming) * radii.width,
        y: corner.y + (outY * outgoing - inY * incoming) * radii.height)
    }
    // Where the control points of a cubic lie on a quarter circle: 4/3 (sqrt 2 - 1) of the radius from its ends.
    let control = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
    join(point(1, 0))
    addCurve(to: point(0, 1), controlPoint1: point(control, 0), controlPoint2: point(0, control))
  }

  private func join(_ point: CGPoint) {
    if isEmpty {
      move(to: point)
    } else {
      addLine(to: point)
    }
  }
}
