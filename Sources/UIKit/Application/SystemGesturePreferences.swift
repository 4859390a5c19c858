/// What the frontmost controllers ask of the device at the screen's edges.
package struct SystemGesturePreferences: Equatable, Sendable {
  /// Whether the home indicator hides while nobody touches the screen.
  package var hidesHomeIndicator = false
  /// The edges at which the application's gestures go before the system's.
  package var deferringEdges: UIRectEdge = []
}
