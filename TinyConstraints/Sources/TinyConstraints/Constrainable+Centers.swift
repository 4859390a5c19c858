import UIKit

/// The middle of an item.
extension Constrainable {
  /// The middle at another's, in both directions: horizontal, vertical.
  @discardableResult
  public func center(
    in view: Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    [
      centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }

  /// The middle at another's. `anchor` stands in for the middle of the other; then the multiplier does not count.
  @discardableResult
  public func centerX(
    to view: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let constraint =
      if let anchor {
        centerXAnchor.constraint(equalTo: anchor, constant: offset)
      } else {
        Constraint(
          item: self, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: multiplier,
          constant: offset)
      }
    return constraint.with(priority).set(isActive)
  }

  /// The middle at another's. `anchor` stands in for the middle of the other; then the multiplier does not count.
  @discardableResult
  public func centerY(
    to view: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let constraint =
      if let anchor {
        centerYAnchor.constraint(equalTo: anchor, constant: offset)
      } else {
        Constraint(
          item: self, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: multiplier,
          constant: offset)
      }
    return constraint.with(priority).set(isActive)
  }

  /// The horizontal middle at another's leading edge.
  @discardableResult
  public func centerXToLeading(
    of view: Constrainable, offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    centerX(to: view, view.leadingAnchor, offset: offset, priority: priority, isActive: isActive)
  }

  /// The horizontal middle at another's trailing edge.
  @discardableResult
  public func centerXToTrailing(
    of view: Constrainable, offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    centerX(to: view, view.trailingAnchor, offset: offset, priority: priority, isActive: isActive)
  }

  /// The vertical middle at another's top edge.
  @discardableResult
  public func centerYToTop(
    of view: Constrainable, offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    centerY(to: view, view.topAnchor, offset: offset, priority: priority, isActive: isActive)
  }

  /// The vertical middle at another's bottom edge.
  @discardableResult
  public func centerYToBottom(
    of view: Constrainable, offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    centerY(to: view, view.bottomAnchor, offset: offset, priority: priority, isActive: isActive)
  }
}
