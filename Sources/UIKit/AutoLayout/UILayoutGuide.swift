/// A rectangle that takes part in layout like a view and is never seen.
///
/// It has a place in the layout while a view owns it: see `UIView.addLayoutGuide(_:)`.
/// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide>.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Which part of its view the guide stands for: a guide of the application is an item of its own.
  let region: LayoutReference.Region
  private(set) final var storedNode: LayoutNode!
  /// The view that owns one of the system's guides.
  private final let systemNode: LayoutNode?
  /// What the guide stands for in a scroll view.
  let role: Role

  /// What else than an item of its own a guide is.
  enum Role {
    case item
    /// The content of the scroll view that owns it: it begins at the origin of the bounds' coordinates.
    case scrolledContent
    /// The part of the content that the scroll view shows.
    case scrollFrame
  }

  /// A name for messages and traces; empty by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/identifier>.
  open var identifier = ""

  /// A guide that no view owns yet.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/init()>.
  nonisolated public override init() {
    region = .item
    role = .item
    systemNode = nil
    super.init()
    unsafeAssumeMainActor { storedNode = LayoutNode(guide: self) }
  }

  /// One of a scroll view's guides, which owns it from then on.
  init(role: Role) {
    region = .item
    self.role = role
    systemNode = nil
    super.init()
    storedNode = LayoutNode(guide: self)
  }

  /// A guide for a part of a view that follows the view's insets.
  init(region: LayoutReference.Region, of view: UIView, identifier: String) {
    self.region = region
    role = .item
    systemNode = view.layoutNode
    super.init()
    self.identifier = identifier
    storedNode = LayoutNode(guide: self)
  }

  deinit {
    storedNode.itemIsGone()
  }

  /// The guide's own node; for the system's guides it has no place anywhere.
  final var node: LayoutNode { storedNode }

  final func reference(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(node: systemNode ?? node, region: region, attribute: attribute)
  }

  /// The view that owns the guide. Setting it moves the guide to that view, or away from any.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/owningview>.
  public final var owningView: UIView? {
    get { systemNode?.view ?? node.view }
    set {
      guard systemNode == nil, newValue !== node.view else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { node.view?.removeLayoutGuide(self) }
    }
  }

  /// The rectangle in the owning view's coordinates, in points, after the last layout; zero without a view.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/layoutframe>.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch region {
    case .safeArea: return CGRect(origin: .zero, size: view.bounds.size).inset(by: view.safeAreaInsets)
    case .margins: return CGRect(origin: .zero, size: view.bounds.size).inset(by: view.layoutMargins)
    case .item:
      guard node.isInstalled, let engine = node.liveEngine else { return .zero }
      return engine.rect(of: node).roundedToPixels(of: view)
    }
  }

  /// Whether the constraints leave the guide's position or size open.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/hasambiguouslayout>.
  public final var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(reference(.left).node) }

  /// The active constraints that mention the guide in one direction.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uilayoutguide/constraintsaffectinglayout(for:)>.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutEngine.constraints(mentioning: reference(.left).node, axis: axis)
  }

  nonisolated open override var description: String {
    unsafeAssumeMainActor {
      let label = identifier.isEmpty ? "" : " '\(identifier)'"
      return "<\(type(of: self))\(LayoutNaming.address(of: self))\(label) frame = \(dumpText(layoutFrame)); "
        + "owningView = \(LayoutNaming.name(ofItem: owningView))>"
    }
  }
}
