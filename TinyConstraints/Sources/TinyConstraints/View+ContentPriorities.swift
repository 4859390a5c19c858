import UIKit

extension UIView {
  /// Sets how strongly the view resists being larger than its content.
  public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(priority, for: axis)
  }
}
