/// The components after the first of all level vectors.
struct LevelVectorPool {
  /// Components smaller than this are rounding noise: coefficients and penalties are of the order of 1.
  static let noise = 1e-10

  private var nodes = Buffer<LevelVector>()
  private var free: Int32 = -1

  func deallocate() {
    nodes.deallocate()
  }

  mutating func assign(_ other: LevelVectorPool) {
    nodes.assign(other.nodes)
    free = other.free
  }

  /// Adds `amount` at `level` to a vector. A sum that cancels to rounding noise becomes zero.
  @inline(__always)
  mutating func add(_ amount: Double, at level: Float, to vector: UnsafeMutablePointer<LevelVector>) {
    if vector.pointee.level == level {
      let sum = vector.pointee.value + amount
      if abs(sum) > 1e-11 * max(abs(amount), abs(vector.pointee.value)) {
        vector.pointee.value = sum
      } else {
        removeFirst(of: vector)
      }
    } else if vector.pointee.isZero {
      vector.pointee.value = amount
      vector.pointee.level = level
    } else {
      addSlowly(amount, at: level, to: vector)
    }
  }

  /// The sign of the leading component of `scale · vector` plus one at level `extra` (none where that is `none`).
  @inline(__always)
  func sign(of vector: LevelVector, scaledBy scale: Double, plusOneAt extra: Float) -> Int {
    var extra = extra
    var vector = vector
    while true {
      if extra > vector.level { return 1 }
      if vector.isZero { return 0 }
      var value = scale * vector.value
      if extra == vector.level {
        value += 1
        extra = LevelVector.none
      }
      if value > LevelVectorPool.noise { return 1 }
      if value < -LevelVectorPool.noise { return -1 }
      vector = vector.next < 0 ? LevelVector() : nodes[vector.next]
    }
  }

  /// The component at `level`.
  func component(at level: Float, of vector: LevelVector) -> Double {
    var vector = vector
    while vector.level > level, vector.next >= 0 { vector = nodes[vector.next] }
    return vector.level == level ? vector.value : 0
  }

  /// Makes a vector zero.
  @inline(__always)
  mutating func clear(_ vector: UnsafeMutablePointer<LevelVector>) {
    while !vector.pointee.isZero { removeFirst(of: vector) }
  }

  /// The vector that follows the first component of `vector`.
  @inline(__always)
  func rest(of vector: LevelVector) -> LevelVector {
    vector.next < 0 ? LevelVector() : nodes[vector.next]
  }

  private mutating func removeFirst(of vector: UnsafeMutablePointer<LevelVector>) {
    let next = vector.pointee.next
    if next < 0 {
      vector.pointee = LevelVector()
    } else {
      vector.pointee = nodes[next]
      nodes[next].next = free
      free = next
    }
  }

  private mutating func insert(_ vector: LevelVector) -> Int32 {
    if free >= 0 {
      let index = free
      free = nodes[index].next
      nodes[index] = vector
      return index
    }
    nodes.append(vector)
    return Int32(nodes.count - 1)
  }

  @inline(never)
  private mutating func addSlowly(_ amount: Double, at level: Float, to vector: UnsafeMutablePointer<LevelVector>) {
    if level > vector.pointee.level {
      let index = insert(vector.pointee)
      vector.pointee = LevelVector(value: amount, level: level, next: index)
      return
    }
    var previous: Int32 = -1
    var node = vector.pointee.next
    while node >= 0, nodes[node].level > level {
      previous = node
      node = nodes[node].next
    }
    if node >= 0, nodes[node].level == level {
      let sum = nodes[node].value + amount
      if abs(sum) > 1e-11 * max(abs(amount), abs(nodes[node].value)) {
        nodes[node].value = sum
        return
      }
      let next = nodes[node].next
      nodes[node].next = free
      free = node
      if previous < 0 { vector.pointee.next = next } else { nodes[previous].next = next }
      return
    }
    let index = insert(LevelVector(value: amount, level: level, next: node))
    if previous < 0 { vector.pointee.next = index } else { nodes[previous].next = index }
  }
}
