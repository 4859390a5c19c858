import Foundation

/// The command line of `scrim-bench`.
struct BenchmarkOptions {
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: scrim-bench [GROUP…] [--out FILE] [--only PREFIX] [--peer FILE --work FOLDER [--cap SECONDS]]
           scrim-bench --traces FOLDER [--only PREFIX]
      GROUP            \(groups.map { $0.name }.joined(separator: ", ")); all of them unless given
      --out FILE       where the rows go, as JSON; rows of other groups that are there stay
      --only PREFIX    only the rows whose name begins so
      --peer FILE      kiwi_replay, measured in turns with our solver; without it the solver is measured alone
      --work FOLDER    where the workloads are written for it
      --cap SECONDS    when a workload is cut short on it (20)
      --traces FOLDER  only write all workloads as text
    """

  var groups: [any BenchmarkGroup.Type] = []
  var peer: URL?
  var work: URL?
  var out: URL?
  var traces: URL?
  var only = ""
  var cap = 20.0
  /// What a process that a group starts is to do.
  var task: [String] = []
  var wantsHelp = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--only": only = try value(option)
      case "--peer": peer = URL(fileURLWithPath: try value(option))
      case "--work": work = URL(fileURLWithPath: try value(option))
      case "--out": out = URL(fileURLWithPath: try value(option))
      case "--traces": traces = URL(fileURLWithPath: try value(option))
      case "--task":
        task = Array(rest)
        rest = []
      case "--cap":
        let text = try value(option)
        guard let seconds = Double(text), seconds > 0 else {
          throw UsageError(description: "--cap needs a positive number, not '\(text)'")
        }
        cap = seconds
      default:
        guard let group = Self.groups.first(where: { $0.name == option }) else {
          throw UsageError(description: "neither an option nor a group: '\(option)'")
        }
        groups.append(group)
      }
    }
    if groups.isEmpty { groups = Self.groups }
    if (peer == nil) != (work == nil) { throw UsageError(description: "--peer and --work belong together") }
  }

  /// Whether a row is asked for.
  func wants(_ name: String) -> Bool { name.hasPrefix(only) }
}
