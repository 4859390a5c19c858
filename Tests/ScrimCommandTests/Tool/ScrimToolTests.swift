import Foundation
import ScrimCommand
import Testing

@MainActor @Suite struct ScrimToolTests {
  @Test(arguments: [
    [], ["dmo"], ["--wrong"], ["--version", "x"], ["demo", "--wrong"], ["demo", "unknown-demo"],
    ["demo", "modal-view", "modal-view"], ["demo", "--format", "avi"], ["demo", "--device", "toaster"],
    ["demo", "--device", "0x5@1"], ["demo", "--seconds", "-1"], ["demo", "--seconds", "nan"],
    ["demo", "--seconds", "1e9"], ["demo", "--seconds", "0x10"], ["demo", "two\nlines"],
    ["demo", "--device", "16384x16384@8"], ["demo", "--script", "/does/not/exist.json"], ["demo", "--out"],
    ["help", "x"], ["build", "/does/not/exist"], ["build", ".", "."], ["build", "--configuration", "fast"],
    ["test", "/"], ["test", "--filter"], ["run", "--wrong"], ["record", "--device", "toaster"], ["setup", "x"],
  ])
  func `a wrong argument gets one line and exit code 2`(arguments: [String]) {
    let result = Run(arguments)
    #expect(result.code == ExitCode.usage)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("scrim: "))
    #expect(result.error.filter { $0 == "\n" }.count == 1)
    #expect(result.error.hasSuffix("\n"))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "demo"], ["demo", "--help"], ["demo", "--wrong", "-h"], ["--help", "demo"],
    ["--version", "--help"], ["build", "--help"], ["test", "-h"], ["help", "run"], ["help", "record"],
    ["setup", "--help"],
  ])
  func `help is printed wherever it is asked for`(arguments: [String]) {
    let result = Run(arguments)
    #expect(result.code == ExitCode.success)
    #expect(result.output.contains("Usage: scrim"))
    #expect(result.error == "")
  }

  @Test func `the version is printed`() {
    let result = Run(["--version"])
    #expect(result.code == ExitCode.success)
    #expect(result.output == "scrim \(ScrimTool.version)\n")
  }

  @Test func `the demos are listed`() {
    let result = Run(["demo", "--list"])
    #expect(result.code == ExitCode.success)
    #expect(
      result.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "constraint-swap", "modal-view", "reveal-panel", "overlay-presentation", "dimming-bottom", "dimming-right",
        "dimming-top", "dimming-center", "interactive-dismiss", "modal-over-modal", "rotation-mid-flight",
        "interface-builder",
      ])
  }

  @Test func `a wrong script is refused with its place`() throws {
    let path = NSTemporaryDirectory() + "scrim-script-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("[{\"t\":1,\"tap\":[1]}]".utf8).write(to: URL(fileURLWithPath: path))
    let result = Run(["demo", "--script", path])
    #expect(result.code == ExitCode.usage)
    #expect(result.error == "scrim: --script: \(path): step 0, \"tap\": expected [x, y], found a list of 1\n")
  }
}
