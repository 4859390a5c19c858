import UIKit

// The one file that knows the platform: where Objective-C is, its runtime finds the methods; elsewhere they are registered.

/// Calls a closure when a gesture recognizer reports. The recognizer does not hold it.
@MainActor
final class GestureAction: NSObject {
  private let body: (UIGestureRecognizer) -> Void

  init(_ body: @escaping (UIGestureRecognizer) -> Void) {
    self.body = body
    super.init()
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(fire(_:))
    @objc private func fire(_ recognizer: UIGestureRecognizer) { body(recognizer) }
  #else
    static let selector = _SelectorRuntime.register("fire:", GestureAction.fire(_:))
    private func fire(_ recognizer: UIGestureRecognizer) { body(recognizer) }
  #endif
}

/// Calls a closure after a time, unless it is released before.
@MainActor
final class DelayedAction {
  private let call: DelayedCall

  init(after delay: TimeInterval, _ body: @escaping () -> Void) {
    call = DelayedCall(body)
    call.perform(DelayedCall.selector, with: nil, afterDelay: delay)
  }

  deinit {
    let call = call
    MainActor.runAtEnd { NSObject.cancelPreviousPerformRequests(withTarget: call) }
  }
}

@MainActor
private final class DelayedCall: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  #if canImport(ObjectiveC)
    static let selector = #selector(fire)
    @objc private func fire() { body() }
  #else
    static let selector = _SelectorRuntime.register("fire", DelayedCall.fire)
    private func fire() { body() }
  #endif
}
