extension UIWindow {
  /// A point of this window's coordinates in another window's; nil stands for the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)-1u7gp>.
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    storedLayer.convert(point, to: layer(of: window))
  }

  /// A point of another window's coordinates in this one's; nil stands for the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-5h1bn>.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    storedLayer.convert(point, from: layer(of: window))
  }

  /// The rectangle that encloses one of this window's coordinates, in another window's; nil stands for the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)-9zvud>.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    storedLayer.convert(rect, to: layer(of: window))
  }

  /// The rectangle that encloses one of another window's coordinates, in this one's; nil stands for the screen.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-3sqr6>.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    storedLayer.convert(rect, from: layer(of: window))
  }

  /// The scene lies at the screen's origin.
  private func layer(of window: UIWindow?) -> CALayer {
    window?.storedLayer ?? windowScene?.rootLayer ?? storedLayer
  }
}
