import Foundation
import UIKit

/// A dimmed modal that comes and goes: its time, its frames and its memory.
@MainActor
struct PresentationBenchmark: BenchmarkGroup {
  nonisolated static let name = "presentation"
  private static let demo = "dimming-bottom"

  private let options: BenchmarkOptions
  private var report: BenchmarkReport

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var benchmark = PresentationBenchmark(options)
    try benchmark.measureTime()
    try benchmark.measureFrames()
    try benchmark.measureMemory()
    return benchmark.report
  }

  private init(_ options: BenchmarkOptions) {
    self.options = options
    report = BenchmarkReport(
      group: Self.name,
      explanation: """
        the demo \(Self.demo): a panel with a dimming view is presented, and dismissed by a tap beside it
        The time is the processor's for both, from one tap to the end of the other's animation, stepped frame by frame
        without pixels. The frames are those of both at 1170x2532 on all cores, in turns with copies of the frame's memory.
        The memory is what one process has more after 10,000 times than after 100.
        """)
  }

  private mutating func measureTime() throws {
    guard options.wants("present and dismiss") else { return }
    let scene = try DemoScene(Self.demo, isShown: false)
    var samples = Samples()
    for round in 0..<120 {
      let time = try Stopwatch.processor {
        scene.app.tap(at: PresentationRound.page)
        try scene.app.advanceUntilIdle()
        scene.app.tap(at: PresentationRound.besidePanel)
        try scene.app.advanceUntilIdle()
      }
      // The first rounds measure text and find fonts.
      if round >= 20 { samples.add(time) }
    }
    try PresentationRound.checkThatNothingIsPresented(in: scene)
    report.add(
      BenchmarkRow(
        name: "present and dismiss, without pixels", unit: "ms", ours: samples.median / 1e6,
        oursLeast: samples.least / 1e6, peer: CalibrationLoop.milliseconds(), peerName: "calibration loop, ms",
        requirement: .atMost(5)))
  }

  private mutating func measureFrames() throws {
    guard options.wants("a frame of it") else { return }
    let scene = try DemoScene(Self.demo, isShown: true)
    scene.settle()
    let frame = scene.screen.bitmap!
    let other = Bitmap(width: frame.width, height: frame.height)
    var frames = Samples()
    var copies = Samples()
    for round in 0..<24 {
      for place in [PresentationRound.page, PresentationRound.besidePanel] {
        scene.app.tap(at: place)
        while FramePipeline.nextWakeTime != nil {
          let time = Stopwatch.wall { scene.showFrame() }
          let copy = Stopwatch.wall { memcpy(other.pixels, frame.pixels, frame.bytesPerRow * frame.height) }
          guard round >= 2, !scene.screen.damage.isEmpty else { continue }
          frames.add(time)
          copies.add(copy)
        }
      }
    }
    try PresentationRound.checkThatNothingIsPresented(in: scene)
    report.add(
      BenchmarkRow(
        name: "a frame of it: median", unit: "ms", ours: frames.median / 1e6, oursLeast: frames.least / 1e6,
        peer: copies.median / 1e6, peerLeast: copies.least / 1e6, peerName: "memcpy", requirement: .times(2.5)))
    report.add(
      BenchmarkRow(
        name: "a frame of it: 99th percentile", unit: "ms", ours: frames.quantile(0.99) / 1e6,
        peer: copies.median / 1e6, peerName: "memcpy", requirement: .times(5)))
  }

  private mutating func measureMemory() throws {
    guard options.wants("memory") else { return }
    let answer = try BenchmarkTask.presentations.runInNewProcess([Self.demo]).answer
    guard answer.count == 4 else { throw BenchmarkFailure("expected two figures of memory, each at two times") }
    for (name, before, after) in [
      ("memory after 10,000: resident", answer[0], answer[2]), ("memory after 10,000: allocated", answer[1], answer[3]),
    ] {
      report.add(
        BenchmarkRow(
          name: name, unit: "MB", ours: after - before, peer: before, peerName: "after 100, MB", requirement: .atMost(1)
        ))
    }
  }
}
