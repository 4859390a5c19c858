import Testing

@testable import QuartzCore

struct FrameCacheTests {
  @Test func `a value stays while frames use it and goes when they no longer do`() {
    var cache = FrameCache<String, Int>(keepingUnusedFor: 1)
    cache.beginFrame()
    #expect(cache.use("a") == nil)
    #expect(cache.keep(1, under: "a") == 1)
    for _ in 0..<3 {
      cache.beginFrame()
      #expect(cache.use("a") == 1)
    }
    cache.beginFrame()
    cache.beginFrame()
    #expect(cache.use("a") == 1)
    cache.beginFrame()
    cache.beginFrame()
    cache.beginFrame()
    #expect(cache.use("a") == nil)
  }

  @Test func `nothing to keep forgets what was there`() {
    var cache = FrameCache<String, Int>(keepingUnusedFor: 5)
    #expect(cache.keep(1, under: "a") == 1)
    #expect(cache.keep(nil, under: "a") == nil)
    #expect(cache.use("a") == nil)
  }
}
