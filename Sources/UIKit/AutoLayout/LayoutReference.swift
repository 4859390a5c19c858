/// A quantity of a layout item: what an anchor stands for, and each side of a constraint.
struct LayoutReference {
  /// The rectangle of a view that is meant.
  enum Region: UInt8 {
    /// The alignment rectangle of the view or the guide.
    case item
    /// The view's bounds within its safe area.
    case safeArea
    /// The view's bounds within its layout margins.
    case margins
  }

  var node: LayoutNode
  var region: Region
  var attribute: NSLayoutConstraint.Attribute

  /// Whether two references mean the same quantity.
  static func == (lhs: LayoutReference, rhs: LayoutReference) -> Bool {
    lhs.node === rhs.node && lhs.region == rhs.region && lhs.attribute == rhs.attribute
  }

  /// The region and the attribute within it: attributes of margins are those of the margins' rectangle.
  var resolved: (region: Region, attribute: NSLayoutConstraint.Attribute) {
    if region == .item, let attribute = attribute.withinMargins { return (.margins, attribute) }
    return (region, attribute)
  }
}

extension LayoutReference {
  /// The item, nil when it is gone.
  @MainActor var item: AnyObject? {
    if node.isGuide { return node.guide }
    guard let view = node.view else { return nil }
    switch region {
    case .item: return view
    case .safeArea: return view.safeAreaLayoutGuide
    case .margins: return view.layoutMarginsGuide
    }
  }

  /// A quantity of a view or a layout guide; nil if the item is neither.
  @MainActor init?(item: Any, attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView {
      self.init(node: view.layoutNode, region: .item, attribute: attribute)
    } else if let guide = item as? UILayoutGuide {
      self = guide.reference(attribute)
    } else {
      return nil
    }
  }
}
