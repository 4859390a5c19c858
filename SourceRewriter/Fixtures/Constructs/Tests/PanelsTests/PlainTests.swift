import Panels
import Testing

/// In a file without any construct, which is compiled as it is.
@Suite struct PlainTests {
  @Test func `what is not rewritten works beside what is`() {
    #expect(PlainGeometry().width == 1)
  }
}
