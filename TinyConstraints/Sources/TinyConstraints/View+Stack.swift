import UIKit

extension UIView {
  /// Adds views as subviews, one after the other along an axis with `spacing` points between, so that they fill this
  /// view. Answers the constraints, view by view.
  @discardableResult
  public func stack(
    _ views: [View], axis: ConstraintAxis = .vertical, width: CGFloat? = nil, height: CGFloat? = nil,
    spacing: CGFloat = 0
  ) -> Constraints {
    prepareForLayout()
    var constraints: Constraints = []
    for (index, view) in views.enumerated() {
      addSubview(view)
      let previous = index > 0 ? views[index - 1] : nil
      let isLast = index == views.count - 1
      switch axis {
      case .vertical:
        constraints.append(previous.map { view.topToBottom(of: $0, offset: spacing) } ?? view.topToSuperview())
        constraints += view.horizontalToSuperview()
        if isLast { constraints.append(view.bottomToSuperview()) }
      case .horizontal:
        constraints.append(previous.map { view.leftToRight(of: $0, offset: spacing) } ?? view.leftToSuperview())
        constraints += view.verticalToSuperview()
        if isLast { constraints.append(view.rightToSuperview()) }
      }
      if let width { constraints.append(view.width(width)) }
      if let height { constraints.append(view.height(height)) }
    }
    return constraints
  }
}
