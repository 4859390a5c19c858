/// One thing to draw, in pixels, back to front. Plain data: comparing two frames' items tells what has changed, and any
/// thread can draw them while their frame's `DisplayList` keeps what they point to.
struct DisplayItem {
  enum Kind: UInt8 {
    /// `pixel` over `shape`.
    case fill
    /// `pixel` over `shape` less `inner`.
    case ring
    /// `source` over `rect`, times `alpha`.
    case bitmap
    /// `pixel` over `shadow`'s coverage.
    case shadow
    /// `source` as `view` sees it, times `alpha`.
    case plane
    /// The next `span` items, flattened, times `alpha`, `pixel` where it is set, and the coverage of `shape`.
    case group
  }

  let kind: Kind
  /// The pixels that it can touch.
  var rect: PixelRect
  /// The part of `rect` that it surely covers with opaque pixels; may be empty.
  var opaque = PixelRect.empty
  /// Premultiplied colour.
  var pixel: UInt32 = 0
  var alpha: UInt8 = 255
  /// Whether a group is needed only where its shape cuts.
  var isClip = false
  /// Whether a group's colours are multiplied by `pixel`.
  var isTinted = false
  /// How many items are in a group, those of groups in it included.
  var span = 0
  var shape: RoundedShape?
  var inner: RoundedShape?
  var source = PixelSource()
  var shadow: ShadowPatch?
  /// Belongs to the list that the item is in.
  var view: UnsafePointer<PlaneView>?

  init(_ kind: Kind, rect: PixelRect) {
    self.kind = kind
    self.rect = rect
  }

  /// Whether two items draw the same; the items in a group are to be compared for themselves.
  func draws(like other: DisplayItem) -> Bool {
    guard kind == other.kind, rect == other.rect, pixel == other.pixel, alpha == other.alpha,
      isClip == other.isClip, isTinted == other.isTinted, span == other.span, source.version == other.source.version,
      source.originX == other.source.originX,
      source.originY == other.source.originY
    else { return false }
    return DisplayItem.same(shape, other.shape) && DisplayItem.same(inner, other.inner)
      && ShadowPatch.same(shadow, other.shadow) && DisplayItem.same(view, other.view)
  }

  private static func same(_ a: UnsafePointer<PlaneView>?, _ b: UnsafePointer<PlaneView>?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.pointee.toPlane == b.pointee.toPlane && a.pointee.cuts == b.pointee.cuts
    default: false
    }
  }

  private static func same(_ a: RoundedShape?, _ b: RoundedShape?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.edges == b.edges && a.radii == b.radii && a.isContinuous == b.isContinuous
    default: false
    }
  }
}

/// Pixels of a bitmap, placed in the frame.
struct PixelSource {
  /// The pixel that lies at the origin.
  var pixels: UnsafePointer<UInt32>?
  var pixelsPerRow = 0
  /// Where that pixel lies in the frame.
  var originX = 0
  var originY = 0
  /// Another number for other pixels, in the whole process.
  var version = 0

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafePointer<UInt32> {
    pixels.unsafelyUnwrapped + (y - originY) * pixelsPerRow + (x - originX)
  }
}
