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

  let run: DemoRun
  /// Who plays it.
  let performance: any Performance
  let format: AnimationFormat
  let ffmpeg: FFmpeg?

  /// Runs the demo twice: once to learn how long it takes, without pictures, and once to draw it. The two must agree.
  func render(into folder: OutputFolder, progress: Progress) throws(CommandError) {
    var rehearsal: [String] = []
    for message in try performance.perform(run, isDrawn: false, show: { line, _ in rehearsal.append(line) }) {
      progress.note(message)
    }
    let count = rehearsal.count
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
      var differing: Int?
      _ = try performance.perform(run, isDrawn: true) { line, screen in
        if differing == nil, index >= count || rehearsal[index] != line { differing = index }
        guard failure == nil, let screen else { return }
        let (picture, x, y) = canvas.place(screen)
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
        trace += line + "\n"
        index += 1
        progress.update(frames: index)
      }
      if let failure { throw failure }
      try encoder.finish()
      if differing != nil || index != count {
        let time = Double(differing ?? index) / Double(Self.framesPerSecond)
        throw CommandError.failure("it did not do the same twice: the traces differ from \(time) s on")
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
}
