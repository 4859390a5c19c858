import Foundation

/// The table of one group, and what of it is met.
struct BenchmarkReport {
  let group: String
  private(set) var rows: [BenchmarkRow] = []

  /// Begins the table. `explanation` says how the group was measured.
  init(group: String, explanation: String) {
    self.group = group
    print("\n\(group): \(explanation)\n")
    print(Self.line("row", "unit", "ours", "least", "peer", "least", "ratio", "limit", ""))
  }

  mutating func add(_ row: BenchmarkRow) {
    rows.append(row)
    func factor(_ value: Double?) -> String { value.map { Self.number($0) + "x" } ?? "-" }
    let state =
      switch row.verdict {
      case .met: "met"
      case .capped: "met (\(row.peerName) capped)"
      case .missed: "MISSED"
      case .none: ""
      }
    var note = row.note
    if let ratio = row.ratioWithDefinition { note += ", with making \(factor(ratio))" }
    print(
      Self.line(
        row.name, row.unit, Self.number(row.ours), Self.number(row.oursLeast), Self.number(row.peer),
        Self.number(row.peerLeast), (row.isCapped && row.ratio != nil ? ">" : "") + factor(row.ratio),
        Self.text(of: row), state + note))
    fflush(nil)
  }

  /// The lines that say what is met and what is not.
  var summary: [String] {
    let judged = rows.filter { $0.verdict != .none }
    let missed = judged.filter { $0.verdict == .missed }
    let capped = judged.count { $0.verdict == .capped }
    var line = "\(group): \(judged.count - missed.count) of \(judged.count) limits met"
    if capped > 0 { line += " (\(capped) where the peer was capped)" }
    return [line]
      + missed.map {
        "  MISSED \(group) \($0.name): \(Self.number($0.ours)) \($0.unit), limit \(Self.number($0.limit)) \($0.unit)"
      }
  }

  private static func text(of row: BenchmarkRow) -> String {
    switch row.requirement {
    case .ratio(let floor): "≥ \(number(floor))x"
    case .times, .atMost: "≤ \(number(row.limit))"
    case .none: "-"
    }
  }

  static func number(_ value: Double?) -> String {
    guard let value else { return "-" }
    return String(format: value == 0 ? "%.0f" : value < 10 ? "%.2f" : value < 1000 ? "%.1f" : "%.0f", value)
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    let widths = [9, 9, 9, 10, 10, 9, 10]
    return name + String(repeating: " ", count: max(1, 40 - name.count))
      + zip(columns, widths).map { padded($0, $1) }.joined() + "  " + columns.last!
  }
}
