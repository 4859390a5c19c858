import UIKit

extension Demo {
  /// Two constraints of different priority.
  static let revealPanel = Demo(
    name: "reveal-panel",
    summary: "A panel between priorities: its top at 1000 opens it, and without that its height at 500 closes it.",
    devices: ["iphone-15-pro-max", "iphone-5s"],
    script: Data(PackageResources.reveal_panel_json),
    makeRootViewController: { RevealPanelViewController() })
}
