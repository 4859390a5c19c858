import UIKit

extension Demo {
  /// A card over a dark overlay: a tap beside it, the escape key, and rotation.
  static let overlayPresentation = Demo(
    name: "overlay-presentation",
    summary: "A card over a dark overlay: a tap beside it, the escape key, and rotation.",
    devices: ["iphone-15"],
    script: Data(PackageResources.overlay_presentation_json),
    makeRootViewController: { PageViewController { CardViewController() } })
}
