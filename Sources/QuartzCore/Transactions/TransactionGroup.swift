/// What a transaction's completion block waits for.
final class TransactionGroup {
  private var block: (() -> Void)?
  private var pending = 0
  private var isCommitted = false

  /// What is still to be called.
  var pendingBlock: (() -> Void)? { block }

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
