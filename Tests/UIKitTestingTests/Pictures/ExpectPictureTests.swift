import Testing
import UIKitTesting

@MainActor @Suite struct ExpectPictureTests {
  /// A blue box on a small white screen, with a folder of its own for failures.
  @MainActor private struct PictureStage {
    let folder = NSTemporaryDirectory() + "scrim-pictures-\(UUID().uuidString)"
    let app: TestApplication
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))

    init() throws {
      let root = UIView()
      root.backgroundColor = .white
      box.backgroundColor = .blue
      box.accessibilityIdentifier = "box"
      root.addSubview(box)
      app = TestApplication(device: try #require(TestDevice("60x50@1")), rootView: root)
      app.failureFolder = folder
    }

    func files(_ name: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
    }
  }

  @Test func `the same picture made another way passes and leaves nothing behind`() throws {
    let stage = try PictureStage()
    let reference = stage.app.snapshot()
    stage.box.frame = .zero
    stage.box.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    stage.box.center = CGPoint(x: 25, y: 25)
    try stage.app.expectPicture(matching: reference)
    #expect(!FileManager.default.fileExists(atPath: stage.folder))
  }

  @Test func `a failure leaves the pictures and the trace and names them`() throws {
    let stage = try PictureStage()
    defer { try? FileManager.default.removeItem(atPath: stage.folder) }
    let reference = stage.app.snapshot()
    stage.box.frame.origin.x += 1
    stage.app.advance(by: 0.1)
    let error = #expect(throws: PictureMismatchError.self) {
      try stage.app.expectPicture(matching: reference, test: "a test/of pictures()")
    }
    #expect(stage.files("a-test-of-pictures") == ["actual.png", "difference.png", "expected.png", "trace.jsonl"])
    for file in ["actual.png", "difference.png", "expected.png", "trace.jsonl"] {
      #expect(error?.description.contains(stage.folder + "/a-test-of-pictures/" + file) == true)
    }
    #expect(error?.description.hasPrefix("the picture is not that of the reference: 60 pixels differ") == true)
    let trace = try String(contentsOfFile: stage.folder + "/a-test-of-pictures/trace.jsonl", encoding: .utf8)
    #expect(trace == stage.app.trace.jsonLines)
    #expect(trace.contains("\"id\":\"box\""))
  }

  @Test func `a picture in a file is compared`() throws {
    let stage = try PictureStage()
    defer { try? FileManager.default.removeItem(atPath: stage.folder) }
    try FileManager.default.createDirectory(atPath: stage.folder, withIntermediateDirectories: true)
    let path = stage.folder + "/kept.png"
    try stage.app.snapshot().pngData()?.write(to: URL(fileURLWithPath: path))
    try stage.app.expectPicture(matchingFile: path)
    stage.box.backgroundColor = .green
    let error = #expect(throws: PictureMismatchError.self) {
      try stage.app.expectPicture(matchingFile: path, test: "kept")
    }
    #expect(error?.reason.contains("900 pixels differ") == true)
    #expect(stage.files("kept").contains("difference.png"))
  }

  @Test func `a missing picture fails and says how to record it`() throws {
    let stage = try PictureStage()
    defer { try? FileManager.default.removeItem(atPath: stage.folder) }
    let error = #expect(throws: PictureMismatchError.self) {
      try stage.app.expectPicture(matchingFile: stage.folder + "/none.png", test: "missing")
    }
    #expect(error?.reason.contains("SCRIM_RECORD_SNAPSHOTS=1 records it") == true)
    #expect(stage.files("missing") == ["actual.png", "trace.jsonl"])
  }
}
