/// Where text is placed that was shrunk to fit.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uibaselineadjustment>.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the text would have at its own size.
  case alignBaselines = 0
  /// With the middle of the text in the middle of the box.
  case alignCenters = 1
  /// With the top of the text at the top that it would have at its own size.
  case none = 2
}
