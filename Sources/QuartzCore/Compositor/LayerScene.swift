/// A layer as it stands among its siblings: where it is seen, and when.
struct SceneLayer {
  let layer: CALayer
  var values: LayerValues
  /// From the layer's own plane to the container's.
  var place: Projection
  /// The time that its animations, and those below it, show.
  var time: TimeInterval?
  /// Which copy of the layer this is, where a replicator makes several.
  var instance = 0
  /// The opacity of containers that have no picture of their own.
  var opacity = 1.0
  /// What its colours are multiplied by; nil leaves them.
  var color: SIMD4<Double>?
  /// Half-planes of the container's plane outside of which nothing of it is shown: `x`, `y` and 1 times these are 0 or
  /// more inside.
  var cuts: [SIMD3<Double>] = []
}

/// What a layer's sublayers make together, where it is more than one flat layer over the other: copies, layers in space
/// that lie before and behind each other or go through one another.
enum LayerScene {
  /// Copies of sublayers that are shown at most; Apple tells no limit.
  static let maximumCount = 10_000

  /// Layers in space of one container that are put in order by all of their surface, not by their anchor points alone.
  static let maximumDepthCount = 512

  /// Whether each sublayer is flat, lies over the one before and is seen once.
  static func isPlain(_ layer: CALayer, _ values: LayerValues, at time: TimeInterval?) -> Bool {
    guard values.vector.replicator == nil, CATransform3DIsIdentity(values.sublayerTransform) else { return false }
    for sublayer in layer.storedSublayers {
      if sublayer.flags.contains(.hasNoPlane) || !sublayer.values.isPlanar { return false }
      if sublayer.values.vector.replicator?.preservesDepth == true { return false }
      if let time, !sublayer.running.isEmpty, !sublayer.presentedValues(at: time).isPlanar { return false }
    }
    return true
  }

  /// The sublayers of a layer, and those of containers without a plane of their own, the farthest first.
  static func list(
    _ container: CALayer, _ values: LayerValues, at time: TimeInterval?, instance: Int
  ) -> [SceneLayer] {
    var collector = Collector()
    collector.add(container, values, time, instance, CATransform3DIdentity, 1, nil)
    let spaces = collector.spaces
    if spaces.allSatisfy(\.isFlat) {
      // Flat layers one over the other; the sort must be stable.
      guard spaces.contains(where: { $0.m43 != spaces[0].m43 }) else { return collector.layers }
      return collector.layers.indices.sorted { (spaces[$0].m43, $0) < (spaces[$1].m43, $1) }
        .map { collector.layers[$0] }
    }
    guard spaces.count <= maximumDepthCount else {
      // Too many to look for those that go through one another.
      return collector.layers.indices.sorted { (spaces[$0].m43, $0) < (spaces[$1].m43, $1) }
        .map { collector.layers[$0] }
    }
    return DepthOrder(collector.layers, spaces).sorted()
  }

  private struct Collector {
    var layers: [SceneLayer] = []
    /// From each layer's own space to the container's.
    var spaces: [CATransform3D] = []

    mutating func add(
      _ container: CALayer, _ values: LayerValues, _ time: TimeInterval?, _ instance: Int, _ space: CATransform3D,
      _ opacity: Double, _ color: SIMD4<Double>?
    ) {
      let shared = CATransform3DConcat(values.sublayerSpace, space)
      guard let replicator = values.vector.replicator else {
        return addSublayers(of: container, time, instance, shared, opacity, color)
      }
      var turn = CATransform3DIdentity
      for copy in 0..<min(max(replicator.instanceCount, 0), LayerScene.maximumCount) {
        guard layers.count < LayerScene.maximumCount else { return }
        let shade = replicator.color(ofInstance: copy)
        addSublayers(
          of: container, time.map { $0 - replicator.instanceDelay * Double(copy) },
          instance &* 10_007 &+ copy &+ 1, CATransform3DConcat(values.aboutAnchor(turn), shared), opacity,
          shade == SIMD4(repeating: 1) ? color : (color ?? SIMD4(repeating: 1)) * shade)
        turn = CATransform3DConcat(turn, replicator.instanceTransform)
      }
    }

    private mutating func addSublayers(
      of container: CALayer, _ time: TimeInterval?, _ instance: Int, _ space: CATransform3D, _ opacity: Double,
      _ color: SIMD4<Double>?
    ) {
      for layer in container.orderedSublayers {
        let values = time.map(layer.presentedValues) ?? layer.values
        guard !values.isHidden, values.opacity > 0 else { continue }
        let own = CATransform3DConcat(values.spaceToParent, space)
        guard own.isFinite else { continue }
        if layer.flags.contains(.hasNoPlane) || values.vector.replicator?.preservesDepth == true {
          add(layer, values, time, instance, own, opacity * Double(min(values.opacity, 1)), color)
          continue
        }
        layers.append(
          SceneLayer(
            layer: layer, values: values, place: Projection(own), time: time, instance: instance, opacity: opacity,
            color: color))
        spaces.append(own)
      }
    }
  }
}
