extension Workload {
  /// A workload that is not made yet: the larger ones take some memory.
  struct Entry: Sendable {
    var name: String
    var make: @Sendable (String) -> Workload

    init(_ name: String, _ make: @escaping @Sendable (String) -> Workload) {
      self.name = name
      self.make = make
    }
  }

  /// All workloads.
  static let catalogue: [Entry] = {
    var entries = [
      Entry("a_modal30") { .modal($0, isRelative: false) },
      Entry("a_modal30rel") { .modal($0, isRelative: true) },
    ]
    func add(_ prefix: String, _ sizes: [Int], _ make: @escaping @Sendable (String, Int) -> Workload) {
      for size in sizes { entries.append(Entry("\(prefix)_\(size)") { make($0, size) }) }
    }
    add("b_flat", [100, 1000, 2000, 4000, 10000]) { .flat($0, $1) }
    add("b_flat_nn", [100, 1000, 2000, 4000]) { .flat($0, $1, nonnegative: true) }
    add("b_flatrel", [100, 1000, 10000]) { .flat($0, $1, isRelative: true) }
    add("c_chain", [100, 1000, 2000, 5000]) { .chain($0, $1) }
    add("c_chain_nn", [1000]) { .chain($0, $1, nonnegative: true) }
    add("c_chain_rev", [100, 1000]) { .chain($0, $1, order: .reversed) }
    add("c_chain_shuf", [100, 1000]) { .chain($0, $1, order: .shuffled) }
    add("d_nested", [50, 200, 1000]) { .nested($0, $1) }
    add("d_nested_nn", [200, 1000]) { .nested($0, $1, nonnegative: true) }
    add("d_nestedrel", [50, 200, 1000]) { .nested($0, $1, isRelative: true) }
    add("d_nestedrel_nn", [1000]) { .nested($0, $1, isRelative: true, nonnegative: true) }
    add("e_grid", [10, 20, 30]) { .grid($0, $1) }
    add("h_prio", [100, 1000]) { .priorities($0, rows: $1 / 2) }
    return entries + changes
  }()

  private static let small = Extent(sections: 2, rows: 6, sheetRows: 6, changes: 200)
  private static let medium = Extent(sections: 5, rows: 7, sheetRows: 10, changes: 200)
  private static let large = Extent(sections: 10, rows: 8, sheetRows: 20, changes: 200)

  private static let changes: [Entry] = [
    Entry("f_swap_tree1000") { .tree($0, .swap) },
    Entry("f_swap_tree1000rel") { .tree($0, .swap, isRelative: true) },
    Entry("f_swap_tree1000_nonn") { .tree($0, .swap, nonnegative: false) },
    Entry("f_swap_tree1000_sorted") { .tree($0, .swap, isSorted: true) },
    Entry("g_edit_tree100") { .tree($0, .editLast, small) },
    Entry("g_edit_tree250") { .tree($0, .editLast, medium) },
    Entry("g_edit_tree500") { .tree($0, .editLast, large) },
    Entry("g_edit_tree1000") { .tree($0, .editLast) },
    Entry("g_edit_tree1000rel") { .tree($0, .editLast, isRelative: true) },
    Entry("g_editfirst_tree100") { .tree($0, .editFirst, small) },
    Entry("g_editfirst_tree250") { .tree($0, .editFirst, medium) },
    Entry("g_editfirst_tree250_sorted") { .tree($0, .editFirst, isSorted: true, medium) },
    Entry("g_editfirst_tree500") { .tree($0, .editFirst, large) },
    Entry("g_editfirst_tree1000") { .tree($0, .editFirst) },
    Entry("g_editfirst_tree1000_sorted") { .tree($0, .editFirst, isSorted: true) },
    Entry("g_rootconst_tree1000") { .tree($0, .rootConstant) },
    Entry("g_rootconst_tree1000rel") { .tree($0, .rootConstant, isRelative: true) },
    Entry("i_priochange_tree1000") { .tree($0, .priority) },
    Entry("i_priochange_tree1000rel") { .tree($0, .priority, isRelative: true) },
    Entry("j_intrinsic_tree1000") { .tree($0, .intrinsicSize) },
    Entry("j_intrinsic_tree1000rel") { .tree($0, .intrinsicSize, isRelative: true) },
  ]

  /// What the growth of the cost of building is measured on: 1000 and 10000 views.
  static let growth: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("flat", { .flat("b_flat_\($0)", $0) }),
    ("chain", { .chain("c_chain_\($0)", $0) }),
    ("nested", { .nested("d_nested_\($0)", $0) }),
  ]
}
