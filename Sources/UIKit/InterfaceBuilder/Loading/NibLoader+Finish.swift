extension NibLoader {
  /// Does all that follows once the objects are there.
  func finish() {
    makeConstraints()
    for (element, object) in madeObjects where !isStoodInFor(element) { setRuntimeAttributes(of: object, element) }
    connect()
    variations.start()
    for (_, object) in madeObjects { object.awake() }
  }
}

extension NSObject {
  /// Tells an object that it was loaded and connected.
  @MainActor
  fileprivate func awake() {
    switch self {
    case let responder as UIResponder: responder.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default:
      let awake: Selector = "awakeFromNib"
      if responds(to: awake) { _SelectorRuntime.send(awake, to: self) }
    }
  }
}
