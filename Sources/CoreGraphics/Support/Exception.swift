/// What stands for an Objective-C exception on Linux: a programming error that Apple's frameworks answer by raising.
///
/// Swift cannot unwind, so an exception stops the program with Apple's text. A test harness may record it instead; then
/// `raise(_:_:)` returns, and its caller returns at once and leaves its object as it was.
package struct Exception: Sendable, Equatable {
  /// Apple's name for the exception, such as `NSInvalidArgumentException` or `CALayerInvalidGeometry`.
  package var name: String
  /// Apple's text.
  package var reason: String

  /// The harness's recorder; nil outside a test.
  package nonisolated(unsafe) static var recorder: ((Exception) -> Void)?
}

/// Stops the program with Apple's text, or hands the exception to the recorder and returns.
package func raise(_ name: String, _ reason: String) {
  guard let recorder = Exception.recorder else {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
  recorder(Exception(name: name, reason: reason))
}
