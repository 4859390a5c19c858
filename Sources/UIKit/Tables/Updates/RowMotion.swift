/// How a cell moves while rows change.
@MainActor
struct RowMotion {
  let cell: UITableViewCell
  /// Nil for where it is.
  var start: CGRect?
  var end: CGRect
  var startAlpha: CGFloat = 1
  var endAlpha: CGFloat = 1
  var startScale: CGFloat = 1
  var endScale: CGFloat = 1

  init(cell: UITableViewCell, start: CGRect? = nil, end: CGRect) {
    self.cell = cell
    self.start = start
    self.end = end
  }

  /// Before the animation.
  func begin() {
    if let start { cell.frame = start }
    cell.alpha = startAlpha
    if startScale != 1 { cell.transform = CGAffineTransform(scaleX: 1, y: startScale) }
    cell.layoutIfNeeded()
  }

  /// Within the animation.
  func finish() {
    cell.transform = endScale == 1 ? .identity : CGAffineTransform(scaleX: 1, y: endScale)
    if endScale == 1 { cell.frame = end }
    cell.alpha = endAlpha
  }

  /// Where a row is that comes or goes by an animation.
  private static func outside(_ animation: UITableView.RowAnimation, _ rect: CGRect) -> CGRect {
    switch animation {
    case .left: rect.offsetBy(dx: -rect.maxX, dy: 0)
    case .right: rect.offsetBy(dx: rect.maxX, dy: 0)
    case .top: rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: rect.offsetBy(dx: 0, dy: rect.height)
    case .fade, .none, .middle, .automatic: rect
    }
  }

  private static func fades(_ animation: UITableView.RowAnimation) -> Bool {
    switch animation {
    case .fade, .automatic, .top, .bottom, .middle: true
    case .left, .right, .none: false
    }
  }

  /// A new row.
  static func coming(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation, at rect: CGRect) -> RowMotion {
    var motion = RowMotion(cell: cell, start: outside(animation, rect), end: rect)
    motion.startAlpha = fades(animation) ? 0 : 1
    if animation == .middle { motion.startScale = 0.01 }
    return motion
  }

  /// A row that goes away, or its old cell where it gets another.
  static func leaving(
    _ cell: UITableViewCell, _ animation: UITableView.RowAnimation, from rect: CGRect, to end: CGRect?
  ) -> RowMotion {
    var motion = RowMotion(cell: cell, end: outside(animation, end ?? rect))
    motion.endAlpha = fades(animation) ? 0 : 1
    if animation == .middle { motion.endScale = 0.01 }
    return motion
  }

  /// The new cell of a row that stays.
  static func replacing(
    _ cell: UITableViewCell, _ animation: UITableView.RowAnimation, from start: CGRect, to end: CGRect
  ) -> RowMotion {
    var motion = RowMotion(cell: cell, start: outside(animation, start), end: end)
    motion.startAlpha = fades(animation) ? 0 : 1
    if animation == .middle { motion.startScale = 0.01 }
    return motion
  }
}
