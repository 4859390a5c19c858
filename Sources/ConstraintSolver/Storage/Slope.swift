/// The rate at which the penalties change along a direction: a level vector under construction.
struct Slope {
  private var components = Buffer<LevelVector>()

  func deallocate() {
    components.deallocate()
  }

  mutating func reset() {
    components.removeAll()
  }

  mutating func add(_ amount: Double, at level: Float) {
    var index = components.count
    while index > 0, components[index - 1].level < level { index -= 1 }
    if index > 0, components[index - 1].level == level {
      components[index - 1].value += amount
      return
    }
    components.append(LevelVector())
    var last = components.count - 1
    while last > index {
      components[last] = components[last - 1]
      last -= 1
    }
    components[index] = LevelVector(value: amount, level: level)
  }

  /// Adds `scale · vector`.
  mutating func add(_ vector: LevelVector, scaledBy scale: Double, in pool: LevelVectorPool) {
    var vector = vector
    while !vector.isZero {
      add(scale * vector.value, at: vector.level)
      vector = pool.rest(of: vector)
    }
  }

  var isNegative: Bool {
    for index in 0..<components.count {
      let value = components[index].value
      if value > LevelVectorPool.noise { return false }
      if value < -LevelVectorPool.noise { return true }
    }
    return false
  }

  var count: Int { components.count }

  @inline(__always)
  subscript(index: Int) -> LevelVector { components[index] }
}
