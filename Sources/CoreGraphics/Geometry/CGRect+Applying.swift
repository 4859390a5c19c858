extension CGPoint {
  /// The point that the map takes this point to.
  ///
  /// Specified by <https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)>.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a vector, mapped without the translation; parts may come out negative.
  ///
  /// Specified by <https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)>.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four mapped corners; the null rectangle stays null.
  ///
  /// Specified by <https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)>.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let x0 = t.a * minX
    let x1 = t.a * maxX
    let x2 = t.c * minY
    let x3 = t.c * maxY
    let y0 = t.b * minX
    let y1 = t.b * maxX
    let y2 = t.d * minY
    let y3 = t.d * maxY
    let left = min(x0, x1) + min(x2, x3)
    let right = max(x0, x1) + max(x2, x3)
    let top = min(y0, y1) + min(y2, y3)
    let bottom = max(y0, y1) + max(y2, y3)
    return CGRect(x: left + t.tx, y: top + t.ty, width: right - left, height: bottom - top)
  }
}
