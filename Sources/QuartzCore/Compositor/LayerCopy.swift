/// Names a layer, or one of its copies where a replicator makes several.
struct LayerCopy: Hashable {
  let layer: ObjectIdentifier
  let instance: Int
}
