/// Random numbers that are the same for a seed on every machine and with every standard library (SplitMix64).
package struct RandomSource: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An integer of the range, all of them equally likely but for a bias too small to matter.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool { integer(1...count) == 1 }

  package mutating func element<Element>(of array: [Element]) -> Element { array[integer(0...(array.count - 1))] }
}
