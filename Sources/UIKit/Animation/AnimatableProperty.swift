/// The properties of a view's layer that an animation block animates.
enum AnimatableProperty: String {
  case position
  case bounds
  case anchorPoint
  case transform
  case sublayerTransform
  case zPosition
  case opacity
  case backgroundColor
  case borderColor
  case borderWidth
  case cornerRadius
  case shadowColor
  case shadowOffset
  case shadowOpacity
  case shadowRadius
  case contentsRect
  case contentsCenter
  /// 1 where the view is hidden, else 0.
  case hidden
  /// How much there is of a visual effect.
  case backdropAmount

  func value(of layer: CALayer) -> AnimatableValue {
    switch self {
    case .position: .point(layer.position)
    case .bounds: .rect(layer.bounds)
    case .anchorPoint: .fixedPoint(layer.anchorPoint)
    case .transform: .transform(layer.transform)
    case .sublayerTransform: .transform(layer.sublayerTransform)
    case .zPosition: .offset(layer.zPosition)
    case .opacity: .number(CGFloat(layer.opacity))
    case .backgroundColor: .color(layer.backgroundColor)
    case .borderColor: .color(layer.borderColor)
    case .borderWidth: .number(layer.borderWidth)
    case .cornerRadius: .number(layer.cornerRadius)
    case .shadowColor: .color(layer.shadowColor)
    case .shadowOffset: .size(layer.shadowOffset)
    case .shadowOpacity: .number(CGFloat(layer.shadowOpacity))
    case .shadowRadius: .number(layer.shadowRadius)
    case .contentsRect: .fixedRect(layer.contentsRect)
    case .contentsCenter: .fixedRect(layer.contentsCenter)
    case .hidden: .number(layer.isHidden ? 1 : 0)
    case .backdropAmount: .number((layer as? BackdropLayer)?.backdrop.amount ?? 0)
    }
  }

  /// What a layer gave as the property's value; nil for something else.
  func value(_ object: Any) -> AnimatableValue? {
    switch self {
    case .position: (object as? CGPoint).map(AnimatableValue.point)
    case .bounds: (object as? CGRect).map(AnimatableValue.rect)
    case .anchorPoint: (object as? CGPoint).map(AnimatableValue.fixedPoint)
    case .transform, .sublayerTransform: (object as? CATransform3D).map(AnimatableValue.transform)
    case .zPosition: (object as? Double).map { .offset($0) }
    case .opacity, .borderWidth, .cornerRadius, .shadowOpacity, .shadowRadius, .hidden, .backdropAmount:
      (object as? Double).map { .number($0) }
    case .backgroundColor, .borderColor, .shadowColor: .color(object as? CGColor)
    case .shadowOffset: (object as? CGSize).map(AnimatableValue.size)
    case .contentsRect, .contentsCenter: (object as? CGRect).map(AnimatableValue.fixedRect)
    }
  }

  /// Sets the property of a view, as if it had been set by hand. `color` is the view's background where it is known.
  @MainActor
  func set(_ value: AnimatableValue, on view: UIView, color: UIColor?) {
    let layer = view.storedLayer
    switch (self, value) {
    case (.position, .point(let point)): view.setCenter(point)
    case (.bounds, .rect(let rect)): view.setBounds(rect)
    case (.anchorPoint, .fixedPoint(let point)): view.anchorPoint = point
    case (.transform, .transform(let transform)): view.transform3D = transform
    case (.sublayerTransform, .transform(let transform)): layer.sublayerTransform = transform
    case (.zPosition, .offset(let number)): layer.zPosition = number
    case (.opacity, .number(let number)): layer.opacity = Float(number)
    case (.borderWidth, .number(let number)): layer.borderWidth = number
    case (.cornerRadius, .number(let number)): layer.cornerRadius = number
    case (.shadowOpacity, .number(let number)): layer.shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): layer.shadowRadius = number
    case (.backgroundColor, .color(let own)):
      if color == nil, view.storedBackgroundColor == nil {
        layer.backgroundColor = own
      } else {
        view.backgroundColor = color ?? own.map { UIColor(cgColor: $0) }
      }
    case (.borderColor, .color(let color)): layer.borderColor = color
    case (.shadowColor, .color(let color)): layer.shadowColor = color
    case (.shadowOffset, .size(let size)): layer.shadowOffset = size
    case (.contentsRect, .fixedRect(let rect)): layer.contentsRect = rect
    case (.contentsCenter, .fixedRect(let rect)): layer.contentsCenter = rect
    case (.hidden, .number(let number)): view.isHidden = number >= 0.5
    case (.backdropAmount, .number(let number)): (layer as? BackdropLayer)?.backdrop.amount = number
    default: break
    }
  }
}
