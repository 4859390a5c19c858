import CoreGraphics
import Foundation
import ScrimCommand
import Testing

@MainActor @Suite struct DemoCommandTests {
  private let folder = NSTemporaryDirectory() + "scrim-demo-\(UUID().uuidString)"

  private func files(_ name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
  }

  private func data(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder + "/" + name)
  }

  private func render(_ arguments: String...) -> Run {
    Run(["demo"] + arguments + ["--out", folder])
  }

  private func writeScript(_ json: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/script.json"
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `a demo leaves its files and nothing else`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = render("constraint-swap", "--device", "120x200@1", "--seconds", "0.5")
    #expect(result.code == ExitCode.success, "\(result.error)")
    #expect(files() == ["constraint-swap", "index.html"])
    #expect(
      files("constraint-swap") == [
        "animation.apng", "demo.json", "filmstrip.png", "first.png", "last.png", "trace.jsonl",
      ])
    let first = try PNG.decode(try #require(data("constraint-swap/first.png")))
    #expect(first.width == 120 && first.height == 200)
    #expect(first[60, 50] == 0xFFFF_0000)
    let lines = String(decoding: try #require(data("constraint-swap/trace.jsonl")), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 31)
    #expect(lines[0].hasPrefix("{\"t\":0,\"views\":[{\"id\":\"container\",\"frame\":[0,0,120,200],\"alpha\":1}"))
    #expect(result.error.contains("constraint-swap: 31 frames, 0.52 s, 120x200 pixels\n"))
    let page = String(decoding: try #require(data("index.html")), as: UTF8.self)
    #expect(page.contains("constraint-swap/animation.apng"))
    #expect(page.contains("constraint-swap/trace.jsonl"))
  }

  @Test func `two runs write the same bytes`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(render("modal-view", "--device", "160x240@1", "--seconds", "0.7").code == ExitCode.success)
    let names = files("modal-view")
    let first = names.map { data("modal-view/" + $0) }
    let page = data("index.html")
    #expect(render("modal-view", "--device", "160x240@1", "--seconds", "0.7").code == ExitCode.success)
    #expect(files("modal-view") == names)
    for (name, bytes) in zip(names, first) { #expect(data("modal-view/" + name) == bytes, "\(name)") }
    #expect(data("index.html") == page)
  }

  @Test func `a script that turns the device gets a canvas for both ways`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = try writeScript(#"[{"t":0.1,"rotate":"landscapeLeft"}]"#)
    let result = render("constraint-swap", "--device", "100x160@1", "--script", script, "--seconds", "0.6")
    #expect(result.code == ExitCode.success, "\(result.error)")
    let first = try PNG.decode(try #require(data("constraint-swap/first.png")))
    let last = try PNG.decode(try #require(data("constraint-swap/last.png")))
    #expect(first.width == 160 && first.height == 160)
    #expect(first[5, 80] == 0xFF8A_8D98)
    #expect(first[40, 155] == 0xFFFF_FFFF)
    #expect(last[80, 5] == 0xFF8A_8D98)
    #expect(last[5, 80] == 0xFFFF_FFFF)
  }

  @Test func `a demo for several devices has a folder for each`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(render("reveal-panel", "--seconds", "0.05").code == ExitCode.success)
    #expect(files() == ["index.html", "reveal-panel", "reveal-panel-iphone-5s"])
    let first = try PNG.decode(try #require(data("reveal-panel-iphone-5s/first.png")))
    #expect(first.width == 640 && first.height == 1136)
  }

  @Test func `a folder that cannot be made gets the reason and exit code 1`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try writeScript("[]")
    let result = Run(["demo", "constraint-swap", "--out", file + "/inside"])
    #expect(result.code == ExitCode.failure)
    #expect(result.error.hasPrefix("scrim: cannot create the folder \(file)/inside: "))
    #expect(result.error.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [("gif", "GIF89a"), ("mp4", "\0\0\0")])
  func `other formats are made by ffmpeg, or refused where it is missing`(format: String, start: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = render("reveal-panel", "--device", "60x80@1", "--seconds", "0.5", "--format", format)
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    if folders.contains(where: { access("\($0)/ffmpeg", X_OK) == 0 }) {
      #expect(result.code == ExitCode.success, "\(result.error)")
      #expect(try #require(data("reveal-panel/animation.\(format)")).starts(with: start.utf8))
      #expect(data("reveal-panel/animation.apng") == nil)
    } else {
      #expect(result.code == ExitCode.failure)
      #expect(result.error.hasPrefix("scrim: --format \(format) needs ffmpeg"))
    }
  }

  @Test func `a demo without a script ends a moment after it rests`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = try writeScript("[]")
    let result = render("constraint-swap", "--device", "50x50@1", "--script", script)
    #expect(result.code == ExitCode.success, "\(result.error)")
    let lines = String(decoding: try #require(data("constraint-swap/trace.jsonl")), as: UTF8.self)
    #expect((15...20).contains(lines.split(separator: "\n").count))
  }
}
