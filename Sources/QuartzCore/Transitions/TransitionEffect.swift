/// What a transition does with the two pictures of a layer. Directions point to the side where the new comes from, in
/// whole sizes of the layer.
package enum TransitionEffect: Hashable, Sendable {
  case fade
  case moveIn(from: SIMD2<Double>)
  case push(from: SIMD2<Double>)
  case reveal(from: SIMD2<Double>)
  /// Turns like a card about its middle; the side of the direction comes to the front first.
  case flip(SIMD2<Double>)
  /// The old is a page that is rolled up from below.
  case curlUp
  /// The new is a page that is rolled out from above.
  case curlDown
}
