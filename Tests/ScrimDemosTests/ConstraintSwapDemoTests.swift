import AnimationReference
import ScrimDemos
import Testing
import UIKitTesting

@MainActor @Suite struct ConstraintSwapDemoTests {
  @Test func `the square begins at the top of the safe area`() throws {
    let runner = try DemoRunner("constraint-swap")
    let frame = try runner.app.frame(of: "square")
    // The middle of 393 points lies between two pixels of a third of a point.
    #expect(abs(frame.midX - 196.5) <= 1.0 / 6 + 1e-9)
    #expect(frame.minY == 59)
    #expect(abs(frame.width - 100) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(runner.app.trace.frames[0].constraints.contains("show"))
  }

  @Test func `each touch moves the square along the eased curve for a second`() throws {
    let runner = try DemoRunner("constraint-swap")
    let app = runner.app
    app.advance(by: 0.25)
    app.tap(at: CGPoint(x: 160, y: 300))
    app.advance(by: 1.25)
    for frame in app.trace.frames where frame.time >= 0.25 {
      let top = 59 + (852 - 59) * eased((frame.time - 0.25) / 1)
      #expect(abs((frame.view("square")?.frame.minY ?? .nan) - top) < 0.01, "\(frame.time)")
    }
    app.tap(at: CGPoint(x: 160, y: 300))
    app.advance(by: 1.25)
    for frame in app.trace.frames where frame.time >= 1.5 {
      let top = 852 - (852 - 59) * eased((frame.time - 1.5) / 1)
      #expect(abs((frame.view("square")?.frame.minY ?? .nan) - top) < 0.01, "\(frame.time)")
    }
  }

  @Test func `a touch in the middle turns the square round without a jump`() throws {
    let runner = try DemoRunner("constraint-swap")
    let trace = try runner.playOwnScript()
    // Away from 2.75 s on and back from 3.25 s on: both animations add up.
    for frame in trace.frames where frame.time >= 3.25 {
      let away = 793 * eased((frame.time - 2.75) / 1), back = 793 * eased((frame.time - 3.25) / 1)
      #expect(abs((frame.view("square")?.frame.minY ?? .nan) - (59 + away - back)) < 0.01, "\(frame.time)")
    }
    #expect(trace.frames.last?.view("square")?.frame.minY == 59)
  }

  @Test func `the two constraints are never active together`() throws {
    let runner = try DemoRunner("constraint-swap")
    let trace = try runner.playOwnScript()
    for frame in trace.frames {
      let active = frame.constraints.filter { ["show", "dismiss"].contains($0) }
      #expect(active.count == 1, "\(frame.time)")
    }
    #expect(trace.frames.contains { $0.constraints.contains("dismiss") })
    #expect(runner.app.messages == [])
    #expect(runner.app.exceptions == [])
  }

  @Test func `the trace tells of touches and completions`() throws {
    let runner = try DemoRunner("constraint-swap")
    let events = try runner.playOwnScript().events.map(\.event)
    #expect(events.filter { $0 == "touch began 160 300" }.count == 4)
    #expect(events.filter { $0 == "dismiss" }.count == 2)
    #expect(events.filter { $0 == "show" }.count == 2)
    #expect(events.filter { $0 == "completion" }.count == 4)
  }
}
