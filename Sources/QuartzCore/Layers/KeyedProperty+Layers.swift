extension KeyedProperty {
  /// The properties of layers, by class.
  static var layerTables: [ObjectIdentifier: [String: KeyedProperty]] {
    [
      ObjectIdentifier(CALayer.self): layer.merging(layerTime) { $1 },
      ObjectIdentifier(CAShapeLayer.self): shape,
      ObjectIdentifier(CAGradientLayer.self): gradient,
      ObjectIdentifier(CAReplicatorLayer.self): replicator,
      ObjectIdentifier(CAScrollLayer.self): ["scrollMode": .name(\CAScrollLayer.scrollMode)],
      ObjectIdentifier(BackdropLayer.self): ["backdropAmount": .number(\BackdropLayer.backdrop.amount)],
    ]
  }

  private static var layer: [String: KeyedProperty] {
    [
      "bounds": .value(\CALayer.bounds),
      "position": .value(\CALayer.position),
      "frame": .value(\CALayer.frame),
      "zPosition": .number(\CALayer.zPosition),
      "anchorPoint": .value(\CALayer.anchorPoint),
      "anchorPointZ": .number(\CALayer.anchorPointZ),
      "transform": .transform(\CALayer.transform),
      "sublayerTransform": .transform(\CALayer.sublayerTransform),
      "opacity": .number(\CALayer.opacity),
      "hidden": .flag(\CALayer.isHidden),
      "masksToBounds": .flag(\CALayer.masksToBounds),
      "backgroundColor": .optional(\CALayer.backgroundColor),
      "cornerRadius": .number(\CALayer.cornerRadius),
      "maskedCorners": KeyedProperty(
        get: { ($0 as? CALayer)?.maskedCorners.rawValue },
        set: { layer, value in
          guard let bits = (value as? CACornerMask)?.rawValue ?? value.flatMap(AnimatableKind.number).map({ UInt($0) })
          else { return false }
          (layer as? CALayer)?.maskedCorners = CACornerMask(rawValue: bits)
          return true
        }),
      "cornerCurve": .name(\CALayer.cornerCurve),
      "borderWidth": .number(\CALayer.borderWidth),
      "borderColor": .optional(\CALayer.borderColor),
      "shadowColor": .optional(\CALayer.shadowColor),
      "shadowOpacity": .number(\CALayer.shadowOpacity),
      "shadowOffset": .value(\CALayer.shadowOffset),
      "shadowRadius": .number(\CALayer.shadowRadius),
      "shadowPath": .optional(\CALayer.shadowPath),
      "mask": .optional(\CALayer.mask),
      "contents": .optional(\CALayer.contents),
      "contentsRect": .value(\CALayer.contentsRect),
      "contentsCenter": .value(\CALayer.contentsCenter),
      "contentsScale": .number(\CALayer.contentsScale),
      "contentsGravity": .name(\CALayer.contentsGravity),
      "magnificationFilter": .name(\CALayer.magnificationFilter),
      "minificationFilter": .name(\CALayer.minificationFilter),
      "minificationFilterBias": .number(\CALayer.minificationFilterBias),
      "opaque": .flag(\CALayer.isOpaque),
      "needsDisplayOnBoundsChange": .flag(\CALayer.needsDisplayOnBoundsChange),
      "allowsGroupOpacity": .flag(\CALayer.allowsGroupOpacity),
      "doubleSided": .flag(\CALayer.isDoubleSided),
      "shouldRasterize": .flag(\CALayer.shouldRasterize),
      "rasterizationScale": .number(\CALayer.rasterizationScale),
      "name": .optional(\CALayer.name),
      "actions": .optional(\CALayer.actions),
      "delegate": .optional(\CALayer.delegate),
      "sublayers": .optional(\CALayer.sublayers),
      "superlayer": .readOnly(\CALayer.superlayer),
      "visibleRect": KeyedProperty(get: { ($0 as? CALayer)?.visibleRect }, set: nil),
    ]
  }

  private static var layerTime: [String: KeyedProperty] {
    [
      "beginTime": .number(\CALayer.beginTime),
      "duration": .number(\CALayer.duration),
      "speed": .number(\CALayer.speed),
      "timeOffset": .number(\CALayer.timeOffset),
      "repeatCount": .number(\CALayer.repeatCount),
      "repeatDuration": .number(\CALayer.repeatDuration),
      "autoreverses": .flag(\CALayer.autoreverses),
      "fillMode": .name(\CALayer.fillMode),
    ]
  }

  private static var shape: [String: KeyedProperty] {
    [
      "path": .optional(\CAShapeLayer.path),
      "fillColor": .optional(\CAShapeLayer.fillColor),
      "fillRule": .name(\CAShapeLayer.fillRule),
      "strokeColor": .optional(\CAShapeLayer.strokeColor),
      "strokeStart": .number(\CAShapeLayer.strokeStart),
      "strokeEnd": .number(\CAShapeLayer.strokeEnd),
      "lineWidth": .number(\CAShapeLayer.lineWidth),
      "miterLimit": .number(\CAShapeLayer.miterLimit),
      "lineCap": .name(\CAShapeLayer.lineCap),
      "lineJoin": .name(\CAShapeLayer.lineJoin),
      "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
      "lineDashPattern": .numbers(\CAShapeLayer.lineDashPattern),
    ]
  }

  private static var gradient: [String: KeyedProperty] {
    [
      "colors": .optional(\CAGradientLayer.colors),
      "locations": .numbers(\CAGradientLayer.locations),
      "startPoint": .value(\CAGradientLayer.startPoint),
      "endPoint": .value(\CAGradientLayer.endPoint),
      "type": .name(\CAGradientLayer.type),
    ]
  }

  private static var replicator: [String: KeyedProperty] {
    [
      "instanceCount": .number(\CAReplicatorLayer.instanceCount),
      "instanceDelay": .number(\CAReplicatorLayer.instanceDelay),
      "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform),
      "instanceColor": .optional(\CAReplicatorLayer.instanceColor),
      "instanceRedOffset": .number(\CAReplicatorLayer.instanceRedOffset),
      "instanceGreenOffset": .number(\CAReplicatorLayer.instanceGreenOffset),
      "instanceBlueOffset": .number(\CAReplicatorLayer.instanceBlueOffset),
      "instanceAlphaOffset": .number(\CAReplicatorLayer.instanceAlphaOffset),
      "preservesDepth": .flag(\CAReplicatorLayer.preservesDepth),
    ]
  }
}
