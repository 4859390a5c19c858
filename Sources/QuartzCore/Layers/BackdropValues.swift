/// How a backdrop layer changes what is below it.
package struct BackdropValues: Equatable, Sendable {
  /// How far the picture below is blurred, in points: as a shadow's radius.
  package var radius: CGFloat
  /// What the colourfulness of the picture below is multiplied by; 1 leaves it.
  package var saturation: Double
  /// A colour over it.
  package var tint: CGColor?
  /// How much of all of this there is: 0 for none, 1 for all. Animatable.
  package var amount: CGFloat

  package init(radius: CGFloat = 0, saturation: Double = 1, tint: CGColor? = nil, amount: CGFloat = 0) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.amount = amount
  }

  /// The values times the amount.
  var effective: BackdropValues {
    let part = amount.isNaN ? 0 : min(max(amount, 0), 1)
    return BackdropValues(
      radius: radius * part, saturation: 1 + (saturation - 1) * part,
      tint: tint.flatMap { $0.copy(alpha: $0.alpha * part) }, amount: 1)
  }

  /// Whether a layer with these values shows anything but what is below it.
  var isVisible: Bool {
    amount > 0 && (radius > 0 || saturation != 1 || (tint?.alpha ?? 0) > 0)
  }
}
