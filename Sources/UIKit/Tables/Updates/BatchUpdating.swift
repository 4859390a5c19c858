/// A view whose data changes in batches: a table, or a collection.
@MainActor
protocol BatchUpdating: AnyObject {
  /// The changes that are being told, if any are.
  var update: TableUpdate? { get set }
  /// How often changes were begun that have not been ended.
  var updateDepth: Int { get set }
  /// Changes are about to be told: what holds now is what they count from.
  func prepareForUpdate()
  /// Makes the changes.
  func commit(_ update: TableUpdate)
}

extension BatchUpdating {
  func beginUpdate() {
    if updateDepth == 0 {
      prepareForUpdate()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  func endUpdate() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let update else { return }
    self.update = nil
    commit(update)
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdate()
    if let completion { update?.completions.append(completion) }
    updates?()
    endUpdate()
  }

  func change(_ note: (inout TableUpdate) -> Void) {
    beginUpdate()
    if update != nil { note(&update!) }
    endUpdate()
  }

  /// Has rows get other cells, where there are any such rows.
  func reload(_ paths: [IndexPath], _ animation: TableUpdate.Animation) {
    guard !paths.isEmpty else { return }
    change { $0.reloadedRows += paths.map { ($0, animation) } }
  }
}
