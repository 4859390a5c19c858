/// What one animator has changed, from its start until it is inactive again.
@MainActor
final class AnimatorRun {
  /// One property of one view.
  private struct Change {
    let view: UIView
    let property: AnimatableProperty
    let start: AnimatableValue
    var end: AnimatableValue
    /// A background is a view's colour, which says more than the layer's.
    let startColor: UIColor?
    var endColor: UIColor?
    var placements: [TimelinePlacement] = []
    /// The value that it was stopped at.
    var stopped: AnimatableValue?
  }

  let timeline: AnimationTimeline
  private var changes: [Change] = []
  private var views: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private let allowsInteraction: Bool
  private let hitsPresentation: Bool

  init(timeline: AnimationTimeline, allowsInteraction: Bool, hitsPresentation: Bool) {
    self.timeline = timeline
    self.allowsInteraction = allowsInteraction
    self.hitsPresentation = hitsPresentation
  }

  /// Runs an animation of a view's property on the timeline.
  func add(
    _ animation: CAAnimation, forKey key: String, to view: UIView, _ property: AnimatableProperty,
    from start: AnimatableValue, formerColor: UIColor?, on placement: TimelinePlacement
  ) {
    let end = property.value(of: view.storedLayer)
    if let index = changes.firstIndex(where: { $0.view === view && $0.property == property }) {
      changes[index].end = end
      changes[index].endColor = view.storedBackgroundColor
      changes[index].placements.append(placement)
    } else {
      changes.append(
        Change(
          view: view, property: property, start: start, end: end, startColor: formerColor,
          endColor: view.storedBackgroundColor, placements: [placement]))
    }
    involve(view)
    view.storedLayer.add(animation, forKey: key, on: placement)
  }

  private func involve(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    if !allowsInteraction { view.interactionBlockCount += 1 }
    if hitsPresentation { view.ensuredExtras.presentedHitCount += 1 }
  }

  /// Ends all animations; the views keep the values that they have.
  func removeAnimations() {
    for change in changes {
      for placement in change.placements { change.view.storedLayer.removeAnimation(on: placement) }
    }
  }

  /// Ends all animations and leaves the views as they look now.
  func stop(at time: TimeInterval) {
    withoutActions {
      for index in changes.indices {
        let change = changes[index]
        let layer = change.view.storedLayer
        for placement in change.placements {
          let shown = layer.value(forKeyPath: change.property.rawValue, animatedOn: placement, at: time)
          layer.removeAnimation(on: placement)
          if let shown, let value = change.property.value(shown) {
            change.property.set(value, on: change.view, color: nil)
          }
        }
        changes[index].stopped = change.property.value(of: layer)
      }
    }
  }

  /// Brings the views' own values to an end of the animation.
  ///
  /// A value that someone has set since stays, moved by what the animation lacked where its property is one that adds up.
  func finish(at position: UIViewAnimatingPosition) {
    removeAnimations()
    guard position != .current else { return }
    withoutActions {
      for change in changes {
        let goal = position == .end ? change.end : change.start
        let reference = change.stopped ?? change.end
        guard goal != reference else { continue }
        let present = change.property.value(of: change.view.storedLayer)
        if present == reference {
          change.property.set(
            goal, on: change.view, color: position == .end ? change.endColor : change.startColor)
        } else if let difference = goal.difference(from: reference), let moved = present.adding(difference.start) {
          change.property.set(moved, on: change.view, color: nil)
        }
      }
    }
  }

  /// Called with the animator's end: whether it came to the values that were asked for.
  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// The views are free again, and blocks within the animator's are over.
  func close(finished isFinished: Bool) {
    for view in views {
      if !allowsInteraction { view.interactionBlockCount -= 1 }
      if hitsPresentation { view.ensuredExtras.presentedHitCount -= 1 }
    }
    views = []
    changes = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation(body)
    CATransaction.commit()
  }
}
