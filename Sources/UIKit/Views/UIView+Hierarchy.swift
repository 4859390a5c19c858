extension UIView {
  /// The view that holds this one.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/superview>.
  public final var superview: UIView? { storedSuperview }

  /// The views held, lowest first.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/subviews>.
  public final var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/window>.
  public final var window: UIWindow? { storedWindow }

  /// What `insertSubview` does, unless a subclass does something else.
  final func plainInsertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// What `insertSubview` does, unless a subclass does something else.
  final func plainInsertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// What `exchangeSubview` does, unless a subclass does something else.
  final func plainExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
    for index in [min(index1, index2), max(index1, index2)] { placeLayer(ofSubviewAt: index) }
  }

  /// What `bringSubviewToFront` does, unless a subclass does something else.
  final func plainBringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    moveSubview(view, to: storedSubviews.count - 1)
  }

  /// What `sendSubviewToBack` does, unless a subclass does something else.
  final func plainSendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    moveSubview(view, to: 0)
  }

  /// What `isDescendant` does, unless a subclass does something else.
  final func plainIsDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// What `viewWithTag` does, unless a subclass does something else.
  final func plainViewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in storedSubviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The topmost view above this one: its window, or the root of a detached tree.
  final var rootView: UIView {
    var root = self
    while let parent = root.storedSuperview { root = parent }
    return root
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: storedSubviews.count)
      return
    }
    let isBelow = view.storedSuperview === self && storedSubviews.firstIndex(where: { $0 === view })! < index
    insert(view, at: index + offset - (isBelow ? 1 : 0))
  }

  final func insert(_ view: UIView, at index: Int) {
    if view === self {
      raise("NSInvalidArgumentException", "Can't add self as subview")
      return
    }
    guard !refusesCycle(through: view) else { return }
    if view.storedSuperview === self {
      moveSubview(view, to: min(max(index, 0), storedSubviews.count - 1))
      return
    }
    view.storedSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if view.storedWindow !== storedWindow { view.sendWillMove(toWindow: storedWindow) }
    // The callbacks may have moved the view, this view and either's ancestors: what holds now is looked at anew.
    guard !refusesCycle(through: view) else { return }
    if view.storedSuperview === self {
      moveSubview(view, to: min(max(index, 0), storedSubviews.count - 1))
      return
    }
    let formerWindow = view.storedWindow
    let newWindow = storedWindow
    if let former = view.storedSuperview {
      view.layoutHook_willRemoveFromSuperview()
      former.forget(view)
      former.setNeedsLayout()
    }
    let place = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    placeLayer(ofSubviewAt: place)
    setNeedsLayout()
    view.layoutHook_didAddToSuperview()
    view.finishMove(from: formerWindow, to: newWindow)
    didAddSubview(view)
  }

  final func leaveSuperview() {
    guard let former = storedSuperview else { return }
    former.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if storedWindow != nil { sendWillMove(toWindow: nil) }
    // A callback may have moved the view elsewhere, or the superview out of its window.
    guard storedSuperview === former else { return }
    let presentWindow = storedWindow
    layoutHook_willRemoveFromSuperview()
    withExtendedLifetime(self) {
      former.forget(self)
      storedSuperview = nil
      storedLayer.removeFromSuperlayer()
      former.setNeedsLayout()
      finishMove(from: presentWindow, to: nil)
    }
  }

  private func forget(_ view: UIView) {
    if let index = storedSubviews.lastIndex(where: { $0 === view }) { storedSubviews.remove(at: index) }
  }

  private func refusesCycle(through view: UIView) -> Bool {
    guard plainIsDescendant(of: view) else { return false }
    raise(
      "NSInvalidArgumentException",
      "Can't add \(view.shortDescription) as a subview of \(shortDescription): "
        + "a view cannot be added below itself")
    return true
  }

  /// The order of the callbacks is what others have logged of UIKit, and Apple's pages leave open: will move to superview,
  /// will move to window, did move to window, did move to superview.
  private func finishMove(from formerWindow: UIWindow?, to newWindow: UIWindow?) {
    if formerWindow !== newWindow { enterWindow(newWindow) }
    inheritFromSuperview()
    // If a callback has moved the view to another window, that move has told about it.
    if formerWindow !== newWindow, storedWindow === newWindow { sendDidMoveToWindow(from: formerWindow) }
    didMoveToSuperview()
    owningController?.modal?.presentationAbove?.presenterViewDidMove()
  }

  private func moveSubview(_ view: UIView, to index: Int) {
    guard let present = storedSubviews.firstIndex(where: { $0 === view }), present != index else { return }
    storedSubviews.remove(at: present)
    storedSubviews.insert(view, at: index)
    placeLayer(ofSubviewAt: index)
  }

  /// Puts a subview's layer below the layer of the next subview; layers that are no view's keep their places.
  private func placeLayer(ofSubviewAt index: Int) {
    let layer = storedSubviews[index].storedLayer
    if index + 1 < storedSubviews.count, storedSubviews[index + 1].storedLayer.superlayer === storedLayer {
      storedLayer.insertSublayer(layer, below: storedSubviews[index + 1].storedLayer)
    } else {
      storedLayer.addSublayer(layer)
    }
  }
}
