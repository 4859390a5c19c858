import UIKit

extension Demo {
  /// A panel slides up from the bottom over dimming that a tap dismisses.
  static let dimmingBottom = Demo(
    name: "dimming-bottom",
    summary: "A panel slides up from the bottom over dimming that a tap dismisses.",
    devices: ["iphone-15"],
    script: Data(PackageResources.dimming_bottom_json),
    makeRootViewController: { PageViewController { BottomPanelViewController() } })
}
