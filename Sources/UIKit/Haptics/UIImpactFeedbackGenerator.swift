/// Feedback for things that collide.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What collides.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle>.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public override convenience init() {
    self.init(style: .medium)
  }

  /// A generator for one kind of impact.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:)>.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Plays an impact of full intensity.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred()>.
  open func impactOccurred() {
    Haptics.play("impact \(style)")
  }

  /// Plays an impact; an intensity outside 0 to 1 counts as the nearest.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)>.
  open func impactOccurred(intensity: CGFloat) {
    let bounded = intensity.isNaN ? 0 : min(max(intensity, 0), 1)
    Haptics.play("impact \(style) \(Double((bounded * 100).rounded() / 100))")
  }
}
