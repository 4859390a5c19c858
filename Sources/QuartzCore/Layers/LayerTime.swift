/// Whether any layer has a time of its own; until then all layers share the clock's.
enum LayerTime {
  nonisolated(unsafe) static var isUsed = false
}

extension CALayer {
  /// A time of another layer (nil: the clock's) in this layer's time, in seconds.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/converttime(_:from:)>.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.absoluteTime(t) ?? t)
  }

  /// A time of this layer in another layer's (nil: the clock's) time, in seconds.
  ///
  /// Specified by <https://developer.apple.com/documentation/quartzcore/calayer/converttime(_:to:)>.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(t)
    return l?.localTime(absolute) ?? absolute
  }

  final func localTime(_ absolute: CFTimeInterval) -> CFTimeInterval {
    guard LayerTime.isUsed else { return absolute }
    let parent = storedSuperlayer?.localTime(absolute) ?? absolute
    guard let timing = extras?.timing else { return parent }
    return (parent - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Whether time stands still for the layer, by its own speed or that of a layer around it.
  final var standsStill: Bool {
    guard LayerTime.isUsed else { return false }
    return extras?.timing.speed == 0 || storedSuperlayer?.standsStill ?? false
  }

  /// A layer that stands still (speed 0) has no inverse: its begin time stands for every time.
  final func absoluteTime(_ local: CFTimeInterval) -> CFTimeInterval {
    guard LayerTime.isUsed else { return local }
    var parent = local
    if let timing = extras?.timing {
      let speed = Double(timing.speed)
      parent =
        speed == 0 ? timing.beginTime : (local - timing.timeOffset) / speed + timing.beginTime
    }
    return storedSuperlayer?.absoluteTime(parent) ?? parent
  }
}
