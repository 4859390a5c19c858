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
    }
  }
}
