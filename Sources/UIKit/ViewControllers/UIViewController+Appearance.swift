extension UIViewController {
  // The order for a controller whose view enters a window that is shown, children after their parent:
  //   viewWillAppear       before the view is added
  //   viewIsAppearing      before the first layout of the view
  //   viewDidAppear        after the frame that first shows it
  // and for one that leaves it:
  //   viewWillDisappear    before the view is removed
  //   viewDidDisappear     after
  // Apple's documentation gives the order of a controller's own callbacks; the order among parent and child is ours.

  /// Tells a child that it is about to appear or disappear, where this controller forwards by hand.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)>.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      isAppearanceAnimated = animated
      awaitsIsAppearing = true
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearanceAnimated = animated
      awaitsIsAppearing = false
      viewWillDisappear(animated)
    }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells a child that it has appeared or disappeared, as the matching begin announced.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()>.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      deliverIsAppearing()
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      isJoiningParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      isLeavingParent = false
    case .appeared, .disappeared:
      return
    }
    // Another controller may be the one in front now.
    UIApplication.shared.mainScene?.updateStatusBar()
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// Ends a child's appearance. Where what is around it has lost the window meanwhile, that ends with what is around it.
  final func endAppearanceInPlace() {
    if appearance == .appearing, storedView?.storedWindow == nil { return }
    endAppearanceTransition()
  }

  /// Calls `viewIsAppearing`, once an appearance.
  final func deliverIsAppearing() {
    guard awaitsIsAppearing, storedView?.storedWindow != nil else { return }
    awaitsIsAppearing = false
    viewIsAppearing(isAppearanceAnimated)
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, !storedChildren.isEmpty, let view = storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }

  /// Whether the view's coming and going is what tells this controller.
  private var followsView: Bool {
    guard !isAppearanceManaged else { return false }
    guard let storedParent else { return true }
    // What is around it is put into the window without being shown.
    guard storedParent.nearest(where: { $0.isAppearanceManaged && $0.appearance == .disappeared }) == nil else {
      return false
    }
    return storedParent.shouldAutomaticallyForwardAppearanceMethods
      && (storedParent.appearance != .disappeared || storedParent.storedView?.storedWindow == nil)
  }

  final func rootViewWillMove(toWindow newWindow: UIWindow?) {
    guard followsView else { return }
    if let newWindow {
      if storedView?.storedWindow == nil, !newWindow.isHidden { beginAppearanceTransition(true, animated: false) }
    } else if storedView?.storedWindow != nil {
      beginAppearanceTransition(false, animated: false)
    }
  }

  final func rootViewDidMove(from formerWindow: UIWindow?) {
    let isInWindow = storedView?.storedWindow != nil
    if appearance == .appearing, isInWindow {
      FramePipeline.awaitAppearance(of: self)
    } else if appearance == .disappearing, !isInWindow, !isAppearanceManaged {
      endAppearanceTransition()
    }
  }

  /// Whether nobody else ends the appearance: not a transition, and not the parent that appears with it.
  final var endsAppearanceItself: Bool {
    guard !isAppearanceManaged else { return false }
    guard let storedParent, storedParent.shouldAutomaticallyForwardAppearanceMethods else { return true }
    return storedParent.appearance != .appearing
  }

  /// The window of which this is the root controller, or one in front of it, was shown or hidden.
  final func windowVisibilityDidChange(isVisible: Bool) {
    if isVisible {
      guard appearance == .disappeared else { return }
      beginAppearanceTransition(true, animated: false)
      FramePipeline.awaitAppearance(of: self)
    } else {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
  }
}
