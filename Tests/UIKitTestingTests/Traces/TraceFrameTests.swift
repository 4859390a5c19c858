import Testing
import UIKitTesting

@Suite struct TraceFrameTests {
  @Test func `a frame is one line of JSON in the documented order`() {
    let frame = TraceFrame(
      time: 1.0 / 3,
      views: [
        .init(id: "card", frame: CGRect(x: 7, y: -0.00001, width: 376.00004, height: 100.0 / 3), alpha: 0.5),
        .init(id: "a \"b\" \\ \n\u{1}", frame: .zero, alpha: 1),
      ],
      constraints: ["show"], events: ["touch began 1 2", "show"])
    #expect(
      frame.json
        == #"{"t":0.333333,"views":[{"id":"card","frame":[7,0,376,33.3333],"alpha":0.5},"#
        + #"{"id":"a \"b\" \\ \n\u0001","frame":[0,0,0,0],"alpha":1}],"#
        + #""constraints":["show"],"events":["touch began 1 2","show"]}"#)
  }

  @Test func `a number that JSON cannot hold is null`() {
    let frame = TraceFrame(time: 0, views: [.init(id: "a", frame: .null, alpha: .nan)])
    #expect(frame.json.contains(#""frame":[null,null,0,0],"alpha":null"#))
  }

  @Test func `a trace finds frames by time and lists its events`() {
    let trace = Trace([TraceFrame(time: 0, events: ["a"]), TraceFrame(time: 0.5), TraceFrame(time: 1, events: ["b"])])
    #expect(trace.frame(at: 0.75)?.time == 0.5)
    #expect(trace.frame(at: 0.5)?.time == 0.5)
    #expect(trace.frame(at: -1) == nil)
    #expect(trace.events.map(\.event) == ["a", "b"])
    #expect(trace.jsonLines.split(separator: "\n").count == 3)
    #expect(trace.jsonLines.hasSuffix("\n"))
  }
}
