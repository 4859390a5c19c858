import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
@objc public protocol PanelDelegate: NSObjectProtocol {
  @objc optional func panelDidMove(_ panel: Panel)
  @objc(panel:insetForTraits:) optional func panel(_ panel: Panel, insetFor traits: String) -> NSNumber
  @objc(panel:insetForSize:) optional func panel(_ panel: Panel, insetFor size: CGSize) -> NSNumber
  @objc optional func panelDidFinish()
  @objc optional var preferredWidth: CGFloat { get }
  @objc optional var panelTitle: String? { get }
  func panelMustHave() -> Int
}

@objcMembers open class Panel: NSObject {
  public weak var delegate: PanelDelegate?
  public var onTap: ((Int) -> Void)?
  public dynamic var state: Int = 0
  public var title: String? = "panel"

  @MainActor
  open func run() -> [String] {
    var seen: [String] = []
    delegate?.panelDidMove?(self)
    if let inset = delegate?.panel?(self, insetFor: "compact") { seen.append("traits \(inset)") }
    if let inset = delegate?.panel?(self, insetFor: CGSize(width: 1, height: 2)) { seen.append("size \(inset)") }
    delegate?
      .panelDidFinish?()
    if delegate?.panelDidMove != nil { seen.append("moves") }
    if let width = delegate?.preferredWidth { seen.append("width \(width)") }
    onTap?(seen.count)
    return seen
  }

  /// How often a panel was told to close, all of them together.
  @MainActor public static var closings = 0
  @MainActor open class func closeAll(_ sender: Any?) { closings += 1 }

  public func joined(_ first: String, with second: String) -> String { first + second }

  /// Whether the delegate has the method, which is then called.
  @MainActor
  open func moveByReference() -> Bool {
    guard let move = delegate?.panelDidMove else { return false }
    move(self)
    return true
  }
}

/// A class that is many classes.
@MainActor
open class Shelf<Item>: NSObject {
  public private(set) var taken: [String] = []
  public var items: [Item]
  @objc public var label = "shelf"

  public init(_ items: [Item]) { self.items = items }

  @objc open func take(_ name: String) { taken.append("\(name) of \(items)") }
  @objc fileprivate func hiddenTake() { taken.append("hidden") }
}

@objc(RenamedPanel) open class OldPanel: NSObject {}

#if os(iOS)
  public let platform = "iOS"
#else
  public let platform = "another"
#endif
