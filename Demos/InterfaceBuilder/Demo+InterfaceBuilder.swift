import UIKit

extension Demo {
  /// Two screens from nib files.
  static let interfaceBuilder = Demo(
    name: "interface-builder",
    summary: "The reveal panel and a panel from the bottom, both from nib files: outlets, actions and constraints.",
    devices: ["iphone-15"],
    script: Data(PackageResources.interface_builder_json),
    makeRootViewController: { RevealPanelNibViewController() })
}
