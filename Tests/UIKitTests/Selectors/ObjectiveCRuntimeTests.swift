import Dispatch
import Testing

@testable import UIKit

@MainActor
@Suite struct ObjectiveCRuntimeTests {
  private final class Counter: @unchecked Sendable {
    var lock = os_unfair_lock_s()
    var count = 0

    func add() {
      os_unfair_lock_lock(&lock)
      count += 1
      os_unfair_lock_unlock(&lock)
    }
  }

  @Test func `a lock lets one thread in at a time`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2000 { counter.add() }
    }
    #expect(counter.count == 16_000)
  }

  @Test func `a lock that is taken is not given again until it is free`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func `there are no methods of Objective-C, and classes know what they inherit from`() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(class_getSuperclass(UIButton.self) == UIControl.self)
    #expect(object_getClass(UIButton()) == UIButton.self)
  }

  @Test func `an exception is raised with its name and reason`() {
    var raised: [Exception] = []
    let former = Exception.recorder
    Exception.recorder = { raised.append($0) }
    defer { Exception.recorder = former }
    NSException(name: .rangeException, reason: "too far", userInfo: nil).raise()
    #expect(raised.map(\.name) == ["NSRangeException"])
    #expect(raised.map(\.reason) == ["too far"])
  }

  @Test func `a method is called with as many arguments as it has, up to six`() {
    final class Sum: NSObject {
      var sum = 0
      func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) { sum = a + b + c + d + e + f }
      func none() -> Int { sum }
    }
    let target = Sum()
    _SelectorRuntime.method(
      "six::::::",
      _Method(six: { (o: Sum, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) -> Void in o.six(a, b, c, d, e, f) }))
    _SelectorRuntime.method("none", _Method(none: { (o: Sum) -> Int in o.none() }))
    _SelectorRuntime.send("six::::::", to: target, [1, 2, 3, 4, 5, 6])
    #expect(_SelectorRuntime.send("none", to: target) as? Int == 21)
  }

  @Test func `a timer keeps what it was given for its user`() {
    final class Target: NSObject {
      var seen: Any?
      func fired(_ timer: Timer) { seen = timer.userInfo }
    }
    let target = Target()
    let selector = _SelectorRuntime.register("fired:", Target.fired(_:))
    let timer = Timer(timeInterval: 1, target: target, selector: selector, userInfo: "told", repeats: true)
    timer.fire()
    #expect(target.seen as? String == "told")
    timer.invalidate()
    let plain = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(plain.userInfo == nil)
    plain.invalidate()
  }
}
