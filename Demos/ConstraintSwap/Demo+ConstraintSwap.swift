import UIKit

extension Demo {
  /// Two constraints, one active at a time.
  static let constraintSwap = Demo(
    name: "constraint-swap",
    summary: "A square held by one of two constraints: a touch swaps them and animates the layout, there and back.",
    devices: ["iphone-15"],
    script: Data(PackageResources.constraint_swap_json),
    makeRootViewController: { ConstraintSwapViewController() })
}
