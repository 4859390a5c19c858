import Foundation

/// What has happened in an app and is still to be told; messages and exceptions may come from any thread.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var pending: [String] = []
  private var storedMessages: [String] = []
  private var storedExceptions: [Exception] = []

  /// Every message so far.
  var messages: [String] { lock.withLock { storedMessages } }
  /// Every exception so far.
  var exceptions: [Exception] { lock.withLock { storedExceptions } }

  /// Adds an event for the next frame.
  func add(_ event: String) {
    lock.withLock { pending.append(event) }
  }

  /// Keeps a message; the next frame tells its first line, since the rest may hold addresses that differ each time.
  func addMessage(_ message: String) {
    lock.withLock {
      storedMessages.append(message)
      pending.append("message " + message.prefix { $0 != "\n" })
    }
  }

  /// Keeps a message about the machine, which is no event of the app: another run in the same process has none.
  func addMachineMessage(_ message: String) {
    lock.withLock { storedMessages.append(message) }
  }

  /// Keeps an exception, and tells its name in the next frame: the reason may hold addresses.
  func addException(_ exception: Exception) {
    lock.withLock {
      storedExceptions.append(exception)
      pending.append("exception " + exception.name)
    }
  }

  /// The events since the last time, in order.
  func takeEvents() -> [String] {
    lock.withLock {
      defer { pending = [] }
      return pending
    }
  }
}
