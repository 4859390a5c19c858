import UIKit

extension Demo {
  /// A panel slides in from the trailing edge.
  static let dimmingRight = Demo(
    name: "dimming-right",
    summary: "A panel slides in from the trailing edge.",
    devices: ["iphone-15"],
    script: Data(PackageResources.dimming_right_json),
    makeRootViewController: { PageViewController { RightPanelViewController() } })
}
