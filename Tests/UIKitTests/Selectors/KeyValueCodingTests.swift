import Testing

@testable import UIKit

private class Account: NSObject {
  var owner: String?
  var balance = 0
  var rate: CGFloat = 0
  var isOpen = false
  var mode: UIView.ContentMode = .center
  weak var friend: Account?
  var others: [Account] = []

  static func register() {
    _SelectorRuntime.register("owner", \Account.owner)
    _SelectorRuntime.register("balance", of: Account.self, get: { $0.balance }, set: { $0.balance = $1 })
    _SelectorRuntime.register("rate", \Account.rate)
    _SelectorRuntime.register("isOpen", \Account.isOpen)
    _SelectorRuntime.register("mode", \Account.mode)
    _SelectorRuntime.register("friend", of: Account.self, get: { $0.friend }, set: { $0.friend = $1 })
    _SelectorRuntime.register("others", \Account.others)
    _SelectorRuntime.register("double", of: Account.self, get: { $0.balance * 2 })
  }
}

private final class SavingsAccount: Account {}

private final class OpenAccount: NSObject {
  var kept: [String: Any] = [:]

  func keep(_ value: Any?, for key: String) { kept[key] = value }
  func give(_ key: String) -> Any? { kept[key] }
}

@MainActor
private final class Panel: UIView {
  private weak var label: UILabel!
  static func register() { _SelectorRuntime.register("label", \Panel.label) }
}

@MainActor
@Suite struct KeyValueCodingTests {
  init() {
    Account.register()
    Panel.register()
  }

  @Test func `a registered property is read and set by its key, in subclasses too`() {
    let account = SavingsAccount()
    account.setValue("Ada", forKey: "owner")
    account.setValue(5, forKey: "balance")
    #expect(account.owner == "Ada")
    #expect(account.value(forKey: "balance") as? Int == 5)
    #expect(account.value(forKey: "double") as? Int == 10)
    account.setValue(nil, forKey: "owner")
    #expect(account.owner == nil)
    #expect(account.value(forKey: "owner") == nil)
  }

  @Test func `numbers become the kind of number that the property has`() {
    let account = Account()
    account.setValue(2, forKey: "rate")
    #expect(account.rate == 2)
    account.setValue(NSNumber(value: 3.5), forKey: "rate")
    #expect(account.rate == 3.5)
    account.setValue(NSNumber(value: 1), forKey: "open")
    #expect(account.isOpen)
    account.setValue(UIView.ContentMode.bottom.rawValue, forKey: "mode")
    #expect(account.mode == .bottom)
  }

  @Test func `a path of keys leads from object to object`() {
    let account = Account()
    let friend = Account()
    account.setValue(friend, forKey: "friend")
    account.setValue("Bob", forKeyPath: "friend.owner")
    #expect(account.value(forKeyPath: "friend.owner") as? String == "Bob")
    account.friend = nil
    account.setValue("Eve", forKeyPath: "friend.owner")
    #expect(friend.owner == "Bob")
    let view = UIView()
    view.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func `an array of objects becomes an array of the property's type`() {
    let account = Account()
    account.setValue([Account(), SavingsAccount()] as [AnyObject], forKey: "others")
    #expect(account.others.count == 2)
  }

  @Test func `unknown keys, wrong values and nil where there is always a value raise`() {
    let account = Account()
    let raised = exceptions {
      account.setValue(1, forKey: "colour")
      _ = account.value(forKey: "colour")
      account.setValue(1, forKey: "double")
      account.setValue("many", forKey: "balance")
      account.setValue(nil, forKey: "balance")
    }
    #expect(
      raised.map(\.name) == [
        "NSUnknownKeyException", "NSUnknownKeyException", "NSUnknownKeyException", "NSInvalidArgumentException",
        "NSInvalidArgumentException",
      ])
    #expect(raised[0].reason.hasSuffix("this class is not key value coding-compliant for the key colour."))
    #expect(account.balance == 0)
  }

  @Test func `an object may take keys that it does not know`() {
    _SelectorRuntime.register("setValue:forUndefinedKey:", OpenAccount.keep(_:for:))
    _SelectorRuntime.register("valueForUndefinedKey:", OpenAccount.give(_:))
    let account = OpenAccount()
    account.setValue(7, forKey: "anything")
    #expect(account.value(forKey: "anything") as? Int == 7)
  }

  @Test func `several keys are read and set at once`() {
    let account = Account()
    account.setValuesForKeys(["owner": "Ada", "balance": 9])
    #expect(account.dictionaryWithValues(forKeys: ["owner", "balance", "friend"]).count == 3)
    account.setValuesForKeys(["owner": NSNull()])
    #expect(account.owner == nil)
    #expect(account.dictionaryWithValues(forKeys: ["owner"])["owner"] is NSNull)
  }

  @Test func `a private outlet is set from its own file's registration`() {
    let panel = Panel()
    let label = UILabel()
    panel.setValue(label, forKey: "label")
    #expect(panel.value(forKey: "label") as? UILabel === label)
  }

  @Test func `UIKit's own properties are known`() {
    let view = UIView()
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(true, forKey: "hidden")
    #expect(view.backgroundColor == .red)
    #expect(view.value(forKey: "hidden") as? Bool == true)
  }

  @Test func `a class is found by its registered name and by its name with its module`() {
    _SelectorRuntime.register(OpenAccount.self, as: "KVOpenAccount", make: { OpenAccount() })
    #expect(_SelectorRuntime.knownClass(named: "KVOpenAccount")?.make?() is OpenAccount)
    #expect(_SelectorRuntime.knownClass(named: "UIKit.UILabel")?.type == UILabel.self)
    #expect(_SelectorRuntime.knownClass(named: "Nowhere.Nobody") == nil)
  }
}
