import UIKit

extension Demo {
  /// `Scrim.ModalView`.
  static let modalView = Demo(
    name: "modal-view",
    summary: "A modal slides up over a dark backdrop, turns round midway, and follows the device's rotation.",
    devices: ["iphone-15"],
    script: Data(PackageResources.modal_view_json),
    makeRootViewController: { ModalViewController() })
}
