import UIKit
import XCTest

@testable import Panels

private class Model: NSObject {
  @objc dynamic var count = 0 {
    didSet { sets += 1 }
  }
  @objc dynamic var name: String?
  var double: Int { count * 2 }
  var sets = 0
  @NSCopying var text: NSString! = ""
}

private class Watcher: NSObject {
  var seen: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
  }
}

nonisolated(unsafe) private var key: UInt8 = 0

@MainActor
final class ObservingTests: XCTestCase {
  func testAPropertyTellsOfItsChanges() {
    let model = Model()
    var seen: [String] = []
    let observation = model.observe(\.count, options: [.old, .new, .initial]) { _, change in
      seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    model.count = 3
    model.count += 1
    observation.invalidate()
    model.count = 9
    XCTAssertEqual(seen, ["-1 0", "0 3", "3 4"])
    XCTAssertEqual(model.sets, 3)
  }

  func testWhatIsComputedTellsToo() {
    let model = Model()
    var seen: [Int] = []
    let observation = model.observe(\.double, options: .new) { _, change in seen.append(change.newValue ?? -1) }
    model.count = 2
    XCTAssertEqual(seen, [4])
    observation.invalidate()
  }

  func testPropertiesOfUIKitAreObserved() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    var heights: [CGFloat] = []
    let observations = [
      view.observe(\.contentOffset, options: .new) { _, change in offsets.append(change.newValue?.y ?? -1) },
      view.observe(\.contentSize.height) { view, _ in heights.append(view.contentSize.height) },
    ]
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset = CGPoint(x: 0, y: 5)
    observations.forEach { $0.invalidate() }
    view.contentOffset.y = 6
    XCTAssertEqual(offsets, [5])
    XCTAssertEqual(heights, [300])
  }

  func testAnObserverByKeyPathIsTold() {
    let model = Model()
    let watcher = Watcher()
    model.addObserver(watcher, forKeyPath: #keyPath(Model.count), options: [.new], context: nil)
    model.count = 2
    model.removeObserver(watcher, forKeyPath: #keyPath(Model.count))
    model.count = 3
    XCTAssertEqual(watcher.seen, ["count 2"])
  }

  func testCopiesAndAssociatedObjectsAreKept() {
    let text = NSMutableString(string: "a")
    let model = Model()
    model.text = text
    text.append("b")
    XCTAssertEqual(model.text, "a")
    objc_setAssociatedObject(model, &key, "tag", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(model, &key) as? String, "tag")
    XCTAssertNil(objc_getAssociatedObject(text, &key))
  }

  func testClassesHaveTheirNames() {
    XCTAssertEqual(NSStringFromClass(OldPanel.self), "RenamedPanel")
    XCTAssertTrue(NSClassFromString("RenamedPanel") == OldPanel.self)
    XCTAssertEqual(NSStringFromClass(Panel.self), "Panels.Panel")
    XCTAssertTrue(NSClassFromString("Panels.Panel") == Panel.self)
  }
}
