import Testing
import UIKitTesting

@Suite struct ScriptJSONTests {
  @Test func `every kind of step is read`() throws {
    let script = try Script(
      json: Data(
        """
        [{"t":0.5,"tap":[1,2]},{"t":1,"drag":[[1,2],[3,4]],"duration":0.3},{"t":2,"rotate":"landscapeLeft"},
         {"t":3,"resize":[5,6]},{"t":4,"key":"escape"},{"t":4,"background":true},{"t":5,"drag":[[0,0],[9,9]]}]
        """.utf8))
    #expect(
      script.steps == [
        .init(at: 0.5, .tap(CGPoint(x: 1, y: 2))),
        .init(at: 1, .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), duration: 0.3)),
        .init(at: 2, .rotate(.landscapeLeft)),
        .init(at: 3, .resize(CGSize(width: 5, height: 6))),
        .init(at: 4, .key(.escape)),
        .init(at: 4, .background(true)),
        .init(at: 5, .drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: 0.25)),
      ])
    #expect(script.duration == 5.25)
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected a value, found the end"),
    ("[1,\n", "line 2, column 1: expected a value, found the end"),
    ("{}", "expected a list of steps, found an object"),
    ("[3]", "step 0: expected an object such as {\"t\":0.5,\"tap\":[x,y]}, found a number"),
    ("[{\"tap\":[1,2]}]", "step 0, \"t\": missing; expected the time in seconds"),
    ("[{\"t\":-1,\"tap\":[1,2]}]", "step 0, \"t\": expected a number of seconds between 0 and 3600, found -1"),
    ("[{\"t\":true,\"tap\":[1,2]}]", "step 0, \"t\": expected a number of seconds between 0 and 3600, found true"),
    ("[{\"t\":3601,\"tap\":[1,2]}]", "step 0, \"t\": expected a number of seconds between 0 and 3600, found 3601"),
    ("[{\"t\":NaN,\"tap\":[1,2]}]", "line 1, column 7: expected a value, found 'N'"),
    ("[{\"t\":1e999,\"tap\":[1,2]}]", "line 1, column 7: the number is too large"),
    (
      "[{\"t\":1}]",
      "step 0: expected exactly one of tap, drag, rotate, resize, key, background, found none"
    ),
    (
      "[{\"t\":0,\"tap\":[1,2]},{\"t\":1,\"tap\":[1,2],\"key\":\"a\"}]",
      "step 1: expected exactly one of tap, drag, rotate, resize, key, background, found tap and key"
    ),
    ("[{\"t\":1,\"tap\":[1,\"2\"]}]", "step 0, \"tap\": expected [x, y], found a list of 2"),
    ("[{\"t\":1,\"tap\":[1,1e30]}]", "step 0, \"tap\": expected coordinates between -16384 and 16384 points"),
    ("[{\"t\":1,\"drag\":[[1,2]]}]", "step 0, \"drag\": expected [[x, y], [x, y]], found a list of 1"),
    ("[{\"t\":1,\"tap\":[1,2],\"duration\":1}]", "step 0, \"duration\": only a drag has a duration"),
    (
      "[{\"t\":1,\"rotate\":\"left\"}]",
      "step 0, \"rotate\": expected one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight, found \"left\""
    ),
    (
      "[{\"t\":1,\"resize\":[0,9]}]",
      "step 0, \"resize\": expected [width, height] of at least 1 point, found a list of 2"
    ),
    ("[{\"t\":1,\"background\":1}]", "step 0, \"background\": expected true or false, found 1"),
    (
      "[{\"t\":1,\"swipe\":1}]",
      "step 0, \"swipe\": unknown key; expected tap, drag, rotate, resize, key, background, t, duration"
    ),
    ("[{\"t\":1,\"t\":2,\"tap\":[1,2]}]", "line 1, column 9: the key occurs twice in one object"),
    ("[{\"t\":1,\"tap\":[1,2]},]", "line 1, column 22: expected a value, found ']'"),
  ])
  func `a wrong script is refused with its place and what is expected`(json: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func `an unknown key of the keyboard is refused with the known ones`() {
    let error = #expect(throws: ScriptError.self) { try Script(json: Data("[{\"t\":1,\"key\":\"F13\"}]".utf8)) }
    #expect(error?.index == 0)
    #expect(error?.key == "key")
    #expect(error?.reason.contains("escape, return, tab") == true)
  }

  @Test func `nesting and size have bounds`() {
    let deep = #expect(throws: ScriptError.self) {
      try Script(json: Data(String(repeating: "[", count: 100_000).utf8))
    }
    #expect(deep?.reason.hasSuffix("nested deeper than 32 levels") == true)
    let large = #expect(throws: ScriptError.self) {
      try Script(json: Data(repeating: 0x20, count: Script.maximumByteCount + 1))
    }
    #expect(large?.reason.hasPrefix("the script has 1048577 bytes") == true)
    let steps = "[" + Array(repeating: "{\"t\":0,\"tap\":[0,0]}", count: 10_001).joined(separator: ",") + "]"
    let many = #expect(throws: ScriptError.self) { try Script(json: Data(steps.utf8)) }
    #expect(many?.reason.hasPrefix("the script has 10001 steps") == true)
    let drag = "{\"t\":0,\"drag\":[[0,0],[1,1]],\"duration\":1800}"
    #expect(throws: Never.self) { try Script(json: Data("[\(drag),\(drag)]".utf8)) }
    let long = #expect(throws: ScriptError.self) { try Script(json: Data("[\(drag),\(drag),\(drag)]".utf8)) }
    #expect(long?.description.hasPrefix("step 2, \"duration\": the drags up to here take 5400.0 s") == true)
  }

  @Test func `text from a script cannot break the line of an error`() {
    let json = "[{\"t\":1,\"rotate\":\"a\\n\\u001b[31m" + String(repeating: "x", count: 500) + "\"}]"
    let error = #expect(throws: ScriptError.self) { try Script(json: Data(json.utf8)) }
    #expect(error?.description.contains("\n") == false)
    #expect(error?.description.contains("\u{1B}") == false)
    #expect((error?.description.count ?? 1000) < 250)
  }
}
