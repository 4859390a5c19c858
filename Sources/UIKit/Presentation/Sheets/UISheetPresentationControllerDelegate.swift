/// Hears what a person does with a sheet, besides dismissing it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The person has brought the sheet to another detent. May be left out.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)>.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    _SelectorRuntime.tell(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", self, [sheetPresentationController])
  }
}
