/// Views with constraints between their anchors, as linear constraints over their variables.
///
/// With `isRelative`, x and y are in the superview's space, and an anchor is a sum along the superviews up to the
/// common ancestor; else they are in the window's.
struct ViewTree {
  /// One side of a constraint, or both, as a client of Auto Layout writes it.
  struct Relation {
    var view: Int
    var anchor: Anchor
    /// Nil where a size is compared with a constant.
    var other: (view: Int, anchor: Anchor)?
    var factor = 1.0
    var constant: Double
    /// What it stands for besides, which Auto Layout says in other ways.
    var role = Role.constraint
  }

  enum Role {
    case constraint
    /// The root is at the origin.
    case origin
    /// The root is as large as its window.
    case frame
    /// A size is not negative.
    case nonNegative
    /// Content hugging or compression resistance.
    case contentSize
  }

  enum Anchor {
    case left, top, right, bottom, width, height, centerX, centerY

    var isHorizontal: Bool {
      switch self {
      case .left, .right, .centerX, .width: true
      case .top, .bottom, .centerY, .height: false
      }
    }

    /// How much of the size is added to the origin; nil for a size itself.
    var share: Double? {
      switch self {
      case .left, .top: 0
      case .right, .bottom: 1
      case .centerX, .centerY: 0.5
      case .width, .height: nil
      }
    }
  }

  let isRelative: Bool
  /// Whether each view demands a size that is not negative.
  let hasNonnegativeSizes: Bool
  private(set) var superviews: [Int?] = []
  private(set) var constraints: [Workload.Constraint] = []
  /// What each constraint says, in the same order.
  private(set) var relations: [Relation] = []

  init(isRelative: Bool = false, hasNonnegativeSizes: Bool = false) {
    self.isRelative = isRelative
    self.hasNonnegativeSizes = hasNonnegativeSizes
  }

  var viewCount: Int { superviews.count }

  /// A view without constraints yet.
  mutating func view(in superview: Int?) -> Int {
    superviews.append(superview)
    return superviews.count - 1
  }

  /// The root at the origin, with a fixed size where one is given.
  mutating func root(width: Double, height: Double, isFixed: Bool = true) -> Int {
    let root = view(in: nil)
    for variable in [4 * root, 4 * root + 1] {
      // Zero has a sign: the traces of the two encodings differ in it.
      constraints.append(
        .init(relation: 0, priority: 1000, constant: isRelative ? 0 : -0.0, terms: [(variable, 1)]))
      relations.append(Relation(view: root, anchor: .left, constant: 0, role: .origin))
    }
    if isFixed {
      size(root, .width, 0, width, role: .frame)
      size(root, .height, 0, height, role: .frame)
    }
    nonnegative(root)
    return root
  }

  /// `view`.`anchor` (relation) `factor` · `other`.`otherAnchor` + `constant`. Gives the constraint's number.
  @discardableResult
  mutating func constrain(
    _ view: Int, _ anchor: Anchor, _ relation: Int = 0, to other: Int, _ otherAnchor: Anchor, factor: Double = 1,
    _ constant: Double = 0, priority: Int = 1000
  ) -> Int {
    var coefficients: [Int: Double] = [:]
    let ancestor = commonAncestor(view, other)
    add(1, view, anchor, ancestor, &coefficients)
    add(-factor, other, otherAnchor, ancestor, &coefficients)
    let terms = coefficients.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    constraints.append(
      .init(
        relation: relation, priority: priority, constant: -constant,
        terms: terms.map { (variable: $0.key, coefficient: $0.value) }))
    relations.append(
      Relation(view: view, anchor: anchor, other: (other, otherAnchor), factor: factor, constant: constant))
    return constraints.count - 1
  }

  /// `view`.`anchor` (relation) `constant`, of a size, or of an edge in the superview.
  @discardableResult
  mutating func size(
    _ view: Int, _ anchor: Anchor, _ relation: Int, _ constant: Double, priority: Int = 1000, role: Role = .constraint
  ) -> Int {
    var coefficients: [Int: Double] = [:]
    add(1, view, anchor, superviews[view], &coefficients)
    let terms = coefficients.sorted { $0.key < $1.key }
    constraints.append(
      .init(
        relation: relation, priority: priority, constant: -constant,
        terms: terms.map { (variable: $0.key, coefficient: $0.value) }))
    relations.append(Relation(view: view, anchor: anchor, constant: constant, role: role))
    return constraints.count - 1
  }

  /// Width and height are at least 0, where the tree asks for that.
  mutating func nonnegative(_ view: Int) {
    guard hasNonnegativeSizes else { return }
    size(view, .width, 1, 0, role: .nonNegative)
    size(view, .height, 1, 0, role: .nonNegative)
  }

  /// All four edges, inset.
  mutating func fill(_ view: Int, in container: Int, inset: Double) {
    constrain(view, .left, to: container, .left, inset)
    constrain(view, .right, to: container, .right, -inset)
    constrain(view, .top, to: container, .top, inset)
    constrain(view, .bottom, to: container, .bottom, -inset)
    nonnegative(view)
  }

  /// Content hugging and compression resistance, as the two inequalities they are a dimension. Gives the number of the
  /// first; the other one follows.
  @discardableResult
  mutating func intrinsicSize(
    _ view: Int, _ width: Double, _ height: Double, hugging: (Int, Int), compression: (Int, Int)
  ) -> Int {
    let first = size(view, .width, -1, width, priority: hugging.0, role: .contentSize)
    size(view, .width, 1, width, priority: compression.0, role: .contentSize)
    size(view, .height, -1, height, priority: hugging.1, role: .contentSize)
    size(view, .height, 1, height, priority: compression.1, role: .contentSize)
    return first
  }

  private func depth(_ view: Int) -> Int {
    var depth = 0
    var view = view
    while let superview = superviews[view] {
      view = superview
      depth += 1
    }
    return depth
  }

  private func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (Optional(first), Optional(second))
    var difference = depth(first!) - depth(second!)
    while difference > 0 {
      first = superviews[first!]
      difference -= 1
    }
    while difference < 0 {
      second = superviews[second!]
      difference += 1
    }
    while first != second {
      first = superviews[first!]
      second = superviews[second!]
    }
    return first
  }

  private func add(
    _ factor: Double, _ view: Int, _ anchor: Anchor, _ ancestor: Int?, _ coefficients: inout [Int: Double]
  ) {
    let axis = anchor.isHorizontal ? 0 : 1
    guard let share = anchor.share else {
      coefficients[4 * view + 2 + axis, default: 0] += factor
      return
    }
    if isRelative {
      var current = Optional(view)
      while let view = current, view != ancestor {
        coefficients[4 * view + axis, default: 0] += factor
        current = superviews[view]
      }
    } else {
      coefficients[4 * view + axis, default: 0] += factor
    }
    if share != 0 { coefficients[4 * view + 2 + axis, default: 0] += share * factor }
  }
}
