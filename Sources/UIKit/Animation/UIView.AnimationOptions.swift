extension UIView {
  /// How a block of changes is animated.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/animationoptions>.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, where an animation of the property is running.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve within another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition the view itself is shown, with its animations, in place of a picture of it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides the one and shows the other; both stay where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options from a block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns like a card about its upright middle, the left side to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns like a card about its upright middle, the right side to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Rolls up like a page from below.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Rolls out like a page from above.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The one dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns like a card about its level middle, the upper side to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns like a card about its level middle, the lower side to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames a second as the display shows.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The transition that the options name; nil for none.
    var transitionEffect: TransitionEffect? {
      switch rawValue >> 20 & 0xF {
      case 1: .flip(SIMD2(-1, 0))
      case 2: .flip(SIMD2(1, 0))
      case 3: .curlUp
      case 4: .curlDown
      case 5: .fade
      case 6: .flip(SIMD2(0, -1))
      case 7: .flip(SIMD2(0, 1))
      default: nil
      }
    }

    /// The rate that the options ask for; the display's own where they ask for none.
    var frameRateRange: CAFrameRateRange {
      switch rawValue >> 24 & 0xF {
      case 3: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
      case 7: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
      default: .default
      }
    }

    /// What a block passes on to the blocks within it.
    static let inherited: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }
  }
}
