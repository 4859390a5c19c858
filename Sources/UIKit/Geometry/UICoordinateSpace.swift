/// A frame of reference on a screen.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicoordinatespace>.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle that encloses a rectangle of this space, in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle that encloses a rectangle of another space, in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own rectangle, in its own coordinates.
  var bounds: CGRect { get }
}
