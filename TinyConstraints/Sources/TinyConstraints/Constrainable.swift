import UIKit

/// What constraints can hold: a view or a layout guide.
@MainActor
public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  /// Makes the item one that constraints alone hold, and answers it. Each call of this library does that first.
  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  /// Sets `translatesAutoresizingMaskIntoConstraints` to false.
  @discardableResult
  public func prepareForLayout() -> Self {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
    return self
  }
}

extension UILayoutGuide: Constrainable {
  /// A guide is always held by constraints alone.
  @discardableResult
  public func prepareForLayout() -> Self {
    self
  }
}
