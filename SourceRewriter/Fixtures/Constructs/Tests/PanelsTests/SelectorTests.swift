import UIKit
import Testing

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
@Suite struct SelectorTests {
  @Test func `every form reaches its method`() {
    let controller = Below(nibName: nil, bundle: nil)
    let button = UIButton()
    button.tag = 7
    controller.wire(button)
    button.sendActions(for: .touchUpInside)
    #expect(
      controller.log == [
        "hidden", "press 7", "over below", "over", "overload()", "external 7", "hoisted below", "hoisted", "only below",
      ])
  }

  @Test func `names are Objective-Cs`() {
    #expect(NSStringFromSelector(#selector(Controller.make(with:andAge:))) == "makeWith:andAge:")
    #expect(NSStringFromSelector(#selector(Controller.press(_:event:))) == "press:event:")
    #expect(#selector(Controller.overload(_:)) == Selector("overloadInt:"))
    #expect(#selector(Controller.over) == Selector(("over:")))
    #expect(#selector(Controller.show as (Controller) -> () -> Void) == Selector(("show")))
    #expect(#selector(Controller.six) == Selector(("six::::::")))
    #expect(#selector(getter: Controller.subtitle) == Selector("subtitle"))
    #expect(#selector(setter: Controller.subtitle) == Selector("setSubtitle:"))
    #expect(#selector(UIView.setNeedsLayout) == Selector("setNeedsLayout"))
    #expect(
      UIViewController().responds(
        to: #selector(
          UIViewController.dismiss(animated:completion:))))
  }

  @Test func `perform gives results back`() {
    let controller = Controller(nibName: nil, bundle: nil)
    let sum = controller.perform(#selector(Controller.add(_:)), with: NSNumber(value: 1))?.takeUnretainedValue()
    #expect(sum as? NSNumber == 2)
    #expect(controller.perform(#selector(getter: Controller.subtitle))?.takeUnretainedValue() as? String == "none")
    controller.perform(#selector(setter: Controller.subtitle), with: "new")
    #expect(controller.subtitle == "new")
    let twice = Sometimes().perform(Selector(("repeat:")), with: 4)?.takeUnretainedValue()
    #expect(twice as? NSNumber == 8)
  }

  @Test func `objects respond to what they have`() {
    let controller = Controller(nibName: nil, bundle: nil)
    #expect(controller.responds(to: Selector(("hidden"))))
    #expect(!controller.responds(to: Selector(("onlyBelow:"))))
    #expect(!controller.responds(to: Selector(("nothing"))))
    #expect(Sometimes().responds(to: Selector(("onPhones"))))
    #expect(!Sometimes().responds(to: Selector(("elsewhere"))))
  }

  @Test func `extensions override and are overridden`() {
    let controller = Below(nibName: nil, bundle: nil)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["loaded"])
  }

  @Test func `generic classes and extensions of UIKits are reached`() {
    let button = UIButton()
    let holder = Holder("x")
    holder.wire(button)
    let greeter = Greeter(nibName: nil, bundle: nil)
    greeter.wire(button)
    button.sendActions(for: .touchUpInside)
    #expect(holder.log == ["fire x"])
    #expect(greeter.title == "greeted")
  }

  @Test func `members of extensions of UIKits classes are overridden`() {
    let controllers = [UIViewController(nibName: nil, bundle: nil), Polite(), VeryPolite()]
    #expect(
      controllers.map { $0.introduce("you") } == [
        "a controller for you", "politely, a controller for you", "very politely, a controller for you",
      ])
    for controller in controllers { controller.title = "polite" }
    #expect(controllers.map(\.isQuiet) == [false, true, true])
    controllers[2].isQuiet = false
    #expect(controllers[2].title == "loud")
  }

  @Test func `keys reach properties`() {
    let controller = Controller(nibName: nil, bundle: nil)
    let label = UILabel()
    controller.setValue(label, forKey: "label")
    #expect(controller.hasLabel)
    controller.setValue(8 as CGFloat, forKey: "corner")
    #expect(controller.corner == 8)
    #expect(controller.value(forKey: "readOnly") as? Int == 6)
    #expect(controller.value(forKey: "later") as? Int == 5)
    #expect(#keyPath(Controller.subtitle) == "subtitle")
    #expect(controller.value(forKeyPath: #keyPath(Controller.subtitle)) as? String == "none")
    _ = label
  }

  @Test func `notifications and timers call their targets`() {
    let controller = Controller(nibName: nil, bundle: nil)
    let name = Notification.Name("N")
    NotificationCenter.default.addObserver(
      controller, selector: #selector(Controller.noted(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(controller)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(controller.log == ["note N"])
    let timer = Timer(
      timeInterval: 0.1, target: controller, selector: #selector(Controller.ticked(_:)), userInfo: "x", repeats: true)
    timer.fire()
    timer.invalidate()
    #expect(controller.log == ["note N", "tick true x"])
  }

  @Test func `a target is not held`() {
    var controller: Controller? = Controller(nibName: nil, bundle: nil)
    weak var former: Controller?
    former = controller
    let button = UIButton()
    button.addTarget(controller, action: #selector(Controller.over(_:)), for: .touchUpInside)
    controller = nil
    #expect(former == nil)
    button.sendActions(for: .touchUpInside)
  }
}
