extension UIView {
  /// The guides that the view owns, in the order in which they were added; the system's are not among them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutguides>.
  public final var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Gives a guide a place in this view's coordinates; it leaves the view that owned it.
  ///
  /// One of the system's guides, or one that the view owns, is left where it is.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)>.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.region == .item, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    madeLayoutState.guides.append(layoutGuide)
    layoutGuide.node.view = self
  }

  /// Takes a guide out of the layout; constraints that mention it are removed.
  ///
  /// A guide of another view is left alone.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removelayoutguide(_:)>.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layoutState, let index = layoutState.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    let node = layoutGuide.node
    node.withdrawCrossing()
    node.liveEngine?.uninstall(node)
    node.engine = nil
    node.view = nil
    layoutState.guides.remove(at: index)
  }

  /// The part of the view that no bar, notch or corner of the screen covers. It follows `safeAreaInsets`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.safeAreaGuide { return guide }
    let guide = UILayoutGuide(region: .safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    state.safeAreaGuide = guide
    return guide
  }

  /// The part of the view within its layout margins. It follows `layoutMargins`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide>.
  public final var layoutMarginsGuide: UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.marginsGuide { return guide }
    let guide = UILayoutGuide(region: .margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    state.marginsGuide = guide
    return guide
  }

  /// A part of the view in its middle, within the margins, not wider than text is easy to read.
  ///
  /// Apple documents that the width follows the text size, and no number. Ours is 672 points at the default text size,
  /// which public measurements give, and as much wider or narrower as the body text is larger or smaller.
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/readablecontentguide>.
  public final var readableContentGuide: UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.readableGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIViewReadableContentGuide"
    state.readableGuide = guide
    addLayoutGuide(guide)
    let margins = layoutMarginsGuide
    let fill = guide.leftAnchor.constraint(equalTo: margins.leftAnchor)
    fill.priority = UILayoutPriority(999)
    let width = guide.widthAnchor.constraint(lessThanOrEqualToConstant: maximumReadableWidth)
    state.readableWidth = width
    let constraints = [
      width,
      guide.leftAnchor.constraint(greaterThanOrEqualTo: margins.leftAnchor), fill,
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.identifier = "readable-content" }
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  private final var maximumReadableWidth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    let body = DynamicTypeSizes.size(of: .body, in: category) / DynamicTypeSizes.size(of: .body, in: .large)
    return (672 * body).rounded()
  }

  /// The text size has changed.
  final func updateReadableWidth() {
    layoutState?.readableWidth?.constant = maximumReadableWidth
  }
}
