import UIKit

extension Demo {
  /// A panel slides down from the top.
  static let dimmingTop = Demo(
    name: "dimming-top",
    summary: "A panel slides down from the top.",
    devices: ["iphone-15"],
    script: Data(PackageResources.dimming_top_json),
    makeRootViewController: { PageViewController { TopPanelViewController() } })
}
