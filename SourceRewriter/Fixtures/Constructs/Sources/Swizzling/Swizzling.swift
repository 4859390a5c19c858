import Panels
import UIKit

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
