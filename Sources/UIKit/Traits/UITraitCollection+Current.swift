extension UITraitCollection {
  private static let threadCurrent = ThreadLocal<UITraitCollection>()
  private nonisolated(unsafe) static var storedFallback = UITraitCollection(values: TraitValues.unchangedDevice)
  private static let fallbackLock = NSLock()

  /// What `current` is where nothing set it: the main screen's traits. The application sets it at launch.
  package static var fallback: UITraitCollection {
    get { fallbackLock.withLock { storedFallback } }
    set { fallbackLock.withLock { storedFallback = newValue } }
  }

  /// The traits that dynamic colours and images resolve with, of this thread.
  ///
  /// UIKit sets it before it calls `draw(_:)`, `layoutSubviews()` and their relatives.
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/current>.
  public class var current: UITraitCollection {
    get { threadCurrent.value ?? fallback }
    set { threadCurrent.value = newValue }
  }

  /// Runs the closure with this collection as `current`, then sets the former one again.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)>.
  public final func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.threadCurrent.value
    UITraitCollection.threadCurrent.value = self
    actions()
    UITraitCollection.threadCurrent.value = former
  }
}

extension TraitValues {
  /// The traits of a device nobody changed.
  fileprivate static let unchangedDevice: TraitValues = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = .phone
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.displayGamut = .SRGB
    values.displayScale = 1
    return values
  }()
}
