extension UISheetPresentationController {
  /// How much a sheet darkens what is behind it, as others have measured.
  static let dimmingAlpha: CGFloat = 0.2
  /// The radius of corners that nobody asked for otherwise. Apple documents none.
  static let systemCornerRadius: CGFloat = 10
  /// A form sheet whose content prefers no size, in points; a long-known figure.
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// The widest page sheet, and the space above and below it. Apple documents neither.
  static let pageSheetWidth: CGFloat = 704
  static let pageSheetMargin: CGFloat = 44

  /// Where a sheet is in its surroundings.
  enum Placement {
    /// As wide as the screen, attached to its bottom.
    case attached
    /// Away from every edge.
    case centered
    /// All of the screen.
    case full
  }

  var placement: Placement {
    let traits = traitCollection
    if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .full }
    return traits.horizontalSizeClass == .regular ? .centered : .attached
  }

  /// The detents that have a height here, smallest first.
  func activeDetents(maximum: CGFloat) -> [(detent: Detent, value: CGFloat)] {
    let context = DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: maximum)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).flatMap { $0.isFinite ? (detent, min(max($0, 0), maximum)) : nil }
    }
    return resolved.isEmpty ? [(.large(), maximum)] : resolved
  }

  /// The detent that the sheet rests at.
  var selectedDetent: (identifier: Detent.Identifier, value: CGFloat) {
    let active = activeDetents(maximum: maximumDetentValue)
    let chosen = active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active[0]
    return (chosen.detent.identifier, chosen.value)
  }

  /// The greatest height of a sheet, not counting the safe area below it.
  var maximumDetentValue: CGFloat {
    guard let container else { return 0 }
    return maximumDetentValue(in: container.bounds.size, safeArea: container.safeAreaInsets)
  }

  private func maximumDetentValue(in size: CGSize, safeArea: UIEdgeInsets) -> CGFloat {
    guard placement != .centered else { return centeredSize(in: size).height }
    return max(0, size.height - safeArea.top - safeArea.bottom)
  }

  private func centeredSize(in size: CGSize) -> CGSize {
    var wanted = CGSize(width: Self.pageSheetWidth, height: size.height - 2 * Self.pageSheetMargin)
    if storedStyle == .formSheet {
      let preferred = preferredContentSize
      wanted = preferred.width > 0 && preferred.height > 0 ? preferred : Self.formSheetSize
    }
    return CGSize(width: min(wanted.width, size.width), height: max(0, min(wanted.height, size.height)))
  }

  /// The sheet's frame in a container.
  func frame(in size: CGSize, safeArea: UIEdgeInsets) -> CGRect {
    let maximum = maximumDetentValue(in: size, safeArea: safeArea)
    let active = activeDetents(maximum: maximum)
    let height = (active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active[0]).value
    switch placement {
    case .full: return CGRect(origin: .zero, size: size)
    case .centered:
      let width = centeredSize(in: size).width
      return CGRect(
        x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width, height: height
      )
    case .attached:
      var width = size.width - (traitCollection.verticalSizeClass == .compact ? safeArea.left + safeArea.right : 0)
      if widthFollowsPreferredContentSizeWhenEdgeAttached, traitCollection.verticalSizeClass == .compact,
        preferredContentSize.width > 0
      {
        width = min(width, preferredContentSize.width)
      }
      let whole = height + safeArea.bottom
      return CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - whole, width: width, height: whole)
    }
  }

  /// The top of a sheet of a height.
  func top(of value: CGFloat) -> CGFloat {
    guard let container else { return 0 }
    let size = container.bounds.size
    switch placement {
    case .full: return 0
    case .centered: return ((size.height - value) / 2).rounded()
    case .attached: return size.height - value - container.safeAreaInsets.bottom
    }
  }

  /// How dark what is behind the sheet is at the selected detent.
  var dimming: CGFloat {
    guard placement != .full, let limit = largestUndimmedDetentIdentifier else {
      return Self.dimmingAlpha
    }
    let active = activeDetents(maximum: maximumDetentValue)
    guard let undimmed = active.first(where: { $0.detent.identifier == limit }) else { return Self.dimmingAlpha }
    return selectedDetent.value <= undimmed.value ? 0 : Self.dimmingAlpha
  }

  /// Gives the sheet's view its corners and its grabber.
  func applyStyle() {
    let placement = placement
    sheetView.layer.cornerRadius = placement == .full ? 0 : max(0, preferredCornerRadius ?? Self.systemCornerRadius)
    sheetView.layer.maskedCorners =
      placement == .attached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    sheetView.isGrabberVisible = prefersGrabberVisible && placement == .attached
  }

  /// What custom detents are resolved in.
  private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
      super.init()
    }
  }
}
