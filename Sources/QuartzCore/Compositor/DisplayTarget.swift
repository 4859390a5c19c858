/// Where finished frames go: a window, an encoder, a test.
package protocol DisplayTarget: AnyObject {
  /// Columns of a frame.
  var pixelWidth: Int { get }
  /// Rows of a frame.
  var pixelHeight: Int { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// Shows a frame, which must not be kept: the next frame is made in the same memory.
  func present(_ bitmap: Bitmap, damage: Damage)
}
