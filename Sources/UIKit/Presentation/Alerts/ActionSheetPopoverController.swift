/// Presents an action sheet as a popover; at the bottom edge on a phone, and where the width is compact.
final class ActionSheetPopoverController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass != .compact ? .none : .overFullScreen
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    // A phone's width may be regular, where a delegate is not asked.
    let style = super.adaptivePresentationStyle(for: traitCollection)
    guard style == .none, traitCollection.horizontalSizeClass != .compact else { return style }
    return defaultAdaptiveStyle(for: traitCollection)
  }

  override func presentationTransitionWillBegin() {
    alert?.alertView?.place = .popover
    popoverView.color = AlertView.color
    super.presentationTransitionWillBegin()
  }

  override var missingSourceReason: String {
    "Your application has presented a UIAlertController (\(presentedViewController)) of style "
      + "UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this "
      + "popover through the alert controller's popoverPresentationController. You must provide either a sourceView and "
      + "sourceRect or a barButtonItem. If this information is not known when you present the alert controller, you may "
      + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  override var completionOfDismissalByPerson: (() -> Void)? {
    guard let alert, let action = alert.cancelAction else { return nil }
    return { alert.didChoose(action) }
  }
}
