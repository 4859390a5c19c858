extension Int {
  /// A number of pixels, or a place among them, that may be farther away than any picture reaches: what lies beyond
  /// two thousand million counts as that, and what is no number as 0.
  @inlinable
  package init(pixels value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -2_000_000_000), 2_000_000_000))
  }
}
