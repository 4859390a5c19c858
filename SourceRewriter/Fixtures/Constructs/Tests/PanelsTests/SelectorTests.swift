import UIKit
import XCTest

@testable import Panels

@MainActor
class Controller: UIViewController {
  var log: [String] = []
  @IBOutlet private weak var label: UILabel!
  @IBInspectable var corner: CGFloat = 0
  @objc var subtitle: String? = "none"
  @objc private(set) var readOnly = 6
  @objc lazy var later = 5
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(fromExtension))
  let stored = #selector(hidden)

  @objc private func hidden() { log.append("hidden") }
  @objc func press(_ sender: UIButton, event: UIEvent?) { log.append("press \(sender.tag)") }
  @objc func over(_ sender: Any) { log.append("over") }
  @objc func overload() { log.append("overload()") }
  @objc(overloadInt:) func overload(_ value: Int) { log.append("overload \(value)") }
  @IBAction func external(_ sender: UIButton?) { log.append("external \(sender?.tag ?? -1)") }
  @objc func make(with name: String, andAge age: Int) -> String { "\(name)\(age)" }
  @objc func add(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue + 1) }
  @objc func noted(_ notification: Notification) { log.append("note \(notification.name.rawValue)") }
  @objc func ticked(_ timer: Timer) { log.append("tick \(timer.isValid) \(timer.userInfo ?? "")") }
  @objc func show() { log.append("show") }
  @objc func show(_ sender: UIButton!) -> Controller? { nil }
  @objc func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: String) { log.append("six \(f)") }
  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(hidden), for: .touchUpInside)
    button.addTarget(self, action: #selector(press(_:event:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(Controller.over), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.overload as () -> Void), for: .touchUpInside)
    button.addTarget(self, action: .external, for: .touchUpInside)
    button.addTarget(self, action: #selector(hoisted), for: .touchUpInside)
    button.addTarget(self, action: Selector(("onlyBelow:")), for: .touchUpInside)
  }
  var hasLabel: Bool { label != nil }
}

extension Selector {
  fileprivate static let external = #selector(Controller.external(_:))
}

extension Controller {
  @objc fileprivate func fromExtension() { log.append("from extension") }
  @objc func hoisted() { log.append("hoisted") }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
}

@MainActor
class Below: Controller {
  override func over(_ sender: Any) {
    log.append("over below")
    super.over(sender)
  }
  override func hoisted() {
    log.append("hoisted below")
    super.hoisted()
  }
  @objc func onlyBelow(_ sender: Any) { log.append("only below") }
}

@MainActor
class Holder<Value>: NSObject {
  var value: Value
  var log: [String] = []
  init(_ value: Value) { self.value = value }
  @objc func fire(_ sender: Any?) { log.append("fire \(value)") }
  func wire(_ button: UIButton) { button.addTarget(self, action: #selector(fire(_:)), for: .touchUpInside) }
}

extension UIViewController {
  @objc func greet() { title = "greeted" }
  @objc func introduce(_ name: String) -> String { "a controller for \(name)" }
  @objc var isQuiet: Bool {
    get { title == nil }
    set { title = newValue ? nil : "loud" }
  }
}

class Polite: UIViewController {
  override func introduce(_ name: String) -> String { "politely, " + super.introduce(name) }
  override var isQuiet: Bool {
    get { super.isQuiet || title == "polite" }
    set { super.isQuiet = newValue }
  }
}

class VeryPolite: Polite {
  override func introduce(_ name: String) -> String { "very " + super.introduce(name) }
}

protocol Greeting {}
extension Greeting where Self: UIViewController {
  @MainActor func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
  }
}

class Greeter: UIViewController, Greeting {}

class Sometimes: NSObject {
  #if os(iOS)
    @objc func onPhones() {}
  #else
    @objc func elsewhere() {}
  #endif
  @objc func `repeat`(_ count: Int) -> NSNumber { NSNumber(value: count * 2) }
}

@MainActor
final class SelectorTests: XCTestCase {
  func testEveryFormReachesItsMethod() {
    let controller = Below(nibName: nil, bundle: nil)
    let button = UIButton()
    button.tag = 7
    controller.wire(button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(
      controller.log,
      [
        "hidden", "press 7", "over below", "over", "overload()", "external 7", "hoisted below", "hoisted", "only below",
      ])
  }

  func testNamesAreObjectiveCs() {
    XCTAssertEqual(NSStringFromSelector(#selector(Controller.make(with:andAge:))), "makeWith:andAge:")
    XCTAssertEqual(NSStringFromSelector(#selector(Controller.press(_:event:))), "press:event:")
    XCTAssertEqual(#selector(Controller.overload(_:)), Selector("overloadInt:"))
    XCTAssertEqual(#selector(Controller.over), Selector(("over:")))
    XCTAssertEqual(#selector(Controller.show as (Controller) -> () -> Void), Selector(("show")))
    XCTAssertEqual(#selector(Controller.six), Selector(("six::::::")))
    XCTAssertEqual(#selector(getter: Controller.subtitle), Selector("subtitle"))
    XCTAssertEqual(#selector(setter: Controller.subtitle), Selector("setSubtitle:"))
    XCTAssertEqual(#selector(UIView.setNeedsLayout), Selector("setNeedsLayout"))
    XCTAssertTrue(
      UIViewController().responds(
        to: #selector(
          UIViewController.dismiss(animated:completion:))))
  }

  func testPerformGivesResultsBack() {
    let controller = Controller(nibName: nil, bundle: nil)
    let sum = controller.perform(#selector(Controller.add(_:)), with: NSNumber(value: 1))?.takeUnretainedValue()
    XCTAssertEqual(sum as? NSNumber, 2)
    XCTAssertEqual(
      controller.perform(#selector(getter: Controller.subtitle))?.takeUnretainedValue() as? String, "none")
    controller.perform(#selector(setter: Controller.subtitle), with: "new")
    XCTAssertEqual(controller.subtitle, "new")
    let twice = Sometimes().perform(Selector(("repeat:")), with: 4)?.takeUnretainedValue()
    XCTAssertEqual(twice as? NSNumber, 8)
  }

  func testObjectsRespondToWhatTheyHave() {
    let controller = Controller(nibName: nil, bundle: nil)
    XCTAssertTrue(controller.responds(to: Selector(("hidden"))))
    XCTAssertFalse(controller.responds(to: Selector(("onlyBelow:"))))
    XCTAssertFalse(controller.responds(to: Selector(("nothing"))))
    XCTAssertTrue(Sometimes().responds(to: Selector(("onPhones"))))
    XCTAssertFalse(Sometimes().responds(to: Selector(("elsewhere"))))
  }

  func testExtensionsOverrideAndAreOverridden() {
    let controller = Below(nibName: nil, bundle: nil)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ["loaded"])
  }

  func testGenericClassesAndExtensionsOfUIKitsAreReached() {
    let button = UIButton()
    let holder = Holder("x")
    holder.wire(button)
    let greeter = Greeter(nibName: nil, bundle: nil)
    greeter.wire(button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(holder.log, ["fire x"])
    XCTAssertEqual(greeter.title, "greeted")
  }

  func testMembersOfExtensionsOfUIKitsClassesAreOverridden() {
    let controllers = [UIViewController(nibName: nil, bundle: nil), Polite(), VeryPolite()]
    XCTAssertEqual(
      controllers.map { $0.introduce("you") },
      ["a controller for you", "politely, a controller for you", "very politely, a controller for you"])
    for controller in controllers { controller.title = "polite" }
    XCTAssertEqual(controllers.map(\.isQuiet), [false, true, true])
    controllers[2].isQuiet = false
    XCTAssertEqual(controllers[2].title, "loud")
  }

  func testKeysReachProperties() {
    let controller = Controller(nibName: nil, bundle: nil)
    let label = UILabel()
    controller.setValue(label, forKey: "label")
    XCTAssertTrue(controller.hasLabel)
    controller.setValue(8 as CGFloat, forKey: "corner")
    XCTAssertEqual(controller.corner, 8)
    XCTAssertEqual(controller.value(forKey: "readOnly") as? Int, 6)
    XCTAssertEqual(controller.value(forKey: "later") as? Int, 5)
    XCTAssertEqual(#keyPath(Controller.subtitle), "subtitle")
    XCTAssertEqual(controller.value(forKeyPath: #keyPath(Controller.subtitle)) as? String, "none")
    _ = label
  }

  func testNotificationsAndTimersCallTheirTargets() {
    let controller = Controller(nibName: nil, bundle: nil)
    let name = Notification.Name("N")
    NotificationCenter.default.addObserver(
      controller, selector: #selector(Controller.noted(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(controller.log, ["note N"])
    let timer = Timer(
      timeInterval: 0.1, target: controller, selector: #selector(Controller.ticked(_:)), userInfo: "x", repeats: true)
    timer.fire()
    timer.invalidate()
    XCTAssertEqual(controller.log, ["note N", "tick true x"])
  }

  func testATargetIsNotHeld() {
    var controller: Controller? = Controller(nibName: nil, bundle: nil)
    weak var former: Controller?
    former = controller
    let button = UIButton()
    button.addTarget(controller, action: #selector(Controller.over(_:)), for: .touchUpInside)
    controller = nil
    XCTAssertNil(former)
    button.sendActions(for: .touchUpInside)
  }

  func testThePlatformIsAPhones() {
    XCTAssertEqual(platform, "iOS")
    autoreleasepool { XCTAssertTrue(true) }
    if #available(iOS 14, *) {} else { XCTFail("an old system") }
  }
}
