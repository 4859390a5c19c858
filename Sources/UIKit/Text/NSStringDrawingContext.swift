/// What drawing a string is allowed to do, and what it tells about it afterwards.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  final var storedTotalBounds = CGRect.zero
  final var storedScaleFactor: CGFloat = 0

  /// How small the text may become to have room, as a part of its size; 0 by default, which lets it keep its size.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext/minimumscalefactor>.
  open var minimumScaleFactor: CGFloat = 0

  public override init() {}

  /// The size that the text had when it was drawn or measured last, as a part of its own; 0 before that.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext/actualscalefactor>.
  open var actualScaleFactor: CGFloat { storedScaleFactor }

  /// The rectangle that the text took when it was drawn or measured last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext/totalbounds>.
  open var totalBounds: CGRect { storedTotalBounds }
}
