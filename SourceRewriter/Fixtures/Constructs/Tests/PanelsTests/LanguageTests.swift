import Testing
import UIKit

@testable import Panels

@objc(Ticket) final class Ticket: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let row: Int
  let name: NSString

  init(row: Int, name: NSString) {
    self.row = row
    self.name = name
  }

  init?(coder: NSCoder) {
    row = coder.decodeInteger(forKey: "row")
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = name
  }

  func encode(with coder: NSCoder) {
    coder.encode(row, forKey: "row")
    coder.encode(name, forKey: "name")
  }
}

@objc(HiddenTicket) private final class Hidden: NSObject {}

/// A view as Interface Builder would show it.
@MainActor
@IBDesignable private final class Badge: UIView {
  @IBInspectable var count: Int = 0 {
    didSet { drawings += 1 }
  }
  @IBInspectable var tint: UIColor? = .red
  @IBOutlet var pieces: [UIView]!
  @IBOutlet private(set) weak var owner: NSObject?
  var drawings = 0
  var made: [String] = []

  @IBAction private func tapped() { made.append("tapped") }
  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    made.append("detail for \(sender ?? "nobody")")
    return coder is NSKeyedArchiver ? nil : UIViewController(coder: coder)
  }
}

@available(iOS 13.0, *)
@MainActor
private final class Recent: NSObject {
  @available(iOS 14.0, *) @objc func fresh() -> String { "fresh" }
  @available(iOS, deprecated: 12, message: "old") @objc func old() -> String { "old" }
}

#if canImport(UIKit) && !os(macOS)
  private typealias PlatformView = UIView
#else
  private typealias PlatformView = Never
#endif

#if targetEnvironment(macCatalyst)
  private let environment = "catalyst"
#elseif os(iOS) || os(tvOS)
  private let environment = "phone"
#else
  private let environment = "another"
#endif

#if canImport(AppKit)
  private let hasAppKit = true
#else
  private let hasAppKit = false
#endif

@MainActor
@Suite struct LanguageTests {
  @Test func `the platform is a phone`() {
    #expect(platform == "iOS")
    #expect(environment == "phone")
    #expect(!hasAppKit)
    #expect(PlatformView.self == UIView.self)
  }

  @Test func `what is available is what a recent system has`() {
    var seen: [String] = []
    if #available(iOS 14, *) { seen.append("14") } else { seen.append("older") }
    if #unavailable(iOS 13) { seen.append("none") }
    if #available(iOS 99, *) { seen.append("99") }
    guard #available(iOS 13.0, *) else {
      Issue.record("an old system")
      return
    }
    #expect(seen == ["14"])
    #expect(Recent().perform(Selector(("fresh")))?.takeUnretainedValue() as? String == "fresh")
    #expect(Recent().perform(Selector(("old")))?.takeUnretainedValue() as? String == "old")
  }

  @Test func `a pool gives back what its body does`() throws {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func `objects are archived by the names of their classes`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: Ticket(row: 4, name: "front"), requiringSecureCoding: true)
    let ticket = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Ticket.self, from: data))
    #expect(ticket.row == 4)
    #expect(ticket.name == "front")
    #expect(NSStringFromClass(Ticket.self) == "Ticket")
    #expect(NSStringFromClass(Hidden.self) == "HiddenTicket")
    let text = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect("\(text)".contains("Ticket"))
  }

  @Test func `what Interface Builder connects is found by its name`() {
    let badge = Badge()
    badge.setValue(3, forKey: "count")
    badge.setValue(UIColor.blue, forKey: "tint")
    badge.setValue([UIView(), UIView()], forKey: "pieces")
    badge.setValue(badge, forKey: "owner")
    #expect(badge.count == 3)
    #expect(badge.drawings == 1)
    #expect(badge.tint == .blue)
    #expect(badge.pieces.count == 2)
    #expect(badge.owner === badge)
    badge.perform(Selector(("tapped")))
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    _ = badge.perform(#selector(Badge.makeDetail(_:sender:)), with: coder, with: "a row")
    #expect(badge.made.first == "tapped")
    #expect(badge.made.last == "detail for a row")
    #expect(badge.responds(to: Selector(("makeDetail:sender:"))))
  }
}
