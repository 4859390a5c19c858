import UIKit

/// A small app that shows one technique, with the script of a person who uses it.
public struct Demo: Sendable {
  /// The name on the command line and in paths: lower case and hyphens.
  public let name: String
  /// One sentence that says what is to be seen.
  public let summary: String
  /// The devices it is shown on, by the names that `--device` takes; the first is the usual one.
  public let devices: [String]
  /// The script: a JSON list of steps.
  public let script: Data
  /// Makes the root view controller of a new run.
  public let makeRootViewController: @MainActor () -> UIViewController

  /// A demo of its parts.
  public init(
    name: String, summary: String, devices: [String], script: Data,
    makeRootViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.summary = summary
    self.devices = devices
    self.script = script
    self.makeRootViewController = makeRootViewController
  }

  /// Every demo, in the order in which they are shown.
  public static var all: [Demo] {
    [
      constraintSwap, modalView, revealPanel, overlayPresentation, dimmingBottom, dimmingRight, dimmingTop,
      dimmingCenter,
      interactiveDismiss, modalOverModal, rotationMidFlight, interfaceBuilder,
    ]
  }
}
