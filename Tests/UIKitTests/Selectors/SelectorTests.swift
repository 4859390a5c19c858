import Testing

@testable import UIKit

private class Clerk: NSObject {
  var lines: [String] = []

  func open() { lines.append("open") }
  func file(_ name: String?) -> String? {
    lines.append("file \(name ?? "nothing")")
    return name.map { $0 + ".txt" }
  }
  func move(_ count: Int, to place: String) -> Int {
    lines.append("move \(count) to \(place)")
    return count + 1
  }
  static func register() {
    _SelectorRuntime.register("open", Clerk.open)
    _SelectorRuntime.register("file:", Clerk.file(_:))
    _SelectorRuntime.register("move:to:", Clerk.move(_:to:))
  }
}

private final class HeadClerk: Clerk {
  override func open() {
    lines.append("open as head")
  }
}

@MainActor
private final class Host: NSObject {
  func show() -> String {
    MainActor.preconditionIsolated()
    return "shown"
  }
}

@MainActor
@Suite struct SelectorTests {
  init() {
    Clerk.register()
  }

  @Test func `a selector is its name`() {
    let selector: Selector = "move:to:"
    #expect(selector == Selector("move:to:"))
    #expect(selector.description == "move:to:")
    #expect(NSStringFromSelector(selector) == "move:to:")
    #expect(NSSelectorFromString("open") == Selector("open"))
    #expect(Set<Selector>(["open", "open", "file:"]).count == 2)
  }

  @Test func `a registered method is performed with its arguments`() {
    let clerk = Clerk()
    #expect(clerk.perform("open") == nil)
    let name = clerk.perform("file:", with: "letter")?.takeUnretainedValue() as? String
    #expect(name == "letter.txt")
    let count = clerk.perform("move:to:", with: 3, with: "attic")?.takeUnretainedValue() as? Int
    #expect(count == 4)
    _SelectorRuntime.register("show", Host.show)
    #expect(Host().perform("show")?.takeUnretainedValue() as? String == "shown")
    #expect(clerk.lines == ["open", "file letter", "move 3 to attic"])
  }

  @Test func `what is left out is nil and what is too much is dropped`() {
    let clerk = Clerk()
    #expect(clerk.perform("file:") == nil)
    clerk.perform("open", with: "a", with: "b")
    #expect(clerk.lines == ["file nothing", "open"])
  }

  @Test func `a subclass inherits and its override is reached`() {
    let head = HeadClerk()
    head.perform("open")
    head.perform("file:", with: "x")
    #expect(head.lines == ["open as head", "file x"])
  }

  @Test func `an object responds to what its class or a superclass registered`() {
    #expect(Clerk().responds(to: "move:to:"))
    #expect(HeadClerk().responds(to: "open"))
    #expect(!Clerk().responds(to: "close"))
    #expect(!NSObject().responds(to: "open"))
    #expect(!Clerk().responds(to: nil))
  }

  @Test func `an unknown selector and a wrong argument raise and call nothing`() {
    let clerk = Clerk()
    let raised = exceptions {
      clerk.perform("close")
      clerk.perform("move:to:", with: "three", with: "attic")
      clerk.perform("move:to:", with: 3)
    }
    #expect(raised.map(\.name) == Array(repeating: "NSInvalidArgumentException", count: 3))
    #expect(raised[0].reason.contains("Clerk close]: unrecognized selector sent to instance 0x"))
    #expect(raised[1].reason == "move:to:: argument 0 is a String, the method takes Int")
    #expect(raised[2].reason == "move:to:: argument 1 is nil, the method takes String")
    #expect(clerk.lines.isEmpty)
  }

  @Test func `a delayed call comes at its time and holds its target until then`() {
    MediaClock.shared.becomeStepped()
    let start = MediaClock.shared.now
    var clerk: Clerk? = Clerk()
    weak let weakClerk = clerk
    clerk?.perform("file:", with: "later", afterDelay: 0.5)
    clerk = nil
    MediaClock.shared.advance(to: start + 0.49)
    #expect(weakClerk != nil)
    #expect(weakClerk?.lines == [])
    clerk = weakClerk
    MediaClock.shared.advance(to: start + 0.5)
    #expect(clerk?.lines == ["file later"])
    clerk = nil
    #expect(weakClerk == nil)
  }

  @Test func `delayed calls are cancelled by target or by selector and argument`() {
    MediaClock.shared.becomeStepped()
    let start = MediaClock.shared.now
    let clerk = Clerk()
    let other = Clerk()
    clerk.perform("file:", with: "a", afterDelay: 0.1)
    clerk.perform("file:", with: "b", afterDelay: 0.1)
    clerk.perform("open", with: nil, afterDelay: 0.1)
    other.perform("open", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: "file:", object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    MediaClock.shared.advance(to: start + 1)
    #expect(clerk.lines == ["file b", "open"])
    #expect(other.lines.isEmpty)
  }

  @Test func `a display link calls the method of its target`() {
    final class Ticker: NSObject {
      var count = 0
      func tick(_ link: CADisplayLink) { count += 1 }
    }
    _SelectorRuntime.register("tick:", Ticker.tick(_:))
    let stage = Stage()
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.add(to: .main, forMode: .common)
    stage.advance(by: 3.0 / 60)
    #expect(ticker.count == 3)
    link.invalidate()
    stage.advance(by: 3.0 / 60)
    #expect(ticker.count == 3)
  }
}
