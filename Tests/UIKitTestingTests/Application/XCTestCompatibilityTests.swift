import UIKitTesting
import XCTest

/// The harness under XCTest, whose Linux version cannot call tests that are bound to the main actor.
final class XCTestCompatibilityTests: XCTestCase {
  func testAnAppRunsWithoutARunLoop() throws {
    try MainActor.assumeIsolated {
      let recorder = TouchRecorder()
      let app = TestApplication(rootView: recorder)
      try app.tap(recorder)
      XCTAssertEqual(recorder.log.count, 2)
      UIView.animate(withDuration: 0.3, animations: { recorder.alpha = 0.5 })
      try app.advanceUntilIdle()
      XCTAssertEqual(recorder.alpha, 0.5)
    }
  }
}
