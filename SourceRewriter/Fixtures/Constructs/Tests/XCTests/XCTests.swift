import Panels
import Swizzling
import XCTest

// UIKit comes with XCTest.
@MainActor
final class IsolatedXCTests: XCTestCase {
  private lazy var panel = Panel()

  func testMethodsOfTheMainActorAreRun() {
    XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.width, 3)
    XCTAssertEqual(panel.run(), [])
  }

  func testMethodsAreNotExchanged() {
    XCTAssertFalse(Panel.exchangeMethods())
    XCTAssertEqual(panel.run(), [])
  }

  func testMethodsThatWaitAreRun() async throws {
    await Task.yield()
    XCTAssertEqual(panel.run(), [])
  }
}

final class PlainXCTests: XCTestCase {
  func testMethodsOfNoActorAreRun() {
    XCTAssertEqual(NSStringFromSelector(#selector(PanelDelegate.panelDidFinish)), "panelDidFinish")
  }
}
