/// The bars at the edges that tell where in the content one is. Their measures are chosen: Apple publishes none.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// How long they stay, and how long they take to go, in seconds.
  private static let stay: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  private let vertical = UIView()
  private let horizontal = UIView()
  private var timer: MediaClock.Token?
  private(set) var isShown = false

  init(in scrollView: UIScrollView) {
    for bar in [vertical, horizontal] {
      bar.isUserInteractionEnabled = false
      bar.layer.cornerRadius = Self.thickness / 2
      bar.alpha = 0
      scrollView.addSubview(bar)
    }
  }

  func show(_ scrollView: UIScrollView) {
    timer.map(MediaClock.shared.cancel)
    timer = nil
    isShown = true
    UIView.performWithoutAnimation {
      for bar in [vertical, horizontal] {
        bar.alpha = 1
        scrollView.bringSubviewToFront(bar)
      }
    }
    restyle(scrollView)
  }

  /// Stays in front of what was added to the scroll view.
  func raise(_ scrollView: UIScrollView) {
    guard isShown else { return }
    for bar in [vertical, horizontal] { scrollView.bringSubviewToFront(bar) }
  }

  /// Goes after a while.
  func leave() {
    guard isShown else { return }
    timer.map(MediaClock.shared.cancel)
    timer = MediaClock.shared.schedule(at: MediaClock.shared.now + Self.stay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isShown = false
        UIView.animate(withDuration: Self.fade) { self.becomeInvisible() }
      }
    }
  }

  func hide() {
    timer.map(MediaClock.shared.cancel)
    timer = nil
    isShown = false
    becomeInvisible()
  }

  private func becomeInvisible() {
    vertical.alpha = 0
    horizontal.alpha = 0
  }

  func restyle(_ scrollView: UIScrollView) {
    let color: UIColor =
      switch scrollView.indicatorStyle {
      case .default: UIColor.label.withAlphaComponent(0.35)
      case .black: UIColor.black.withAlphaComponent(0.35)
      case .white: UIColor.white.withAlphaComponent(0.35)
      }
    vertical.backgroundColor = color
    horizontal.backgroundColor = color
    update(scrollView)
  }

  func update(_ scrollView: UIScrollView) {
    UIView.performWithoutAnimation { place(scrollView) }
  }

  private func place(_ scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    let inset = scrollView.adjustedContentInset
    let content = scrollView.contentSize
    let safe = scrollView.safeAreaInsets
    vertical.isHidden =
      !scrollView.showsVerticalScrollIndicator || content.height + inset.top + inset.bottom <= bounds.height
    horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || content.width + inset.left + inset.right <= bounds.width
    if !vertical.isHidden {
      let insets = scrollView.verticalScrollIndicatorInsets
      let (start, length) = Self.bar(
        track: (insets.top + safe.top + Self.distance)...max(
          insets.top + safe.top + Self.distance, bounds.height - insets.bottom - safe.bottom - Self.distance),
        offset: bounds.minY + inset.top, seen: bounds.height, whole: content.height + inset.top + inset.bottom)
      vertical.frame = CGRect(
        x: bounds.maxX - Self.distance - Self.thickness - insets.right - safe.right, y: bounds.minY + start,
        width: Self.thickness, height: length)
    }
    if !horizontal.isHidden {
      let insets = scrollView.horizontalScrollIndicatorInsets
      let (start, length) = Self.bar(
        track: (insets.left + safe.left + Self.distance)...max(
          insets.left + safe.left + Self.distance, bounds.width - insets.right - safe.right - Self.distance),
        offset: bounds.minX + inset.left, seen: bounds.width, whole: content.width + inset.left + inset.right)
      horizontal.frame = CGRect(
        x: bounds.minX + start, y: bounds.maxY - Self.distance - Self.thickness - insets.bottom - safe.bottom,
        width: length, height: Self.thickness)
    }
  }

  /// The bar's place on its track: as long a part of it as is seen of the whole, shorter beyond the ends.
  private static func bar(
    track: ClosedRange<CGFloat>, offset: CGFloat, seen: CGFloat, whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let room = track.upperBound - track.lowerBound
    let free = max(whole - seen, 1)
    let beyond = max(-offset, offset - free, 0)
    let length = min(max(max(room * seen / max(whole, 1), shortest) - beyond, thickness * 2), room)
    let progress = min(max(offset / free, 0), 1)
    return (track.lowerBound + (room - length) * progress, length)
  }
}

extension UIScrollView {
  final func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    let indicators = indicators ?? ScrollIndicators(in: self)
    self.indicators = indicators
    indicators.show(self)
  }

  final func fadeIndicators() {
    guard drag == nil, motion == nil else { return }
    indicators?.leave()
  }
}
