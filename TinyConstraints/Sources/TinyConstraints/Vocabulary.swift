import UIKit

/// A view, as this library names it.
public typealias View = UIView
/// A view, as this library names it where `View` would be ambiguous.
public typealias TinyView = UIView
/// A layout guide.
public typealias LayoutGuide = UILayoutGuide
/// One constraint.
public typealias Constraint = NSLayoutConstraint
/// What a call made, in the order of the edges or lengths that it names.
public typealias Constraints = [Constraint]
/// Horizontal or vertical.
public typealias ConstraintAxis = NSLayoutConstraint.Axis
/// How strongly a constraint is to hold.
public typealias LayoutPriority = UILayoutPriority
/// Distances inwards from four edges, in points.
public typealias TinyEdgeInsets = UIEdgeInsets

/// How the two sides of a constraint compare.
public enum ConstraintRelation: Int, Sendable {
  /// Both are the same.
  case equal = 0
  /// The first is the same or less.
  case equalOrLess = -1
  /// The first is the same or greater.
  case equalOrGreater = 1
}

/// Edges to leave out of a call that would hold all four.
public struct LayoutEdge: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = LayoutEdge(rawValue: 1 << 0)
  /// The bottom edge.
  public static let bottom = LayoutEdge(rawValue: 1 << 1)
  /// The right edge, or the left one in a right-to-left interface.
  public static let trailing = LayoutEdge(rawValue: 1 << 2)
  /// The left edge, or the right one in a right-to-left interface.
  public static let leading = LayoutEdge(rawValue: 1 << 3)
  /// The left edge.
  public static let left = LayoutEdge(rawValue: 1 << 4)
  /// The right edge.
  public static let right = LayoutEdge(rawValue: 1 << 5)
  /// No edge.
  public static let none: LayoutEdge = []
}
