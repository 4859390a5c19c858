extension NSValue {
  /// A value that holds a rectangle.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsvalue>, as the other members here.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// A value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The rectangle that the value holds; zero where it holds something else.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }

  /// The point that the value holds; zero where it holds something else.
  public var cgPointValue: CGPoint { (self as Any) as? CGPoint ?? .zero }

  /// The size that the value holds; zero where it holds something else.
  public var cgSizeValue: CGSize { (self as Any) as? CGSize ?? .zero }

  /// The insets that the value holds; zero where it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { heldInsets ?? .zero }
}

extension NSValue {
  private static let wrappingClass: AnyClass = type(of: NSValue(rect: .zero))

  /// The insets that the value holds, if it holds some.
  var heldInsets: UIEdgeInsets? {
    // Values of different types are never equal; their encodings, which Foundation leaks, need not be compared.
    guard type(of: self) == Self.wrappingClass else { return nil }
    let insets = edgeInsetsValue
    guard NSValue(edgeInsets: insets).isEqual(self) else { return nil }
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
