/// Finds the shortest part of a failing walk that still fails.
package enum WalkShrinker {
  /// The indices of the steps that are needed. `fails` must be true for all of them.
  package static func shrink(count: Int, while fails: ([Int]) -> Bool) -> [Int] {
    var best = Array(0..<count)
    var size = max(best.count / 2, 1)
    while true {
      var start = 0
      var isSmaller = false
      while start < best.count {
        let candidate = Array(best[..<start] + best[min(start + size, best.count)...])
        if fails(candidate) {
          best = candidate
          isSmaller = true
        } else {
          start += size
        }
      }
      if size > 1 { size = size / 2 } else if !isSmaller { return best }
    }
  }
}
