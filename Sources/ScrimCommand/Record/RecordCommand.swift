import Foundation
import ScrimDemos
import UIKit
import UIKitTesting

/// `scrim record`: runs an app that was written for iOS, and writes what it showed.
struct RecordCommand: Subcommand {
  static let name = "record"
  static let summary = "Build an app and render what it shows: animation, pictures and trace."
  static let grammar = ArgumentGrammar(
    command: "scrim record",
    summary:
      "Builds a package's or a folder's app, runs it without a display as a script says, and writes what it showed.",
    operands: "[PATH]",
    options: [
      .init(name: "script", placeholder: "FILE", help: "What a person does; nothing unless given."),
      .init(name: "seconds", placeholder: "S", help: "How long to run; until everything rests unless given."),
      .init(name: "device", placeholder: "DEVICE", help: "A device's name, or WIDTHxHEIGHT@SCALE in points."),
      .init(name: "out", placeholder: "DIR", help: "Where to write; out/record unless given."),
      .init(name: "format", placeholder: "apng|gif|mp4", help: "The animation's format; apng unless given."),
      .init(name: "product", placeholder: "NAME", help: "Which of a package's executables; the only one unless given."),
    ] + PackageBuild.options,
    discussion: """
      Writes DIR/NAME/{animation.apng, filmstrip.png, first.png, last.png, trace.jsonl}. In the trace, views without an
      accessibilityIdentifier are named by their class and their place in the tree. The app is one that starts itself, by
      @main, @UIApplicationMain or UIApplicationMain(…); scripts are written as for scrim demo.
      """)

  let project: Project
  private let arguments: ParsedArguments
  private let folder: String
  private let format: AnimationFormat
  private let device: TestDevice
  private let script: (steps: Script, json: String)
  private let seconds: TimeInterval?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    project = try Project(operands: arguments.operands)
    self.arguments = arguments
    folder = arguments.values["out"] ?? "out/record"
    format = try arguments.values["format"].map(DemoCommand.format) ?? .apng
    device = try arguments.values["device"].map(DemoCommand.device) ?? .standard
    seconds = try arguments.values["seconds"].map(DemoCommand.seconds)
    if let path = arguments.values["script"] {
      let data = try ScriptFile.read(path)
      do throws(ScriptError) {
        script = (try Script(json: data), String(decoding: data, as: UTF8.self))
      } catch {
        throw .usage("--script: \(path): \(error)")
      }
    } else {
      script = (Script(), "[]")
    }
    _ = try PackageBuild(path: ".", arguments)
    if case .folder = project, arguments.values["product"] != nil {
      throw .usage("--product: a folder without a Package.swift has one program")
    }
    try run(named: "app").requirePossiblePictures()
  }

  @MainActor
  func run(_ console: Console) throws(CommandError) {
    let installation = try Installation.current()
    let ffmpeg: FFmpeg? = format == .apng ? nil : try FFmpeg.find(for: format)
    let program: String
    switch project {
    case .package(let path):
      program = try PackageProgram(PackageBuild(path: path, arguments), installation).build(arguments.values["product"])
    case .folder(let folder): program = try AppBuild(folder, arguments).run(installation)
    }
    let run = run(named: URL(fileURLWithPath: program).lastPathComponent)
    let output = try OutputFolder(creating: folder)
    try DemoRenderer(
      run: run, performance: ProgramPerformance(program: program, script: script.json), format: format, ffmpeg: ffmpeg
    ).render(into: OutputFolder(creating: output.path(of: run.folderName)), progress: Progress(run.folderName, console))
    try output.write(Data(try Gallery(of: output).html.utf8), to: "index.html")
    console.printError("gallery: \(output.path(of: "index.html"))")
  }

  private func run(named name: String) -> DemoRun {
    let app = Demo(
      name: name, summary: "Recorded.", devices: [device.name], script: Data(script.json.utf8),
      makeRootViewController: { UIViewController() })
    return DemoRun(demo: app, folderName: name, device: device, script: script.steps, seconds: seconds)
  }
}
