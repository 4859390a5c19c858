/// What an image is apart from its pixels.
struct UIImageTraits: Equatable {
  /// Lengths of an image's edges in points that stretching leaves alone.
  struct Caps: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0
  }

  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// Replaces the colour of every pixel.
  var tint: UIColor?
  /// Nil of an image that is stretched as a whole.
  var caps: Caps?
  var resizingMode = UIImage.ResizingMode.stretch
  var alignment = UIEdgeInsets.zero
  /// Whether an image view shows the image mirrored where its content runs from right to left.
  var flips = false

  /// A scale, or 1 in the place of one that is no number above 0.
  static func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  /// The scale that a file's name tells, 1 if it tells none.
  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
