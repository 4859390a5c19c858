import AnimationReference
import ScrimDemos
import Testing
import UIKitTesting

@MainActor @Suite struct ModalViewDemoTests {
  @Test func `the modal comes up along the eased curve in 0.4 seconds`() throws {
    let runner = try DemoRunner("modal-view")
    _ = try runner.playOwnScript()
    for frame in runner.app.trace.frames where (0.25...0.9).contains(frame.time) {
      let way = eased((frame.time - 0.25) / 0.4)
      #expect(abs((frame.view("slide")?.frame.minY ?? .nan) - 852 * (1 - way)) < 0.01, "\(frame.time)")
      #expect(abs((frame.view("backdrop")?.alpha ?? .nan) - way) < 0.001, "\(frame.time)")
    }
  }

  @Test func `the card stays in the safe area while the filler runs to the edge`() throws {
    let runner = try DemoRunner("modal-view")
    _ = try runner.playOwnScript()
    #expect(try runner.view("card", at: 0.9).frame == CGRect(x: 7, y: 59, width: 379, height: 759))
    #expect(try runner.view("filler", at: 0.9).frame == CGRect(x: 7, y: 818, width: 379, height: 34))
    let top = try runner.view("top label", at: 0.9).frame, bottom = try runner.view("bottom label", at: 0.9).frame
    #expect(top.minY == 59)
    #expect(bottom.maxY == 818)
    #expect(abs(top.midX - 196.5) <= 0.5)
    #expect(top.width > 100 && top.height > 10)
  }

  @Test func `the card keeps its place in the slide view while that moves`() throws {
    let runner = try DemoRunner("modal-view")
    _ = try runner.playOwnScript()
    for frame in runner.app.trace.frames where frame.time < 2.7 {
      let slide = try #require(frame.view("slide")).frame, card = try #require(frame.view("card")).frame
      #expect(abs(card.minY - slide.minY - 59) < 0.01, "\(frame.time)")
      #expect(abs(card.height - 759) < 0.01, "\(frame.time)")
    }
  }

  @Test func `each completion fires once and the last call decides`() throws {
    let runner = try DemoRunner("modal-view")
    let trace = try runner.playOwnScript()
    let events = trace.events.map(\.event)
    let calls = events.filter { $0 == "show" || $0 == "hide" }
    let completions = events.filter { $0.hasPrefix("completion") }
    #expect(calls.count == completions.count)
    #expect(calls == ["show", "hide", "show", "hide", "show", "hide", "show"])
    #expect(
      completions.map { String($0.dropFirst("completion of ".count)) } == calls)
    #expect(runner.app.messages == [])
    #expect(runner.app.exceptions == [])
    let last = try #require(trace.frames.last)
    #expect(last.constraints.contains("ModalView.show"))
    #expect(last.view("slide")?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `the modal follows the device in every frame of the end`() throws {
    let runner = try DemoRunner("modal-view")
    _ = try runner.playOwnScript()
    #expect(try runner.view("slide", at: 3.4).frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(try runner.view("card", at: 3.4).frame == CGRect(x: 7, y: 0, width: 838, height: 372))
    #expect(try runner.view("modal", at: 3.4).alpha == 1)
  }

  @Test func `a rotation in the middle of a show ends shown`() throws {
    let runner = try DemoRunner("modal-view")
    let app = runner.app
    app.tap(at: CGPoint(x: 160, y: 300))
    app.advance(by: 0.2)
    app.rotate(to: .landscapeRight)
    try app.advanceUntilIdle()
    #expect(try app.frame(of: "slide") == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(app.trace.events.filter { $0.event == "completion of show" }.count == 1)
    #expect(app.messages == [])
  }
}
