import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
@objc public protocol PanelDelegate: NSObjectProtocol {
  @objc optional func panelDidMove(_ panel: Panel)
  @objc(panel:insetForTraits:) optional func panel(_ panel: Panel, insetFor traits: String) -> NSNumber
  @objc(panel:insetForSize:) optional func panel(_ panel: Panel, insetFor size: CGSize) -> NSNumber
  @objc optional func panelDidFinish()
  @objc optional var preferredWidth: CGFloat { get }
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

  /// Whether the delegate has the method, which is then called.
  @MainActor
  open func moveByReference() -> Bool {
    guard let move = delegate?.panelDidMove else { return false }
    move(self)
    return true
  }
}

private typealias RunFunction = @convention(c) (AnyObject, Selector) -> Void

extension Panel {
  /// Whether one method could be put in the place of another.
  @objc public class func exchangeMethods() -> Bool {
    guard let run = class_getInstanceMethod(Panel.self, #selector(Panel.run)),
      let other = class_getInstanceMethod(Panel.self, #selector(Panel.moveByReference))
    else { return false }
    _ = unsafeBitCast(method_getImplementation(run), to: RunFunction.self)
    method_exchangeImplementations(run, other)
    return true
  }
}

@objc(RenamedPanel) open class OldPanel: NSObject {}

#if os(iOS)
  public let platform = "iOS"
#else
  public let platform = "another"
#endif
