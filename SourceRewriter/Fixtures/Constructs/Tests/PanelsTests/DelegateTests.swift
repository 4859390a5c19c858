import Panels
import UIKit
import XCTest

private class Plain: NSObject, PanelDelegate {
  func panelMustHave() -> Int { 1 }
}

private final class Late: Plain {
  var moves = 0
  @objc func panelDidMove(_ panel: Panel) { moves += 1 }
}

private final class Full: NSObject, PanelDelegate {
  var moves = 0
  var ends = 0
  let preferredWidth: CGFloat = 320
  func panelMustHave() -> Int { 1 }
  func panelDidMove(_ panel: Panel) { moves += 1 }
  @objc(panel:insetForTraits:) func panel(_ panel: Panel, insetFor traits: String) -> NSNumber { 1 }
  @objc(panel:insetForSize:) func panel(_ panel: Panel, insetFor size: CGSize) -> NSNumber { 2 }
  func panelDidFinish() { ends += 1 }
}

private final class Proxy: NSObject, PanelDelegate {
  let other: PanelDelegate
  init(_ other: PanelDelegate) { self.other = other }
  func panelMustHave() -> Int { 2 }
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || other.responds(to: aSelector)
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    other.responds(to: aSelector) ? other : super.forwardingTarget(for: aSelector)
  }
}

private final class ScrollWatch: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class Handlers {
  var panelDidMove: ((Panel) -> Void)?
}

@MainActor
final class DelegateTests: XCTestCase {
  func testADelegateWithoutOptionalMethodsAnswersNothing() {
    let panel = Panel()
    let plain = Plain()
    panel.delegate = plain
    XCTAssertEqual(panel.run(), [])
    panel.delegate = nil
    XCTAssertEqual(panel.run(), [])
  }

  func testAMethodOfASubclassIsFound() {
    let panel = Panel()
    let late = Late()
    panel.delegate = late
    XCTAssertEqual(panel.run(), ["moves"])
    XCTAssertEqual(late.moves, 1)
  }

  func testAllOfThemAreCalled() {
    let panel = Panel()
    let full = Full()
    panel.delegate = full
    XCTAssertEqual(panel.run(), ["traits 1", "size 2", "moves", "width 320.0"])
    XCTAssertEqual(full.moves, 1)
    XCTAssertEqual(full.ends, 1)
  }

  func testAProxyForwards() {
    let panel = Panel()
    let full = Full()
    let proxy = Proxy(full)
    panel.delegate = proxy
    XCTAssertEqual(panel.run(), ["traits 1", "size 2", "moves"])
    XCTAssertEqual(full.moves, 1)
    XCTAssertTrue(proxy.responds(to: #selector(PanelDelegate.panelDidFinish)))
  }

  func testUIKitsOptionalMethodsCanBeCalledSo() {
    let watch = ScrollWatch()
    let delegate: UIScrollViewDelegate? = watch
    let view = UIScrollView()
    delegate?.scrollViewDidScroll?(view)
    delegate?.scrollViewDidZoom?(view)
    XCTAssertNil(delegate?.viewForZooming?(in: view))
    XCTAssertEqual(watch.scrolls, 1)
    XCTAssertTrue(watch.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    XCTAssertFalse(watch.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
  }

  func testAMethodThatIsReferredToIsThereIfTheDelegateHasIt() {
    let panel = Panel()
    let plain = Plain()
    let full = Full()
    XCTAssertFalse(panel.moveByReference())
    panel.delegate = plain
    XCTAssertFalse(panel.moveByReference())
    panel.delegate = full
    XCTAssertTrue(panel.moveByReference())
    XCTAssertEqual(full.moves, 1)
  }

  func testPropertiesWithTheNameOfAnOptionalMethodAreProperties() {
    let panel = Panel()
    let handlers = Handlers()
    var moves = 0
    handlers.panelDidMove?(panel)
    XCTAssertTrue(handlers.panelDidMove == nil)
    handlers.panelDidMove = { _ in moves += 1 }
    handlers.panelDidMove?(panel)
    XCTAssertTrue(handlers.panelDidMove != nil)
    XCTAssertEqual(moves, 1)
    let controller = UIViewController(nibName: nil, bundle: nil)
    XCTAssertTrue(controller.navigationController == nil)
    let navigation = UINavigationController(rootViewController: controller)
    XCTAssertTrue(controller.navigationController != nil)
    if let found = controller.navigationController { XCTAssertTrue(found === navigation) } else { XCTFail("none") }
  }

  func testMethodsAreNotExchanged() {
    XCTAssertFalse(Panel.exchangeMethods())
  }

  func testClosuresAreCalledAsBefore() {
    let panel = Panel()
    var count: Int?
    panel.onTap = { count = $0 }
    _ = panel.run()
    XCTAssertEqual(count, 0)
  }
}
