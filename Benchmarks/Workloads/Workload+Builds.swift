// Workloads of one section: a screen is built.
extension Workload {
  /// One section that adds all constraints of the tree, in `order` where one is given.
  init(name: String, building tree: ViewTree, order: [Int]? = nil) {
    self.name = name
    self.tree = tree
    variableCount = 4 * tree.viewCount
    constraints = tree.constraints
    let adds = (order ?? Array(tree.constraints.indices)).map { Operation.add($0) }
    sections = [Section(name: "build", groups: [adds + [.update]])]
  }

  /// Views that fill the root, each with an inset of its own.
  static func flat(_ name: String, _ count: Int, isRelative: Bool = false, nonnegative: Bool = false) -> Workload {
    var tree = ViewTree(isRelative: isRelative, hasNonnegativeSizes: nonnegative)
    let root = tree.root(width: 390, height: 844)
    for index in 0..<count {
      let view = tree.view(in: root)
      tree.fill(view, in: root, inset: Double(index % 50))
    }
    return Workload(name: name, building: tree)
  }

  enum Order { case declared, reversed, shuffled }

  /// Views one below the other.
  static func chain(_ name: String, _ count: Int, nonnegative: Bool = false, order: Order = .declared) -> Workload {
    var tree = ViewTree(hasNonnegativeSizes: nonnegative)
    let root = tree.root(width: 390, height: 844)
    var previous: Int?
    for index in 0..<count {
      let view = tree.view(in: root)
      tree.constrain(view, .left, to: root, .left)
      tree.constrain(view, .right, to: root, .right)
      if let previous {
        tree.constrain(view, .top, to: previous, .bottom)
      } else {
        tree.constrain(view, .top, to: root, .top)
      }
      tree.size(view, .height, 0, Double(20 + index % 30))
      tree.nonnegative(view)
      previous = view
    }
    var numbers = Array(tree.constraints.indices)
    switch order {
    case .declared: break
    case .reversed: numbers.reverse()
    case .shuffled:
      var random = MersenneTwister(seed: 42)
      for index in numbers.indices.dropFirst().reversed() {
        numbers.swapAt(index, Int(random.next() % UInt32(index + 1)))
      }
    }
    return Workload(name: name, building: tree, order: numbers)
  }

  /// Views each inside the one before.
  static func nested(_ name: String, _ depth: Int, isRelative: Bool = false, nonnegative: Bool = false) -> Workload {
    var tree = ViewTree(isRelative: isRelative, hasNonnegativeSizes: nonnegative)
    var container = tree.root(width: 4000, height: 8000)
    for index in 0..<depth {
      let view = tree.view(in: container)
      tree.fill(view, in: container, inset: Double(1 + index % 2))
      container = view
    }
    return Workload(name: name, building: tree)
  }

  /// Cells of equal size.
  static func grid(_ name: String, _ side: Int) -> Workload {
    var tree = ViewTree()
    let root = tree.root(width: 3900, height: 8440)
    var cells: [[Int]] = []
    for _ in 0..<side { cells.append((0..<side).map { _ in tree.view(in: root) }) }
    for row in 0..<side {
      for column in 0..<side {
        let cell = cells[row][column]
        if column == 0 {
          tree.constrain(cell, .left, to: root, .left, 8)
        } else {
          tree.constrain(cell, .left, to: cells[row][column - 1], .right, 8)
        }
        if row == 0 {
          tree.constrain(cell, .top, to: root, .top, 8)
        } else {
          tree.constrain(cell, .top, to: cells[row - 1][column], .bottom, 8)
        }
        if row > 0 || column > 0 {
          tree.constrain(cell, .width, to: cells[0][0], .width)
          tree.constrain(cell, .height, to: cells[0][0], .height)
        }
      }
    }
    tree.constrain(cells[0][side - 1], .right, to: root, .right, -8)
    tree.constrain(cells[side - 1][0], .bottom, to: root, .bottom, -8)
    return Workload(name: name, building: tree)
  }

  /// A modal of thirty views over a presenter.
  static func modal(_ name: String, isRelative: Bool) -> Workload {
    var tree = ViewTree(isRelative: isRelative, hasNonnegativeSizes: true)
    let root = tree.root(width: 390, height: 844)
    let presenter = tree.view(in: root)
    tree.fill(presenter, in: root, inset: 0)
    _ = tree.sheet(in: root, rows: 4, isSwapped: false)
    return Workload(name: name, building: tree)
  }

  /// Rows of two labels that compete for room at many priorities.
  static func priorities(_ name: String, rows: Int) -> Workload {
    var tree = ViewTree(hasNonnegativeSizes: true)
    let root = tree.root(width: 390, height: 844)
    for index in 0..<rows {
      let first = tree.view(in: root)
      let second = tree.view(in: root)
      tree.nonnegative(first)
      tree.nonnegative(second)
      tree.constrain(first, .left, to: root, .left, 16)
      tree.constrain(second, .right, to: root, .right, -16)
      tree.constrain(second, .left, 1, to: first, .right, 8)
      tree.constrain(second, .left, to: first, .right, 8, priority: 500)
      tree.size(first, .top, 0, Double(10 + index * 40))
      tree.constrain(second, .top, to: first, .top)
      tree.intrinsicSize(
        first, Double(150 + (index * 37) % 200), 20, hugging: (251, 750), compression: (750, 750))
      tree.intrinsicSize(
        second, Double(60 + (index * 53) % 150), 20, hugging: (250, 750), compression: (749, 750))
      tree.constrain(first, .width, to: root, .width, factor: 0.5, priority: 300 + index % 5)
      tree.constrain(first, .width, -1, to: root, .width, factor: 0.7, priority: 900)
      tree.constrain(second, .height, to: first, .height, priority: 999)
    }
    return Workload(name: name, building: tree)
  }
}
