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
  public var cgRectValue: CGRect { holds(.rect) ? rectValue : .zero }

  /// The point that the value holds; zero where it holds something else.
  public var cgPointValue: CGPoint { holds(.point) ? pointValue : .zero }

  /// The size that the value holds; zero where it holds something else.
  public var cgSizeValue: CGSize { holds(.size) ? sizeValue : .zero }

  /// The insets that the value holds; zero where it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard holds(.insets) else { return .zero }
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSValue {
  /// The kinds of geometry that a value can hold.
  enum Geometry {
    case rect
    case point
    case size
    case insets

    fileprivate var sample: NSValue {
      switch self {
      case .rect: NSValue(rect: .zero)
      case .point: NSValue(point: .zero)
      case .size: NSValue(size: .zero)
      case .insets: NSValue(edgeInsets: NSEdgeInsets())
      }
    }
  }

  /// Whether a value holds geometry of a kind; Foundation tells them apart by their encoding only.
  func holds(_ geometry: Geometry) -> Bool {
    !(self is NSNumber) && strcmp(objCType, geometry.sample.objCType) == 0
  }
}
