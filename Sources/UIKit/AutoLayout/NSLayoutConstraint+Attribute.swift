extension NSLayoutConstraint {
  /// The part of an item that a constraint speaks of.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>.
  public enum Attribute: Int, Sendable {
    /// None: the constraint has no second item.
    case notAnAttribute = 0
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right
    /// The top edge of the alignment rectangle.
    case top
    /// The bottom edge of the alignment rectangle.
    case bottom
    /// The left edge where text runs left to right, else the right one.
    case leading
    /// The right edge where text runs left to right, else the left one.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The middle of the left and the right edge.
    case centerX
    /// The middle of the top and the bottom edge.
    case centerY
    /// The baseline of the last line of text; the bottom edge where there is no text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge where there is no text.
    case firstBaseline
    /// The left layout margin.
    case leftMargin
    /// The right layout margin.
    case rightMargin
    /// The top layout margin.
    case topMargin
    /// The bottom layout margin.
    case bottomMargin
    /// The left margin where text runs left to right, else the right one.
    case leadingMargin
    /// The right margin where text runs left to right, else the left one.
    case trailingMargin
    /// The middle of the left and the right margin.
    case centerXWithinMargins
    /// The middle of the top and the bottom margin.
    case centerYWithinMargins

    /// The former name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation>.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kinds of quantity there are; a constraint relates two positions or two sizes.
  enum Kind {
    case none, horizontalPosition, verticalPosition, size

    var isPosition: Bool { self == .horizontalPosition || self == .verticalPosition }
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .size
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .verticalPosition: .vertical
    case .size: self == .height ? .vertical : .horizontal
    default: .horizontal
    }
  }

  /// Whether the side depends on the direction of text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the side is the left or the right one whatever the direction of text.
  var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute of the margins' rectangle, where this is one of a margin.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name that descriptions use.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign that descriptions use.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
