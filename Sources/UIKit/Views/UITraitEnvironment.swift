/// What has traits: screens, scenes, windows, controllers and views.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitenvironment>.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// The traits changed; the former ones are given, nil where there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
