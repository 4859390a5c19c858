import UIKit
import Testing

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

private final class Delegate: NSObject, UIScrollViewDelegate {}

nonisolated(unsafe) private var key: UInt8 = 0

@MainActor
@Suite struct ObservingTests {
  @Test func `a property tells of its changes`() {
    let model = Model()
    var seen: [String] = []
    let observation = model.observe(\.count, options: [.old, .new, .initial]) { _, change in
      seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    model.count = 3
    model.count += 1
    observation.invalidate()
    model.count = 9
    #expect(seen == ["-1 0", "0 3", "3 4"])
    #expect(model.sets == 3)
  }

  @Test func `what is computed tells too`() {
    let model = Model()
    var seen: [Int] = []
    let observation = model.observe(\.double, options: .new) { _, change in seen.append(change.newValue ?? -1) }
    model.count = 2
    #expect(seen == [4])
    observation.invalidate()
  }

  @Test func `properties of UIKit are observed`() {
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
    #expect(offsets == [5])
    #expect(heights == [300])
  }

  @Test func `states of controls, recognizers and delegates are observed`() {
    let control = UIControl()
    let scroll = UIScrollView()
    let tap = UITapGestureRecognizer()
    var seen: [String] = []
    let observations = [
      control.observe(\.isEnabled, options: .new) { _, change in seen.append("enabled \(change.newValue ?? true)") },
      control.observe(\.isSelected) { control, _ in seen.append("selected \(control.isSelected)") },
      control.observe(\.isHighlighted) { _, _ in seen.append("highlighted") },
      control.observe(\.safeAreaInsets) { view, _ in seen.append("safe \(view.safeAreaInsets.top)") },
      scroll.observe(\.delegate) { scroll, _ in seen.append("delegate \(scroll.delegate != nil)") },
      tap.observe(\.state) { _, _ in seen.append("state") },
    ]
    control.isEnabled = false
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    let watch = Delegate()
    scroll.delegate = watch
    #expect(seen == ["enabled false", "selected true", "highlighted", "delegate true"])
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    controller.view.addSubview(control)
    controller.additionalSafeAreaInsets.top = 12
    window.layoutIfNeeded()
    #expect(seen.last?.hasPrefix("safe ") ?? false)
    withExtendedLifetime(observations) {}
  }

  @Test func `an observer by key path is told`() {
    let model = Model()
    let watcher = Watcher()
    model.addObserver(watcher, forKeyPath: #keyPath(Model.count), options: [.new], context: nil)
    model.count = 2
    model.removeObserver(watcher, forKeyPath: #keyPath(Model.count))
    model.count = 3
    #expect(watcher.seen == ["count 2"])
  }

  @Test func `copies and associated objects are kept`() {
    let text = NSMutableString(string: "a")
    let model = Model()
    model.text = text
    text.append("b")
    #expect(model.text == "a")
    objc_setAssociatedObject(model, &key, "tag", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(model, &key) as? String == "tag")
    #expect(objc_getAssociatedObject(text, &key) == nil)
  }

  @Test func `classes have their names`() {
    #expect(NSStringFromClass(OldPanel.self) == "RenamedPanel")
    #expect(NSClassFromString("RenamedPanel") == OldPanel.self)
    #expect(NSStringFromClass(Panel.self) == "Panels.Panel")
    #expect(NSClassFromString("Panels.Panel") == Panel.self)
  }
}
