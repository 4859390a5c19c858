import UIKit

extension Demo {
  /// A panel that is grabbed, reversed, caught in flight and flung out.
  static let interactiveDismiss = Demo(
    name: "interactive-dismiss",
    summary: "A panel that is grabbed, reversed, caught in flight and flung out.",
    devices: ["iphone-15"],
    script: Data(PackageResources.interactive_dismiss_json),
    makeRootViewController: { PageViewController { BottomPanelViewController() } })
}
