extension CGRect {
  /// Whether each of the four numbers is finite.
  @inlinable
  package var isFinite: Bool {
    // 0 times a number is 0 unless that is infinite or not a number; one comparison does for all four.
    (origin.x * 0 + origin.y * 0) + (size.width * 0 + size.height * 0) == 0
  }

  /// Whether one of the four numbers is not a number.
  package var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// The four numbers as Core Animation's messages have them.
  package var geometryText: String {
    "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
  }
}
