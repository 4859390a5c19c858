/// A replicator layer's values.
struct ReplicatorValues: Equatable {
  var instanceCount = 1
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor?
  /// What is added to the colour from copy to copy: red, green, blue, alpha.
  var colorOffset = SIMD4<Double>()
  var preservesDepth = false

  /// What the colours of a copy are multiplied by.
  func color(ofInstance index: Int) -> SIMD4<Double> {
    let first = instanceColor?.rgba ?? SIMD4(repeating: 1)
    return (first + colorOffset * Double(index)).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  static func == (a: ReplicatorValues, b: ReplicatorValues) -> Bool {
    a.instanceCount == b.instanceCount && a.instanceDelay == b.instanceDelay
      && a.instanceTransform.elements == b.instanceTransform.elements && a.instanceColor == b.instanceColor
      && a.colorOffset == b.colorOffset && a.preservesDepth == b.preservesDepth
  }
}
