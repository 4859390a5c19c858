/// What is true of a layer.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  static let needsLayout = LayerFlags(rawValue: 1 << 0)
  /// A layer somewhere below waits for layout.
  static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 1)
  static let needsDisplay = LayerFlags(rawValue: 1 << 2)
  static let isOpaque = LayerFlags(rawValue: 1 << 3)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 4)
  static let refusesGroupOpacity = LayerFlags(rawValue: 1 << 5)
  /// The scheduler knows the layer.
  static let isScheduled = LayerFlags(rawValue: 1 << 6)
  static let hasDelegate = LayerFlags(rawValue: 1 << 7)
  /// The compositor has the contents of `draw(in:)` in a bitmap of this layer's own.
  static let isDrawing = LayerFlags(rawValue: 1 << 8)
  /// One of the layer's animations is or was a transition.
  static let isInTransition = LayerFlags(rawValue: 1 << 12)
  /// What the layer was in the last frame is kept.
  static let isKept = LayerFlags(rawValue: 1 << 13)

  /// The contents that are shown are those that animations make of the layer's own.
  static let showsAnimatedDrawing = LayerFlags(rawValue: 1 << 14)

  /// Only a part of the contents is to be drawn again.
  static let drawsPart = LayerFlags(rawValue: 1 << 15)

  /// Sublayers keep their depth, and nothing else is shown.
  static let hasNoPlane = LayerFlags(rawValue: 1 << 9)
  static let hidesBack = LayerFlags(rawValue: 1 << 10)
  static let rasterizes = LayerFlags(rawValue: 1 << 11)

  /// What decides how the layer looks.
  static let visible: LayerFlags = [.refusesGroupOpacity, .hidesBack, .rasterizes]

  /// Layout is to come here or below.
  static let layout: LayerFlags = [.needsLayout, .descendantNeedsLayout]

  /// There may be other contents to show.
  static let display: LayerFlags = [.needsDisplay, .showsAnimatedDrawing]

  /// What a presentation layer takes over.
  static let copied: LayerFlags = [
    .isOpaque, .needsDisplayOnBoundsChange, .refusesGroupOpacity, .hidesBack, .rasterizes,
  ]

  mutating func set(_ flag: LayerFlags, _ isSet: Bool) {
    if isSet { insert(flag) } else { remove(flag) }
  }
}
