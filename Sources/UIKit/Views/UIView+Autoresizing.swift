extension UIView {
  /// What `autoresizingMask` is, unless a subclass says something else.
  final var plainAutoresizingMask: UIView.AutoresizingMask {
    get { storedAutoresizingMask }
    set {
      storedAutoresizingMask = newValue
      layoutHook_geometryDidChange()
    }
  }

  /// What `autoresizesSubviews` is, unless a subclass says something else.
  final var plainAutoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  final func resizeSubviews(from formerSize: CGSize) {
    let size = storedLayer.bounds.size
    for child in storedSubviews where !child.storedAutoresizingMask.isEmpty && child.layoutHook_autoresizes {
      child.autoresize(from: formerSize, to: size)
    }
  }

  final func autoresize(from formerSize: CGSize, to size: CGSize) {
    let mask = storedAutoresizingMask
    // A transform keeps the frame from saying where the view is; position and size do.
    let bounds = storedLayer.bounds
    let anchor = storedLayer.anchorPoint
    let position = storedLayer.position
    let left = position.x - anchor.x * bounds.width
    let top = position.y - anchor.y * bounds.height
    let horizontal = Self.resize(
      origin: left, length: bounds.width, formerSpace: formerSize.width, space: size.width,
      flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin))
    let vertical = Self.resize(
      origin: top, length: bounds.height, formerSpace: formerSize.height, space: size.height,
      flexibleBefore: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin))
    if horizontal.length != bounds.width || vertical.length != bounds.height {
      self.bounds = CGRect(origin: bounds.origin, size: CGSize(width: horizontal.length, height: vertical.length))
    }
    let center = CGPoint(
      x: horizontal.origin + anchor.x * horizontal.length, y: vertical.origin + anchor.y * vertical.length)
    if center != position {
      self.center = center
    } else if horizontal.length == bounds.width, vertical.length == bounds.height {
      // The view stays where it is, as one that cannot be narrower than 0: its place in the new space is another.
      layoutHook_geometryDidChange()
    }
  }

  /// Distributes the change of a superview's length among what is flexible, in proportion to its present length; in
  /// equal parts where all of that is zero.
  ///
  /// Apple's documentation gives the proportion; the case of zero is our choice. A length does not become negative.
  private static func resize(
    origin: CGFloat, length: CGFloat, formerSpace: CGFloat, space: CGFloat,
    flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = space - formerSpace
    guard change != 0, flexibleBefore || flexibleLength || flexibleAfter else { return (origin, length) }
    let after = formerSpace - origin - length
    let total = (flexibleBefore ? origin : 0) + (flexibleLength ? length : 0) + (flexibleAfter ? after : 0)
    let count = CGFloat((flexibleBefore ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleAfter ? 1 : 0))
    func share(_ part: CGFloat) -> CGFloat { total != 0 ? change * part / total : change / count }
    return (
      flexibleBefore ? origin + share(origin) : origin,
      flexibleLength ? max(0, length + share(length)) : length
    )
  }
}
