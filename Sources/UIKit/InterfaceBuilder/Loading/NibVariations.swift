/// What an Interface Builder file varies with the size classes: attributes, and which views and constraints are there.
///
/// The file gives a value for all size classes, and others for some; where several apply, the one for more size classes at
/// once wins. Each view is adjusted when its size classes change.
@MainActor
struct NibVariations {
  private var owners: [VariedView] = []

  /// The variations of a view: of its attributes, of its subviews and of its constraints.
  mutating func add(
    _ element: NibElement, _ view: UIView, subviews: [(id: String, view: UIView)], _ file: NibFile
  ) {
    let masks = Mask.masks(of: element)
    let attributes = VariedAttributes(element) { [weak view] varied in
      if let view { file.apply(varied, to: view) }
    }
    guard !masks.isEmpty || attributes != nil else { return }
    let owner = owner(for: view)
    owner.masks = masks
    if let attributes { owner.attributes.append(attributes) }
    owner.subviews = subviews
  }

  /// The variations of a constraint that a view holds.
  mutating func add(_ element: NibElement, _ constraint: NSLayoutConstraint, of view: UIView, _ file: NibFile) {
    if let varied = VariedAttributes(
      element,
      apply: { [weak constraint] varied in
        guard let constraint else { return }
        if let constant = varied.number("constant") { constraint.constant = constant }
        guard let priority = varied.priority("priority"), priority != constraint.priority else { return }
        let isActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = priority
        constraint.isActive = isActive
      })
    {
      owner(for: view).attributes.append(varied)
    }
    guard let id = element.id, let owner = owners.first(where: { $0.view === view }) else { return }
    owner.constraints[id] = constraint
  }

  private mutating func owner(for view: UIView) -> VariedView {
    if let owner = owners.first(where: { $0.view === view }) { return owner }
    let owner = VariedView(view)
    owners.append(owner)
    return owner
  }

  /// Whether a constraint of a view is not there in the view's present size classes.
  func isExcluded(_ constraintID: String?, in view: UIView) -> Bool {
    guard let constraintID, let owner = owners.first(where: { $0.view === view }) else { return false }
    return !owner.isIncluded(constraintID, in: "constraints", view.traitCollection)
  }

  /// Whether a view is not there in the present size classes.
  func isExcluded(_ view: UIView) -> Bool {
    owners.contains { owner in
      guard let id = owner.subviews.first(where: { $0.view === view })?.id else { return false }
      return !owner.isIncluded(id, in: "subviews", owner.view?.traitCollection ?? .current)
    }
  }

  /// Adjusts the views, now and whenever their size classes change.
  func start() {
    for owner in owners { owner.start() }
  }
}

/// The variations of one view. The view holds them, in the handler of its trait changes.
@MainActor
private final class VariedView {
  weak var view: UIView?
  var masks: [Mask] = []
  var attributes: [VariedAttributes] = []
  var subviews: [(id: String, view: UIView)] = []
  var constraints: [String: NSLayoutConstraint] = [:]

  init(_ view: UIView) {
    self.view = view
  }

  func start() {
    guard let view else { return }
    adjust(to: view.traitCollection)
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self],
      handler: { (view: UIView, _) in self.adjust(to: view.traitCollection) })
  }

  func isIncluded(_ id: String, in list: String, _ traits: UITraitCollection) -> Bool {
    let matching = masks.filter { $0.list == list && $0.condition.matches(traits) && $0.changes[id] != nil }
    return matching.max { $0.condition.count < $1.condition.count }?.changes[id] ?? true
  }

  private func adjust(to traits: UITraitCollection) {
    guard let view else { return }
    for varied in attributes { varied.adjust(to: traits) }
    let excluded = constraints.filter { !isIncluded($0.key, in: "constraints", traits) }
    NSLayoutConstraint.deactivate(excluded.map(\.value))
    adjustSubviews(of: view, traits)
    let isVaried = masks.contains { $0.list == "constraints" }
    guard isVaried else { return }
    let varied = Set(masks.flatMap { $0.list == "constraints" ? Array($0.changes.keys) : [] })
    let included = constraints.filter { varied.contains($0.key) && excluded[$0.key] == nil }
    // In the order of their ids: dictionaries have none.
    NSLayoutConstraint.activate(included.sorted { $0.key < $1.key }.map(\.value))
  }

  private func adjustSubviews(of view: UIView, _ traits: UITraitCollection) {
    guard masks.contains(where: { $0.list == "subviews" }) else { return }
    var index = 0
    for (id, subview) in subviews {
      guard isIncluded(id, in: "subviews", traits) else {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
      index += 1
    }
  }
}

/// Which size classes a variation is for, as `heightClass=compact-widthClass=regular`.
@MainActor
private struct SizeClassCondition {
  private var terms: [(UITraitCollection) -> Bool] = []
  var count: Int { terms.count }

  init(_ key: String) {
    guard key != "default" else { return }
    for term in key.split(separator: "-") {
      let parts = term.split(separator: "=")
      let size: UIUserInterfaceSizeClass = parts.last == "compact" ? .compact : .regular
      switch parts.first {
      case "widthClass": terms.append { $0.horizontalSizeClass == size }
      case "heightClass": terms.append { $0.verticalSizeClass == size }
      default: terms.append { _ in false }
      }
    }
  }

  func matches(_ traits: UITraitCollection) -> Bool { terms.allSatisfy { $0(traits) } }
}

/// Which of a list's elements are there, or not, in some size classes.
@MainActor
private struct Mask {
  let condition: SizeClassCondition
  let list: String
  /// By id, whether the element is there.
  let changes: [String: Bool]

  static func masks(of element: NibElement) -> [Mask] {
    element.children.filter { $0.name == "variation" }.flatMap { variation in
      variation.children.filter { $0.name == "mask" }.map { mask in
        let changes = mask.children.compactMap { change in change["reference"].map { ($0, change.name == "include") } }
        return Mask(
          condition: SizeClassCondition(variation["key"] ?? ""), list: mask["key"] ?? "",
          changes: Dictionary(changes, uniquingKeysWith: { $1 }))
      }
    }
  }
}

/// The attributes of an element that differ between size classes.
@MainActor
private struct VariedAttributes {
  private let element: NibElement
  private let variations: [(condition: SizeClassCondition, element: NibElement)]
  private let apply: (NibElement) -> Void

  /// Nil where nothing varies.
  init?(_ element: NibElement, apply: @escaping (NibElement) -> Void) {
    variations = element.children.filter { variation in
      variation.name == "variation" && variation["key"] != "default"
        && (variation.attributes.count > 1 || variation.children.contains { $0.name != "mask" })
    }.map { (SizeClassCondition($0["key"] ?? ""), $0) }
    guard !variations.isEmpty else { return nil }
    self.element = element
    self.apply = apply
  }

  func adjust(to traits: UITraitCollection) {
    let matching = variations.filter { $0.condition.matches(traits) }.sorted { $0.condition.count < $1.condition.count }
    var attributes: [String: String] = [:]
    var values: [String: NibElement] = [:]
    for (_, variation) in variations {
      for name in variation.attributes.keys where name != "key" {
        attributes[name] = element[name] ?? Self.defaults[name]
      }
      for child in variation.children {
        if let key = child["key"], child.name != "mask" { values[key] = element.value(forKey: key) }
      }
    }
    for (_, variation) in matching {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children { if let key = child["key"], child.name != "mask" { values[key] = child } }
    }
    let varied = NibElement(name: element.name, attributes: attributes, line: element.line)
    for key in values.keys.sorted() { varied.append(values[key]!) }
    apply(varied)
  }

  /// What the file means where it says nothing.
  private static let defaults = [
    "hidden": "NO", "clipsSubviews": "NO", "constant": "0", "priority": "1000", "spacing": "0", "alpha": "1",
    "axis": "horizontal", "distribution": "fill", "alignment": "fill", "numberOfLines": "1", "enabled": "YES",
    "selected": "NO", "highlighted": "NO", "preservesSuperviewLayoutMargins": "NO",
  ]
}
