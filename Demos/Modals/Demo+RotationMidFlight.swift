import UIKit

extension Demo {
  /// The device turns while a panel comes, and while it goes.
  static let rotationMidFlight = Demo(
    name: "rotation-mid-flight",
    summary: "The device turns while a panel comes, and while it goes.",
    devices: ["iphone-15"],
    script: Data(PackageResources.rotation_mid_flight_json),
    makeRootViewController: { PageViewController { BottomPanelViewController() } })
}
