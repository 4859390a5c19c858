extension KeyedProperty {
  /// The properties of animations, by class.
  static var animationTables: [ObjectIdentifier: [String: KeyedProperty]] {
    [
      ObjectIdentifier(CAAnimation.self): [
        "beginTime": .number(\CAAnimation.beginTime),
        "duration": .number(\CAAnimation.duration),
        "speed": .number(\CAAnimation.speed),
        "timeOffset": .number(\CAAnimation.timeOffset),
        "repeatCount": .number(\CAAnimation.repeatCount),
        "repeatDuration": .number(\CAAnimation.repeatDuration),
        "autoreverses": .flag(\CAAnimation.autoreverses),
        "fillMode": .name(\CAAnimation.fillMode),
        "timingFunction": .optional(\CAAnimation.timingFunction),
        "delegate": .optional(\CAAnimation.delegate),
        "removedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
      ],
      ObjectIdentifier(CAAnimationGroup.self): ["animations": .optional(\CAAnimationGroup.animations)],
      ObjectIdentifier(CAPropertyAnimation.self): [
        "keyPath": .optional(\CAPropertyAnimation.keyPath),
        "additive": .flag(\CAPropertyAnimation.isAdditive),
        "cumulative": .flag(\CAPropertyAnimation.isCumulative),
        "valueFunction": .optional(\CAPropertyAnimation.valueFunction),
      ],
      ObjectIdentifier(CABasicAnimation.self): [
        "fromValue": .optional(\CABasicAnimation.fromValue),
        "toValue": .optional(\CABasicAnimation.toValue),
        "byValue": .optional(\CABasicAnimation.byValue),
      ],
      ObjectIdentifier(CASpringAnimation.self): [
        "mass": .number(\CASpringAnimation.mass),
        "stiffness": .number(\CASpringAnimation.stiffness),
        "damping": .number(\CASpringAnimation.damping),
        "initialVelocity": .number(\CASpringAnimation.initialVelocity),
        "allowsOverdamping": .flag(\CASpringAnimation.allowsOverdamping),
        "settlingDuration": KeyedProperty(get: { ($0 as? CASpringAnimation)?.settlingDuration }, set: nil),
      ],
      ObjectIdentifier(CAKeyframeAnimation.self): [
        "values": .optional(\CAKeyframeAnimation.values),
        "path": .optional(\CAKeyframeAnimation.path),
        "keyTimes": .numbers(\CAKeyframeAnimation.keyTimes),
        "timingFunctions": .optional(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": .name(\CAKeyframeAnimation.calculationMode),
        "tensionValues": .numbers(\CAKeyframeAnimation.tensionValues),
        "continuityValues": .numbers(\CAKeyframeAnimation.continuityValues),
        "biasValues": .numbers(\CAKeyframeAnimation.biasValues),
        "rotationMode": .name(\CAKeyframeAnimation.rotationMode),
      ],
      ObjectIdentifier(CATransition.self): [
        "type": .name(\CATransition.type),
        "subtype": .name(\CATransition.subtype),
        "startProgress": .number(\CATransition.startProgress),
        "endProgress": .number(\CATransition.endProgress),
      ],
    ]
  }
}
