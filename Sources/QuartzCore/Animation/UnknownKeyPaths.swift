/// Tells the console, once each, of key paths that animations name and layers do not know.
enum UnknownKeyPaths {
  private nonisolated(unsafe) static var reported: Set<String> = []

  /// Reports a key path of an animation, unless the layer has a value for it that can be animated, or draws what it says.
  static func report(_ keyPath: String, of layer: CALayer, _ target: AnimatableKeyPath?) {
    let type = type(of: layer)
    if let target {
      guard target.key != AnimatableKeyPath.contentsKey, !type.needsDisplay(forKey: target.key),
        layer.value(forKey: target.key) == nil
      else { return }
    }
    guard reported.insert("\(type).\(keyPath)").inserted else { return }
    Diagnostics.log(
      "\(type) has no property \(keyPath) that can be animated: an animation of it changes nothing that is seen.")
  }

  /// Forgets what has been reported, for the next test.
  static func reset() { reported = [] }
}
