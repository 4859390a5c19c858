import Foundation

/// The table, the floors, and the file.
struct BenchmarkReport {
  private(set) var rows: [BenchmarkRow] = []

  static func printHeader() {
    print(line("workload", "ours", "least", "kiwi", "least", "ratio", "+making", "floor", ""))
    print(line("", "µs", "µs", "µs", "µs", "", "", "", ""))
  }

  mutating func add(_ row: BenchmarkRow) {
    rows.append(row)
    func number(_ value: Double?) -> String {
      guard let value else { return "-" }
      return String(format: value < 10 ? "%.2f" : (value < 1000 ? "%.1f" : "%.0f"), value)
    }
    func factor(_ value: Double?) -> String { value.map { number($0) + "x" } ?? "-" }
    let state =
      switch row.verdict {
      case .met: "met"
      case .capped: "met (kiwi capped)"
      case .missed: "MISSED"
      }
    print(
      BenchmarkReport.line(
        row.name, number(row.ours), number(row.oursLeast), number(row.peer), number(row.peerLeast),
        (row.isCapped && row.ratio != nil ? ">" : "") + factor(row.ratio), factor(row.ratioWithDefinition),
        number(row.floor) + "x", state + row.note))
    fflush(nil)
  }

  /// What is met and what is not.
  func printFloors() {
    let missed = rows.filter { $0.verdict == .missed }
    let capped = rows.filter { $0.verdict == .capped }
    print("\n\(rows.count - missed.count) of \(rows.count) floors met (\(capped.count) where kiwi was capped)")
    for row in missed {
      print("MISSED: \(row.name): \(String(format: "%.2f", row.ratio ?? 0)) where \(row.floor) is asked for")
    }
  }

  /// Writes the rows in place of those of the same group; the rows of other groups stay. Where only some workloads were
  /// measured (`isPartial`), the rows of the others stay too.
  func write(to file: URL, isPartial: Bool) throws {
    var all: [[String: Any]] = []
    if let data = try? Data(contentsOf: file) {
      guard let old = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
        throw KiwiPeer.Failure(description: "\(file.path) is not a list of rows: remove it")
      }
      let measured = Set(rows.map(\.name))
      all = old.filter { row in
        guard row["group"] as? String == "solver" else { return true }
        return isPartial && !measured.contains(row["name"] as? String ?? "")
      }
    }
    all += rows.map(\.json)
    let data = try JSONSerialization.data(
      withJSONObject: all, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try data.write(to: file, options: .atomic)
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    let widths = [10, 10, 11, 11, 11, 10, 7]
    return name + String(repeating: " ", count: max(1, 40 - name.count))
      + zip(columns, widths).map { padded($0, $1) }.joined() + "  " + columns.last!
  }
}
