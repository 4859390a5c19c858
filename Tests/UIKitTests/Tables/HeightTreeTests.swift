import Testing

@testable import UIKit

@MainActor
@Suite struct HeightTreeTests {
  @Test func `equal heights are stored once`() {
    let tree = HeightTree(count: 10_000, height: 44)
    #expect(tree.total == 440_000)
    #expect(tree.offset(of: 250) == 11_000)
    #expect(tree.index(at: 0) == 0)
    #expect(tree.index(at: 43.9) == 0)
    #expect(tree.index(at: 44) == 1)
    #expect(tree.index(at: 1e9) == 9_999)
    #expect(HeightTree(count: 0, height: 44).total == 0)
  }

  @Test func `places and searches are those of a plain sum`() {
    var seed: UInt64 = 11
    func random(_ limit: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % limit
    }
    for count in [1, 2, 3, 7, 8, 9, 31, 64, 100] {
      var heights = (0..<count).map { _ in CGFloat(random(5) * 10) }
      var tree = HeightTree(heights)
      for _ in 0..<20 {
        let changed = Int(random(UInt64(count)))
        heights[changed] = CGFloat(random(7) * 5)
        tree[changed] = heights[changed]
        var sum: CGFloat = 0
        for index in 0...count {
          #expect(tree.offset(of: index) == sum)
          if index < count { sum += heights[index] }
        }
        for offset in stride(from: CGFloat(1), to: sum + 20, by: 7) {
          var expected = 0
          var start: CGFloat = 0
          for index in 0..<count {
            if start <= offset { expected = index }
            start += heights[index]
          }
          #expect(tree.index(at: offset) == expected)
        }
      }
    }
  }
}
