/// The calls of `layoutIfNeeded` that are under way, one within another. Layout may ask for the layout of other views,
/// however deep the tree; a view that asks for its own again and again would use up the stack.
@MainActor
enum LayoutNesting {
  /// How often a view may be laid out within its own layout.
  static let limit = 20

  private static var views: [Unmanaged<UIView>] = []
  /// Whether layout has been given up, until the outermost call has returned.
  private(set) static var isGivenUp = false

  /// A view begins to be laid out; answers how often it is by now.
  static func enter(_ view: UIView) -> Int {
    let entry = Unmanaged.passUnretained(view)
    views.append(entry)
    // Few calls are nested; a lot of them are counted.
    return views.count <= limit ? 1 : views.count { $0.toOpaque() == entry.toOpaque() }
  }

  /// The innermost call returns.
  static func leave() {
    views.removeLast()
    if views.isEmpty { isGivenUp = false }
  }

  /// All calls that are under way return as soon as they can.
  static func giveUp() {
    isGivenUp = true
  }
}
