import Foundation

/// `bench.json`: a list of rows of all groups.
struct BenchmarkFile {
  let url: URL

  /// Writes a group's rows in place of those that were there; the rows of other groups stay. Where only some rows were
  /// measured (`isPartial`), the others of the group stay too.
  func write(_ report: BenchmarkReport, isPartial: Bool) throws {
    var all: [[String: Any]] = []
    if let data = try? Data(contentsOf: url) {
      guard let old = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
        throw BenchmarkFailure("\(url.path) is not a list of rows: remove it")
      }
      let measured = Set(report.rows.map(\.name))
      all = old.filter { row in
        guard row["group"] as? String == report.group else { return true }
        return isPartial && !measured.contains(row["name"] as? String ?? "")
      }
    }
    all += report.rows.map { $0.json(group: report.group) }
    let data = try JSONSerialization.data(
      withJSONObject: all, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try data.write(to: url, options: .atomic)
  }
}

/// What keeps a group from being measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
