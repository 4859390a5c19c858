extension UIViewController {
  /// Tells what is around the controller where constraints have given its view another size.
  final func noteFittingSize() {
    guard let view = storedView, !view.translatesAutoresizingMaskIntoConstraints else {
      fittingSize = nil
      return
    }
    let former = fittingSize
    fittingSize = view.bounds.size
    guard let former, former != fittingSize else { return }
    if let storedParent {
      storedParent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    } else {
      modal?.presentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The view, if it was made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>.
  public final var viewIfLoaded: UIView? { storedView }

  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view if it was not made.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()>.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      raise(
        "NSInternalInconsistencyException",
        "-[UIViewController loadView] of \(type(of: self)) did not set a view")
      return
    }
    viewDidLoad()
  }

  final func setView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let owner = view.owningController, owner !== self {
      raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(view.shortDescription) is "
          + "associated with \(owner). Clear this association before associating this view with \(self).")
      return
    }
    let place = storedView?.storedSuperview.map { ($0, $0.storedSubviews.firstIndex { $0 === storedView } ?? 0) }
    storedView?.removeFromSuperview()
    storedView?.owningController = nil
    storedView = view
    guard let view else { return }
    view.owningController = self
    view.refreshTraits()
    if view.storedSuperview == nil, let (parent, index) = place {
      view.frame = parent.bounds
      parent.insertSubview(view, at: index)
    }
  }

  /// Insets added to the safe area of the root view, in points. Insets that are not finite raise
  /// `NSInvalidArgumentException`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets>.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalSafeAreaInsets }
    set {
      let sum = newValue.top + newValue.left + newValue.bottom + newValue.right
      guard sum - sum == 0 else {
        raise("NSInvalidArgumentException", "Additional safe area insets must be finite. Controller: \(self)")
        return
      }
      guard newValue != storedAdditionalSafeAreaInsets else { return }
      storedAdditionalSafeAreaInsets = newValue
      storedView?.updateSafeAreaInsets()
    }
  }

  /// Whether the root view's margins at the sides are at least the system's; true by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins>.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { storedRespectsMinimumMargins }
    set {
      guard newValue != storedRespectsMinimumMargins else { return }
      storedRespectsMinimumMargins = newValue
      storedView?.marginsDidChange()
    }
  }

  /// The least margins of the root view: 16 at the sides in a narrow window, 20 from a width of 414 points.
  ///
  /// Apple gives no figures; these are publicly known. Specified by
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins>.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = storedView?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = min(width, UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The window took another size: the margins may follow.
  final func windowMetricsDidChange() {
    storedView?.marginsDidChange()
    for child in storedChildren { child.windowMetricsDidChange() }
  }

  /// The coordinator of the transition that the controller, or a parent, is in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator>.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modal?.coordinator ?? (self as? UINavigationController)?.transition?.coordinator ?? activeCoordinator
      ?? storedParent?.transitionCoordinator
  }
}
