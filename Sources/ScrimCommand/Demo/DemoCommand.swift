import Foundation
import ScrimDemos
import UIKitTesting

/// `scrim demo`: runs demos without a display, and writes what they showed.
struct DemoCommand: Subcommand {
  static let name = "demo"
  static let summary = "Render demos to animations, pictures, traces and a gallery page."
  static let grammar = ArgumentGrammar(
    command: "scrim demo",
    summary: "Runs demos without a display, as their scripts say, and writes what they showed.",
    operands: "[NAME…]",
    options: [
      .init(name: "list", placeholder: nil, help: "List the demos and end."),
      .init(name: "out", placeholder: "DIR", help: "Where to write; out/demo unless given."),
      .init(name: "device", placeholder: "DEVICE", help: "A device's name, or WIDTHxHEIGHT@SCALE in points."),
      .init(name: "format", placeholder: "apng|gif|mp4", help: "The animation's format; apng unless given."),
      .init(name: "script", placeholder: "FILE", help: "What a person does, instead of the demo's own script."),
      .init(name: "seconds", placeholder: "S", help: "How long to run; until everything rests unless given."),
    ],
    discussion: """
      Writes DIR/NAME/{animation.apng, filmstrip.png, first.png, last.png, trace.jsonl} for each demo, and the gallery
      DIR/index.html. A demo that is shown on further devices has a folder NAME-DEVICE for each. gif and mp4 need ffmpeg.

      Devices: \(TestDevice.all.map(\.name).joined(separator: ", ")).

      A script is a JSON list of steps: {"t":0.5,"tap":[x,y]}, {"t":1,"drag":[[x,y],[x,y]],"duration":0.3},
      {"t":2,"rotate":"landscapeLeft"}, {"t":3,"resize":[w,h]}, {"t":4,"key":"escape"}, {"t":4,"background":true}.
      """)

  /// The longest run that `--seconds` may ask for: ten minutes.
  static let maximumSeconds: TimeInterval = 600

  let isList: Bool
  let runs: [DemoRun]
  let folder: String
  let format: AnimationFormat

  init(_ arguments: ParsedArguments) throws(CommandError) {
    isList = arguments.switches.contains("list")
    folder = arguments.values["out"] ?? "out/demo"
    format = try arguments.values["format"].map(Self.format) ?? .apng
    let device = try arguments.values["device"].map(Self.device)
    let script = try arguments.values["script"].map(Self.script)
    let seconds = try arguments.values["seconds"].map(Self.seconds)
    var runs: [DemoRun] = []
    for demo in try Self.demos(arguments.operands) {
      runs += try DemoRun.runs(of: demo, device: device, script: script, seconds: seconds)
    }
    for run in runs { try run.requirePossiblePictures() }
    self.runs = runs
  }

  @MainActor
  func run(_ console: Console) throws(CommandError) {
    guard !isList else {
      let width = (Demo.all.map(\.name.count).max() ?? 0) + 2
      for demo in Demo.all {
        console.print(padded(demo.name, to: width) + demo.summary + " (" + demo.devices.joined(separator: ", ") + ")")
      }
      return
    }
    let ffmpeg: FFmpeg? = format == .apng ? nil : try FFmpeg.find(for: format)
    let gallery = try OutputFolder(creating: folder)
    for run in runs {
      try DemoRenderer(run: run, performance: DemoPerformance(), format: format, ffmpeg: ffmpeg).render(
        into: OutputFolder(creating: gallery.path(of: run.folderName)), progress: Progress(run.folderName, console))
    }
    try gallery.write(Data(try Gallery(of: gallery).html.utf8), to: "index.html")
    console.printError("gallery: \(gallery.path(of: "index.html"))")
  }
}

extension DemoCommand {
  fileprivate static func demos(_ names: [String]) throws(CommandError) -> [Demo] {
    guard !names.isEmpty else { return Demo.all }
    var demos: [Demo] = []
    for name in names {
      guard let demo = Demo.all.first(where: { $0.name == name }) else {
        throw .usage("unknown demo '\(name)'; expected \(Demo.all.map(\.name).joined(separator: ", "))")
      }
      guard !demos.contains(where: { $0.name == name }) else { throw .usage("the demo '\(name)' is named twice") }
      demos.append(demo)
    }
    return demos
  }

  static func format(_ text: String) throws(CommandError) -> AnimationFormat {
    guard let format = AnimationFormat(rawValue: text) else {
      let all = AnimationFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--format: expected \(all), found '\(text)'")
    }
    return format
  }

  static func device(_ text: String) throws(CommandError) -> TestDevice {
    guard let device = TestDevice(text) else {
      let names = TestDevice.all.map(\.name).joined(separator: ", ")
      throw .usage("--device: expected WIDTHxHEIGHT@SCALE or one of \(names); found '\(text)'")
    }
    return device
  }

  static func seconds(_ text: String) throws(CommandError) -> TimeInterval {
    // Swift reads hexadecimal numbers too, which nobody means.
    guard !text.contains(where: { $0 == "x" || $0 == "X" }), let seconds = TimeInterval(text), seconds > 0,
      seconds <= maximumSeconds
    else {
      throw .usage("--seconds: expected a number above 0 and at most \(Int(maximumSeconds)), found '\(text)'")
    }
    return seconds
  }

  static func script(_ path: String) throws(CommandError) -> Script {
    let data = try ScriptFile.read(path)
    do throws(ScriptError) {
      return try Script(json: data)
    } catch {
      throw .usage("--script: \(path): \(error)")
    }
  }
}
