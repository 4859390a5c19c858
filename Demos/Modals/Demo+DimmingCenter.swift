import UIKit

extension Demo {
  /// A panel grows and fades in, in the middle.
  static let dimmingCenter = Demo(
    name: "dimming-center",
    summary: "A panel grows and fades in, in the middle.",
    devices: ["iphone-15"],
    script: Data(PackageResources.dimming_center_json),
    makeRootViewController: { PageViewController { CenterPanelViewController() } })
}
