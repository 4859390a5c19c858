import ScrimDemos
import Testing
import UIKitTesting

/// What the demos of modals tell of life cycles and dismissals, and where everything ends.
@MainActor @Suite struct ModalDemosTests {
  private static let arrival = ["viewWillAppear", "viewDidAppear"]
  private static let departure = ["viewWillDisappear", "viewDidDisappear"]

  private func play(_ name: String) throws -> [String] {
    let runner = try DemoRunner(name)
    let trace = try runner.playOwnScript()
    #expect(runner.app.messages == [])
    #expect(runner.app.exceptions == [])
    #expect(trace.frames.last?.view("page")?.alpha == 1)
    return trace.events.map(\.event)
  }

  private func lives(of name: String, in events: [String]) -> [String] {
    events.filter { $0.hasPrefix("\(name) view") }.map { String($0.dropFirst(name.count + 1)) }
  }

  @Test(arguments: ["dimming-bottom", "dimming-right", "dimming-top", "dimming-center"])
  func `a panel comes and goes twice, by a tap and by the escape key`(name: String) throws {
    let events = try play(name)
    let once = Self.arrival + Self.departure
    #expect(lives(of: "panel", in: events) == once + once)
    // The page was there before the trace began, and stays.
    #expect(lives(of: "page", in: events) == [])
    #expect(
      events.filter { $0.hasPrefix("did dismiss") } == [
        "did dismiss for tap", "did dismiss for escape",
      ])
    #expect(events.filter { $0 == "completion of present" }.count == 2)
  }

  @Test func `the card stays for a tap on it, and goes for one beside it and for the escape key`()
    throws
  {
    let events = try play("overlay-presentation")
    let once = Self.arrival + Self.departure
    #expect(lives(of: "card", in: events) == once + once)
    #expect(
      events.filter { $0.contains(" dismiss for ") } == [
        "will dismiss for tap", "did dismiss for tap", "will dismiss for escape", "did dismiss for escape",
      ])
  }

  @Test func `the dragged panel comes back until it is flung, or brought out`() throws {
    let events = try play("interactive-dismiss")
    let once = Self.arrival + Self.departure
    #expect(lives(of: "panel", in: events) == once + once)
    #expect(
      events.filter { $0.hasPrefix("did dismiss") } == [
        "did dismiss for drag", "did dismiss for drag",
      ])
  }

  @Test func `of two modals the topmost goes first`() throws {
    let events = try play("modal-over-modal")
    let once = Self.arrival + Self.departure
    #expect(lives(of: "panel", in: events) == once + once)
    #expect(lives(of: "card", in: events) == once)
    let order = events.filter { $0 == "panel viewDidDisappear" || $0 == "card viewDidDisappear" }
    #expect(order.last == "card viewDidDisappear")
  }

  @Test func `turned in flight, the panel still comes and goes once`() throws {
    let events = try play("rotation-mid-flight")
    #expect(Array(lives(of: "panel", in: events).prefix(4)) == Self.arrival + Self.departure)
  }
}
