/// What a layer shows in its bounds.
enum LayerContents {
  /// An image that the app has set.
  case image(CGImage)
  /// What the layer's own drawing was rasterised into, and where in the layer's coordinates that begins.
  case drawing(Bitmap, CGPoint)

  var object: Any? {
    switch self {
    case .image(let image): image
    case .drawing(let bitmap, _): CGImage(bitmap: bitmap)
    }
  }

  var bitmap: Bitmap {
    switch self {
    case .image(let image): image.bitmap
    case .drawing(let bitmap, _): bitmap
    }
  }
}
