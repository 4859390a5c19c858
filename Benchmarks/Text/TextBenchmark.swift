import UIKit

/// A hundred labels of mixed scripts, and the same lines through Pango alone, in turns.
@MainActor
struct TextBenchmark: BenchmarkGroup {
  nonisolated static let name = "text"
  private static let rounds = 30
  private static let scale = 3.0

  static func run(_ options: BenchmarkOptions) throws -> BenchmarkReport {
    var report = BenchmarkReport(
      group: name,
      explanation: """
        100 labels of mixed scripts and the same lines through Pango alone, in turns, on one thread, all fonts loaded
        Time of the processor for all of them. The lines are new ones in each round; each is drawn into a picture of its own.
        """)
    var layout = (ours: Samples(), peer: Samples())
    var drawing = (ours: Samples(), peer: Samples())
    var again = Samples()
    let pango = PangoText(family: "Inter", pointSize: UIFont.labelFontSize)
    let labels = (0..<100).map { _ in makeLabel() }
    // The first rounds load the fonts and draw the letters for the first time.
    for round in 0..<(rounds + 3) {
      let isWarm = round >= 3
      let lines = MixedText.lines(round: round)
      // The first to come finds the caches of the processor cold: they take turns in that too.
      for turn in [round % 2, 1 - round % 2] {
        if turn == 0 {
          let time = measureOurs(labels, lines)
          if isWarm {
            layout.ours.add(time.layout)
            drawing.ours.add(time.drawing)
            again.add(time.again)
          }
        } else {
          let time = measurePeer(pango, labels, lines)
          if isWarm {
            layout.peer.add(time.layout)
            drawing.peer.add(time.drawing)
          }
        }
      }
    }
    func add(_ name: String, _ pair: (ours: Samples, peer: Samples), _ requirement: BenchmarkRow.Requirement) {
      guard options.wants(name) else { return }
      report.add(
        BenchmarkRow(
          name: name, ours: pair.ours.median / 1000, oursLeast: pair.ours.least / 1000, peer: pair.peer.median / 1000,
          peerLeast: pair.peer.least / 1000, peerName: "Pango", requirement: requirement))
    }
    add("100 labels: layout", layout, .times(1.3))
    add("100 labels: drawing", drawing, .times(1.3))
    add("100 labels: layout again", (again, layout.peer), .none)
    return report
  }

  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.layer.contentsScale = scale
    return label
  }

  private static func measureOurs(
    _ labels: [UILabel], _ lines: [String]
  ) -> (layout: Double, drawing: Double, again: Double) {
    let layout = Stopwatch.processor {
      for (label, line) in zip(labels, lines) {
        label.text = line
        label.frame.size = label.intrinsicContentSize
      }
    }
    let drawing = Stopwatch.processor {
      for label in labels {
        label.setNeedsDisplay()
        label.layer.displayIfNeeded()
      }
    }
    let again = Stopwatch.processor {
      for label in labels { label.frame.size = label.intrinsicContentSize }
    }
    return (layout, drawing, again)
  }

  private static func measurePeer(
    _ pango: PangoText, _ labels: [UILabel], _ lines: [String]
  ) -> (layout: Double, drawing: Double) {
    var layouts: [PangoText.Layout] = []
    layouts.reserveCapacity(lines.count)
    let layout = Stopwatch.processor {
      for line in lines { layouts.append(pango.layOut(line)) }
    }
    let drawing = Stopwatch.processor {
      for line in layouts { pango.draw(line, size: line.size, scale: scale) }
    }
    // Ours lets go of layouts of former rounds while it lays out.
    let release = Stopwatch.processor {
      for line in layouts { line.free() }
    }
    return (layout + release, drawing)
  }
}
