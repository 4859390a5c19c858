/// How a presented controller lies over the one that presents it.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenting view leaves the window.
  case fullScreen = 0
  /// A sheet that leaves a part of what is behind it visible.
  case pageSheet = 1
  /// A smaller sheet, centred where the width is regular.
  case formSheet = 2
  /// Covers the controller that defines the presentation context; its view leaves the window.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Covers the screen; the presenting view stays.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context; its view stays.
  case overCurrentContext = 6
  /// A balloon that points at what it belongs to; where the width is compact, a sheet.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// What the system chooses: a page sheet.
  case automatic = -2
}
