/// What one frame showed, as text that can be compared: the places of the named views, the active constraints with an
/// identifier, and what has happened since the frame before.
public struct TraceFrame: Sendable, Hashable {
  /// A view with an accessibility identifier.
  public struct View: Sendable, Hashable {
    /// Its accessibility identifier.
    public var id: String
    /// Its frame on the screen (from the presentation layers), in the window's points. For a view that is turned or
    /// scaled: the smallest rectangle around it.
    public var frame: CGRect
    /// The opacity on the screen, 0 for a hidden view; ancestors do not count.
    public var alpha: CGFloat

    /// Creates an entry from its parts.
    public init(id: String, frame: CGRect, alpha: CGFloat) {
      self.id = id
      self.frame = frame
      self.alpha = alpha
    }
  }

  /// Seconds since the start.
  public var time: TimeInterval
  /// The views with an accessibility identifier: each window's from the back, a superview before its subviews.
  public var views: [View]
  /// The identifiers of the active constraints that have one, sorted, each once.
  public var constraints: [String]
  /// What has happened since the frame before, in order.
  public var events: [String]

  /// Creates a frame from its parts.
  public init(time: TimeInterval, views: [View] = [], constraints: [String] = [], events: [String] = []) {
    self.time = time
    self.views = views
    self.constraints = constraints
    self.events = events
  }

  /// The first view with the identifier, or nil.
  public func view(_ id: String) -> View? {
    views.first { $0.id == id }
  }
}
