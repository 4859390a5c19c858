extension UIBezierPath {
  /// Whether the path has no elements.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/isempty>.
  public final var isEmpty: Bool { path.isEmpty }

  /// The rectangle that encloses the outline, in points, without its control points; null of an empty path.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/bounds>.
  public final var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line starts; zero of an empty path.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/currentpoint>.
  public final var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the area that would be filled.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uibezierpath/contains(_:)>.
  public final func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
