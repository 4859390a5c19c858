/// What a stack view's axis means for the constraints of an update.
@MainActor
struct StackGeometry {
  let isHorizontal: Bool
  let isRightToLeft: Bool
  /// The first and the last edge along the axis, its length and its middle.
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute
  /// The same across it.
  let crossStart: NSLayoutConstraint.Attribute
  let crossEnd: NSLayoutConstraint.Attribute
  let breadth: NSLayoutConstraint.Attribute
  let crossMiddle: NSLayoutConstraint.Attribute
  /// Where spaces end and begin: at edges or at baselines.
  let spaceStart: NSLayoutConstraint.Attribute
  let spaceEnd: NSLayoutConstraint.Attribute

  private let node: LayoutNode
  private let region: LayoutReference.Region

  init(_ stack: UIStackView) {
    isHorizontal = stack.axis == .horizontal
    isRightToLeft = isHorizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isHorizontal {
      (start, end, length, middle) = (.leading, .trailing, .width, .centerX)
      (crossStart, crossEnd, breadth, crossMiddle) = (.top, .bottom, .height, .centerY)
    } else {
      (start, end, length, middle) = (.top, .bottom, .height, .centerY)
      (crossStart, crossEnd, breadth, crossMiddle) = (.leading, .trailing, .width, .centerX)
    }
    let isByBaselines = !isHorizontal && stack.isBaselineRelativeArrangement
    spaceStart = isByBaselines ? .lastBaseline : end
    spaceEnd = isByBaselines ? .firstBaseline : start
    node = stack.layoutNode
    region = stack.isLayoutMarginsRelativeArrangement ? .margins : .item
  }

  /// A quantity of the rectangle that the views fill.
  func canvas(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(node: node, region: region, attribute: attribute)
  }

  /// A quantity of the stack view itself.
  func stack(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(node: node, region: .item, attribute: attribute)
  }
}

extension ArrangedItem {
  func reference(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(node: view.layoutNode, region: .item, attribute: attribute)
  }
}
