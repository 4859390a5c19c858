/// An effect that moves a property evenly between two relative values as the device is tilted.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The tilt that counts.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype>.
  public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// To the person and away.
    case tiltAlongVerticalAxis = 1
  }

  /// The property of the view, such as `center.x`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/keypath>.
  public final let keyPath: String

  /// The tilt that counts.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/type>.
  public final let type: EffectType

  /// What is added at an offset of -1: a number, a point, a size, a vector or an offset. Nil, as at first, is nothing.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/minimumrelativevalue>.
  open var minimumRelativeValue: Any?

  /// What is added at an offset of 1, a value of the same type.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/maximumrelativevalue>.
  open var maximumRelativeValue: Any?

  /// An effect on a property, which changes nothing before it has relative values.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/init(keypath:type:)>.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(offset, -1), 1) + 1) / 2
    let minimum = minimumRelativeValue.flatMap { RelativeValue($0) }
    let maximum = maximumRelativeValue.flatMap { RelativeValue($0) }
    guard let kind = minimum ?? maximum else { return nil }
    let start = minimum ?? kind.zero
    let end = maximum ?? kind.zero
    guard start.hasKind(of: end) else { return nil }
    return [keyPath: start.interpolated(to: end, share).object]
  }
}
