/// What drawing a string tells about it afterwards.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  final var storedTotalBounds = CGRect.zero

  public override init() {}

  /// The rectangle that the text took when it was drawn or measured last.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext/totalbounds>.
  open var totalBounds: CGRect { storedTotalBounds }
}
