import CoreGraphics
import Foundation
import ScrimDemos
import UIKit
import UIKitTesting

/// Runs a demo and writes what it showed.
@MainActor
struct DemoRenderer {
  /// Frames a second.
  nonisolated static let framesPerSecond = 60
  /// How many seconds of stillness follow the last movement.
  static let tail: TimeInterval = 0.25
  /// How many seconds after the script's end a demo may take to come to rest.
  static let settleLimit: TimeInterval = 30

  let run: DemoRun
  let format: AnimationFormat
  let ffmpeg: FFmpeg?

  /// Runs the demo twice: once to learn how long it takes, without pictures, and once to draw it. The two must agree.
  func render(into folder: OutputFolder, progress: Progress) throws(CommandError) {
    let (rehearsal, messages) = try perform { _, _ in }
    for message in messages { progress.note(message) }
    let count = rehearsal.frames.count
    let canvas = DemoCanvas(run: run)
    var filmstrip = Filmstrip(frameCount: count, framesPerSecond: Self.framesPerSecond)
    var trace = ""
    var first: Data?
    var last: Data?
    let animation = folder.beginPartialFile("frames.apng")
    defer { folder.endPartialFile(animation) }
    do {
      let encoder = try APNGEncoder(path: animation, width: canvas.width, height: canvas.height)
      guard let delay = APNGEncoder.Delay(1, Self.framesPerSecond) else {
        throw CommandError.failure("a frame cannot show for 1/\(Self.framesPerSecond) s")
      }
      var index = 0
      var failure: ImageError?
      let (performance, _) = try perform { app, frame in
        guard failure == nil else { return }
        let (picture, x, y) = canvas.place(app.liveBitmap())
        // The encoder has the whole picture anyhow: another one of that size would be half of the memory that this takes.
        let bitmap = encoder.canvas
        do throws(ImageError) {
          try encoder.append(picture, x: x, y: y, surround: DemoCanvas.surround, delay: delay)
          if index == 0 { first = try PNG.encode(bitmap) }
          if index == count - 1 { last = try PNG.encode(bitmap) }
        } catch {
          failure = error
        }
        filmstrip.add(bitmap, index: index)
        trace += frame.json + "\n"
        index += 1
        progress.update(frames: index)
      }
      if let failure { throw failure }
      try encoder.finish()
      guard performance == rehearsal else {
        let time = zip(performance.frames, rehearsal.frames).first { $0 != $1 }?.0.time ?? 0
        throw CommandError.failure("the demo did not do the same twice: its traces differ from \(time) s on")
      }
    } catch {
      throw .failure("\(folder.path): \(OutputFolder.reason(error))")
    }

    let seconds = Double(count) / Double(Self.framesPerSecond)
    try folder.write(Data(trace.utf8), to: "trace.jsonl")
    if let first { try folder.write(first, to: "first.png") }
    if let last { try folder.write(last, to: "last.png") }
    if let strip = filmstrip.pngData() { try folder.write(strip, to: "filmstrip.png") }
    try folder.write(format.fileName) { path in
      if let ffmpeg {
        try ffmpeg.convert(animation, to: path, format: format, seconds: seconds)
      } else {
        try FileManager.default.moveItem(atPath: animation, toPath: path)
      }
    }
    for other in AnimationFormat.allCases where other != format { folder.remove(other.fileName) }
    try folder.write(GalleryEntry(run: run, frameCount: count, format: format).data, to: GalleryEntry.fileName)
    progress.finish("\(count) frames, \(String(format: "%.2f", seconds)) s, \(canvas.width)x\(canvas.height) pixels")
  }

  /// One run of the demo from start to end, with what UIKit had to say meanwhile; `show` sees each frame while it is on the screen.
  private func perform(
    _ show: @escaping (TestApplication, TraceFrame) -> Void
  ) throws(CommandError) -> (trace: Trace, messages: [String]) {
    let app = TestApplication(
      device: run.device, framesPerSecond: Self.framesPerSecond,
      rootViewController: run.demo.makeRootViewController())
    let observer = NotificationCenter.default.addObserver(
      forName: DemoEvent.notification, object: nil, queue: nil
    ) { [weak app] notification in
      let event = notification.object as? String ?? ""
      MainActor.assumeIsolated { app?.record(event) }
    }
    defer {
      NotificationCenter.default.removeObserver(observer)
      app.close()
    }
    for frame in app.trace.frames { show(app, frame) }
    app.onFrame = { [unowned app] frame in show(app, frame) }
    if let seconds = run.seconds {
      app.play(run.script, limit: seconds)
      app.advance(by: max(0, seconds - app.time))
    } else {
      app.play(run.script)
      do {
        try app.advanceUntilIdle(limit: Self.settleLimit)
      } catch {
        throw .failure("\(run.folderName): \(error); --seconds sets an end")
      }
      app.advance(by: Self.tail)
    }
    if let exception = app.exceptions.first {
      throw .failure("\(run.folderName): \(exception.name): \(exception.reason)")
    }
    return (app.trace, app.messages)
  }
}
