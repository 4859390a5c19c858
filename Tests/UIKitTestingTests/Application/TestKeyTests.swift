import Testing
import UIKitTesting

@MainActor
@Suite struct TestKeyTests {
  @Test func `names of keys have modifiers before them, each once`() {
    #expect(TestKey(name: "shift tab") == .shiftTab)
    #expect(TestKey(name: "control option command 1") != nil)
    for wrong in ["", "shift", "shift ", "shift shift a", "meta a", "shift  a", "a shift", "ab"] {
      #expect(TestKey(name: wrong) == nil, "\(wrong)")
    }
  }
}
