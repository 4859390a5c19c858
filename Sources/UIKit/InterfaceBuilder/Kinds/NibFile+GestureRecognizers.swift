extension NibFile {
  @MainActor
  func apply(_ element: NibElement, to recognizer: UIGestureRecognizer) {
    if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    if let name = element["name"] { recognizer.name = name }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = TimeInterval(duration) }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
    case let pan as UIPanGestureRecognizer:
      if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
      if let edges = element.child("rectEdge", key: "edges")?.rectEdges {
        (pan as? UIScreenEdgePanGestureRecognizer)?.edges = edges
      }
    case let swipe as UISwipeGestureRecognizer:
      if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
      let direction: UISwipeGestureRecognizer.Direction? = element.choice(
        "direction", ["right": .right, "left": .left, "up": .up, "down": .down])
      if let direction { swipe.direction = direction }
    default: break
    }
  }
}
