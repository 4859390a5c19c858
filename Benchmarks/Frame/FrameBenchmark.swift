import CCairo
import UIKit

/// Frames of the demo `modal-view`, against copying the frame's memory, and drawn in other ways.
@MainActor
struct FrameBenchmark: BenchmarkGroup {
  nonisolated static let name = "frame"
  private static let demo = "modal-view"

  private let options: BenchmarkOptions
  private var report: BenchmarkReport

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var benchmark = FrameBenchmark(options)
    try benchmark.measureFrames()
    try benchmark.measureStillness()
    try benchmark.measureDamage()
    return benchmark.report
  }

  private init(_ options: BenchmarkOptions) {
    self.options = options
    report = BenchmarkReport(
      group: Self.name,
      explanation: """
        frames of \(Self.demo) at 1170x2532 on all cores, and in turns with them copies of the frame's memory
        Time that passes, from the frame's due time until the picture is there: animations, layout, drawing, compositing.
        Cairo and pixman draw the same layers at the same times on one thread: cairo every layer anew from its parts, pixman
        from the layers' cached bitmaps.
        """)
  }

  private mutating func add(_ row: BenchmarkRow) {
    if options.wants(row.name) { report.add(row) }
  }

  private mutating func measureFrames() throws {
    let scene = try DemoScene(Self.demo, isShown: true)
    scene.settle()
    let frame = scene.screen.bitmap!
    let other = Bitmap(width: frame.width, height: frame.height)
    var frames = Samples()
    var copies = Samples()
    var sampled = Samples()
    var cairo = Samples()
    var pixman = Samples()
    for round in 0..<24 {
      scene.tap()
      var index = 0
      while FramePipeline.nextWakeTime != nil {
        let time = Stopwatch.wall { scene.showFrame() }
        let copy = Stopwatch.wall { memcpy(other.pixels, frame.pixels, frame.bytesPerRow * frame.height) }
        // The first rounds draw the contents for the first time.
        if round >= 2, !scene.screen.damage.isEmpty {
          frames.add(time)
          copies.add(copy)
          if index % 8 == 4 {
            sampled.add(time)
            cairo.add(drawByCairo(scene, other))
            pixman.add(drawByPixman(scene, other))
          }
        }
        index += 1
      }
    }
    add(
      BenchmarkRow(
        name: "a frame: median", unit: "ms", ours: frames.median / 1e6, oursLeast: frames.least / 1e6,
        peer: copies.median / 1e6, peerLeast: copies.least / 1e6, peerName: "memcpy", requirement: .times(2.5)))
    add(
      BenchmarkRow(
        name: "a frame: 99th percentile", unit: "ms", ours: frames.quantile(0.99) / 1e6, peer: copies.median / 1e6,
        peerName: "memcpy", requirement: .times(5)))
    for (name, peer) in [("cairo", cairo), ("pixman", pixman)] {
      add(
        BenchmarkRow(
          name: "the same frames by \(name)", unit: "ms", ours: sampled.median / 1e6, oursLeast: sampled.least / 1e6,
          peer: peer.median / 1e6, peerLeast: peer.least / 1e6, peerName: "\(name), one thread", requirement: .none))
    }
    try compare(scene)
  }

  private func drawByCairo(_ scene: DemoScene, _ target: Bitmap) -> Double {
    Stopwatch.wall {
      let context = CGContext(bitmap: target, scale: scene.screen.scale)
      scene.app.scene.rootLayer.render(in: context, at: CACurrentMediaTime())
      context.flush()
    }
  }

  private func drawByPixman(_ scene: DemoScene, _ target: Bitmap) -> Double {
    let prepared = PixmanScene(
      scene.app.scene.rootLayer, pixelWidth: target.width, pixelHeight: target.height, scale: scene.screen.scale)
    return Stopwatch.wall { prepared.draw(into: target) }
  }

  /// Says how far the pictures of the peers are from ours in the middle of the animation: they are to be the same scene.
  private func compare(_ scene: DemoScene) throws {
    scene.tap()
    for _ in 0..<8 { scene.showFrame() }
    let frame = scene.screen.bitmap!.copy()
    let other = Bitmap(width: frame.width, height: frame.height)
    for (name, draw) in [("cairo", drawByCairo), ("pixman", drawByPixman)] {
      other.fill(0)
      _ = draw(scene, other)
      var different = 0
      for y in 0..<frame.height {
        for x in 0..<frame.width where Self.distance(frame[x, y], other[x, y]) > 2 { different += 1 }
      }
      let share = Double(different) / Double(frame.width * frame.height)
      print("  \(name)'s picture differs from ours by more than 2 of 255 in \(different) pixels")
      if share > 0.01 { throw BenchmarkFailure("\(name) does not draw the same scene") }
    }
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(left >> shift & 255) - Int(right >> shift & 255)))
    }
    return largest
  }

  /// Where nothing changes nothing is scheduled, and a frame that is asked for all the same draws nothing.
  private mutating func measureStillness() throws {
    let scene = try DemoScene(Self.demo, isShown: true)
    scene.tap()
    scene.settle()
    var wakes = FramePipeline.nextWakeTime == nil ? 0 : 1
    var times = Samples()
    for _ in 0..<1000 {
      times.add(Stopwatch.wall { scene.showFrame() })
      if FramePipeline.nextWakeTime != nil || !scene.screen.damage.isEmpty { wakes += 1 }
    }
    add(
      BenchmarkRow(
        name: "nothing changed: wakes or pixels drawn", unit: "count", ours: Double(wakes), peer: nil, peerName: "none",
        requirement: .atMost(0)))
    add(
      BenchmarkRow(
        name: "nothing changed: asked for a frame", ours: times.median / 1000, oursLeast: times.least / 1000, peer: nil,
        peerName: "none", requirement: .none))
  }

  private mutating func measureDamage() throws {
    let scene = try DemoScene(Self.demo, isShown: true)
    scene.tap()
    let page = scene.app.window.rootViewController!.view!
    let small = UIView(frame: CGRect(x: 30, y: 400, width: 200, height: 200.0 / 3))
    page.addSubview(small)
    scene.settle()
    var part = Samples()
    var whole = Samples()
    for index in 0..<400 {
      let shade = CGFloat(index % 7 + 1) / 8
      small.backgroundColor = UIColor(red: shade, green: 0, blue: 0, alpha: 1)
      part.add(Stopwatch.wall { scene.showFrame() })
      guard let rect = scene.screen.damage.rect, rect.width == 600, rect.height == 200 else {
        throw BenchmarkFailure("the damage is not 600x200")
      }
      page.backgroundColor = UIColor(red: 1, green: 1, blue: shade, alpha: 1)
      whole.add(Stopwatch.wall { scene.showFrame() })
      guard let rect = scene.screen.damage.rect, rect.area == scene.screen.pixelWidth * scene.screen.pixelHeight else {
        throw BenchmarkFailure("the damage is not the whole frame")
      }
    }
    add(
      BenchmarkRow(
        name: "damage of 600x200", unit: "ms", ours: part.median / 1e6, oursLeast: part.least / 1e6,
        peer: whole.median / 1e6, peerLeast: whole.least / 1e6, peerName: "a whole frame", requirement: .ratio(5)))
  }
}
