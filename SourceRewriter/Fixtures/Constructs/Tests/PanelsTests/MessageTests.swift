import Panels
import Testing
import UIKit
// The time of the tests' own, so that none waits.
import UIKitTesting

/// Classes that are sent messages themselves.
@MainActor
private class Station: NSObject {
  static var log: [String] = []

  @objc class func ring(_ sender: Any?) { log.append("ring \(self)") }
  @objc static func noted(_ notification: Notification) { log.append("noted") }
  @objc class func ticked(_ timer: Timer) { log.append("ticked") }
  @objc private class func secret() -> String { "secret" }
  @objc class func double(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
  class func wire(_ button: UIButton) { button.addTarget(self, action: #selector(ring(_:)), for: .touchUpInside) }
  func wireFromAnObject(_ button: UIButton) {
    button.addTarget(Station.self, action: #selector(Station.ring(_:)), for: .touchUpInside)
  }
}

@MainActor
private class NightStation: Station {
  override class func ring(_ sender: Any?) { log.append("ring at night") }
}

private final class Books: Shelf<Int> {
  override func take(_ name: String) {
    super.take(name + "!")
  }
}

@MainActor
private class Drawer<Item>: Shelf<Item> {
  @objc func shut() -> String { "shut \(items.count)" }
}

@MainActor
private enum Outer<Value> {
  class Inner: NSObject, PanelDelegate {
    var moves: [String] = []
    func panelMustHave() -> Int { 0 }
    func panelDidMove(_ panel: Panel) { moves.append("\(Value.self)") }
  }
}

@MainActor
private final class Receiver: NSObject {
  var log: [String] = []

  @IBAction func pressed(_ sender: AnyObject) { log.append("\(sender.tag ?? -1) \(sender.isKind ?? "")") }
  @objc func frame(_ link: CADisplayLink) {
    log.append("frame")
    link.invalidate()
  }
  @objc func later(_ word: String) { log.append("later \(word)") }
}

extension UIButton {
  @objc var isKind: String { "a button" }
}

@objcMembers private class Everything: NSObject {
  func named() -> String { "named" }
  private func hidden() {}
  @nonobjc func swiftOnly() {}
  var value = 4
}

@MainActor
@Suite struct MessageTests {
  @Test func `classes are targets`() {
    Station.log = []
    let button = UIButton()
    NightStation.wire(button)
    Station().wireFromAnObject(button)
    button.sendActions(for: .touchUpInside)
    #expect(Station.log == ["ring at night", "ring Station"])
    button.removeTarget(NightStation.self, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(Station.log == ["ring at night", "ring Station", "ring Station"])

    let name = Notification.Name("Station")
    NotificationCenter.default.addObserver(
      Station.self, selector: #selector(Station.noted), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(Station.self)
    NotificationCenter.default.post(name: name, object: nil)
    let timer = Timer(
      timeInterval: 1, target: Station.self, selector: #selector(Station.ticked(_:)), userInfo: nil, repeats: true)
    timer.fire()
    timer.invalidate()
    #expect(Station.log.suffix(2) == ["noted", "ticked"])
  }

  @Test func `classes answer and perform`() {
    #expect(Station.responds(to: Selector(("secret"))))
    #expect(NightStation.responds(to: #selector(Station.ring(_:))))
    #expect(!Station.responds(to: Selector(("nothing"))))
    // What an object has its class has not, and the other way round.
    #expect(!Station.responds(to: Selector(("wireFromAnObject:"))))
    #expect(!Station().responds(to: Selector(("ring:"))))
    #expect(Station.perform(Selector(("secret")))?.takeUnretainedValue() as? String == "secret")
    let double = NightStation.perform(#selector(Station.double(_:)), with: NSNumber(value: 4))
    #expect(double?.takeUnretainedValue() as? NSNumber == 8)
    Panel.closings = 0
    Panel.perform(#selector(Panel.closeAll(_:)), with: nil)
    #expect(Panel.closings == 1)
  }

  @Test func `generic classes are reached by a name alone`() {
    let shelf = Shelf(["a"])
    let button = UIButton()
    button.addTarget(shelf, action: Selector(("hiddenTake")), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    shelf.perform(Selector(("take:")), with: "x")
    #expect(shelf.taken == ["hidden", "x of [\"a\"]"])
    let numbers = Books([1, 2])
    numbers.perform(Selector(("take:")), with: "y")
    #expect(numbers.taken == ["y! of [1, 2]"])
    let drawer = Drawer([true])
    #expect(drawer.responds(to: Selector(("take:"))))
    #expect(drawer.perform(Selector(("shut")))?.takeUnretainedValue() as? String == "shut 1")
    drawer.setValue("drawer", forKey: "label")
    #expect(drawer.value(forKey: "label") as? String == "drawer")
    #expect(!shelf.responds(to: Selector(("shut"))))
  }

  @Test func `optional methods of classes within generic types are called`() {
    let panel = Panel()
    let inner = Outer<Double>.Inner()
    panel.delegate = inner
    #expect(panel.run() == ["moves"])
    #expect(inner.moves == ["Double"])
  }

  @Test func `members are looked for in objects of no known class`() {
    let receiver = Receiver()
    let button = UIButton()
    button.tag = 5
    button.addTarget(receiver, action: #selector(Receiver.pressed(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["5 a button"])
    let things: [Any] = [UIView().heightAnchor.constraint(equalToConstant: 4), Panel()]
    #expect((things[0] as AnyObject).constant == 4)
    #expect((things[1] as AnyObject).constant == nil)
    let title: String? = (things[1] as AnyObject).title
    #expect(title == "panel")
    let sum: String? = (things[1] as AnyObject).joined?("a", with: "b")
    #expect(sum == "ab")
    #expect((things[0] as AnyObject).joined?("a", with: "b") == nil)
    let kept = Kept(objects: [UIView().heightAnchor.constraint(equalToConstant: 4), Panel()])
    #expect(kept.objects.first?.constant == 4)
    #expect(kept.objects[1].constant == nil)
    // The priority's number, which other classes have by this name.
    let priority: Float? = kept.objects.first?.priority
    #expect(priority == 1000)
  }

  private struct Kept {
    var objects: [AnyObject]
  }

  @Test func `what @objcMembers says holds for all but the private`() {
    let all = Everything()
    #expect(all.responds(to: Selector(("named"))))
    #expect(!all.responds(to: Selector(("hidden"))))
    #expect(!all.responds(to: Selector(("swiftOnly"))))
    all.setValue(7, forKey: "value")
    #expect(all.value == 7)
  }

  @Test func `properties answer to the names of their accessors`() {
    let all = Everything()
    #expect(all.responds(to: Selector(("value"))))
    #expect(all.responds(to: Selector(("setValue:"))))
    #expect(all.perform(Selector(("value")))?.takeUnretainedValue() as? Int == 4)
    let view = UIView()
    view.perform(Selector(("setHidden:")), with: true)
    #expect(view.isHidden)
    #expect(view.responds(to: Selector(("isHidden"))))
  }

  @Test func `frames and delays call methods`() {
    let receiver = Receiver()
    let app = TestApplication(rootViewController: UIViewController())
    let link = CADisplayLink(target: receiver, selector: #selector(Receiver.frame(_:)))
    link.add(to: .main, forMode: .common)
    receiver.perform(#selector(Receiver.later(_:)), with: "on", afterDelay: 0.5)
    receiver.perform(#selector(Receiver.later(_:)), with: "never", afterDelay: 0.6)
    NSObject.cancelPreviousPerformRequests(
      withTarget: receiver, selector: #selector(Receiver.later(_:)), object: "never")
    app.advance(by: 1)
    #expect(receiver.log == ["frame", "later on"])
  }
}
