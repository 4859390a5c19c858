import Foundation

/// A lock that costs nothing but its few bytes. It may not be copied while it is used.
///
/// Specified by <https://developer.apple.com/documentation/os/os_unfair_lock>.
// The names are Apple's.
// swift-format-ignore
public struct os_unfair_lock_s: Sendable {
  /// The thread that has it; 0 for none.
  fileprivate var owner: UInt = 0

  /// A lock that nobody has.
  public init() {}
}

// swift-format-ignore
public typealias os_unfair_lock = os_unfair_lock_s
// swift-format-ignore
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, and waits for it as long as it must. A thread that has it already is stopped.
///
/// Specified by <https://developer.apple.com/documentation/os/os_unfair_lock_lock>.
// swift-format-ignore
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let own = currentThread()
  ParkingPlace.of(lock).enter { place in
    precondition(lock.pointee.owner != own, "os_unfair_lock: the thread has the lock already")
    while lock.pointee.owner != 0 { place.wait() }
    lock.pointee.owner = own
  }
}

/// Takes a lock if nobody has it, and says whether it did.
///
/// Specified by <https://developer.apple.com/documentation/os/os_unfair_lock_trylock>.
// swift-format-ignore
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  ParkingPlace.of(lock).enter { _ in
    guard lock.pointee.owner == 0 else { return false }
    lock.pointee.owner = currentThread()
    return true
  }
}

/// Gives a lock back. Only the thread that has it may.
///
/// Specified by <https://developer.apple.com/documentation/os/os_unfair_lock_unlock>.
// swift-format-ignore
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  ParkingPlace.of(lock).enter { place in
    precondition(lock.pointee.owner == currentThread(), "os_unfair_lock: the thread does not have the lock")
    lock.pointee.owner = 0
    place.wakeAll()
  }
}

/// Stops the program unless the thread has the lock.
///
/// Specified by <https://developer.apple.com/documentation/os/os_unfair_lock_assert_owner>.
// swift-format-ignore
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  let owner = ParkingPlace.of(lock).enter { _ in lock.pointee.owner }
  precondition(owner == currentThread(), "os_unfair_lock: the thread does not have the lock")
}

/// A lock together with what it guards.
///
/// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock>.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock_s())
      self.state = state
    }

    deinit { lock.deallocate() }
  }

  private let box: Box

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/init(uncheckedstate:)>.
  public init(uncheckedState initialState: State) {
    box = Box(initialState)
  }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/init(initialstate:)>.
  public init(initialState: State) where State: Sendable {
    box = Box(initialState)
  }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/withlockunchecked(_:)-9nxq7>.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(box.lock)
    defer { os_unfair_lock_unlock(box.lock) }
    return try body(&box.state)
  }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/withlock(_:)-3w6kx>.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/init()>.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/lock()>.
  public func lock() { os_unfair_lock_lock(box.lock) }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/unlock()>.
  public func unlock() { os_unfair_lock_unlock(box.lock) }

  /// Specified by <https://developer.apple.com/documentation/os/osallocatedunfairlock/lockifavailable()>.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.lock) }
}

private func currentThread() -> UInt { UInt(pthread_self()) }

/// Where threads wait for locks: one of a few places, by the lock's address. A lock of four bytes cannot hold who waits.
private final class ParkingPlace: @unchecked Sendable {
  private static let all = (0..<16).map { _ in ParkingPlace() }
  private let condition = NSCondition()

  static func of(_ lock: os_unfair_lock_t) -> ParkingPlace {
    // Neighbours are some bytes apart: the lowest bits say nothing.
    all[Int((UInt(bitPattern: lock) >> 4) % 16)]
  }

  func enter<Result>(_ body: (ParkingPlace) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(self)
  }

  func wait() { condition.wait() }
  func wakeAll() { condition.broadcast() }
}
