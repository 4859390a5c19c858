import Scrim
import UIKit

extension DimmingBaseViewController {
  /// Names the dimming view for the trace.
  func nameDimmingView() {
    (presentationController as? DimmingPresentationController)?.dimmingView.accessibilityIdentifier = "dimming"
  }
}
