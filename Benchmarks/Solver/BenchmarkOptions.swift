import Foundation

/// The command line of `solver-bench`.
struct BenchmarkOptions {
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: solver-bench --peer FILE --work FOLDER [--out FILE] [--only PREFIX] [--cap SECONDS]
           solver-bench --alone [--only PREFIX]
           solver-bench --traces FOLDER
      --peer FILE      kiwi_replay, measured in turns with our solver
      --work FOLDER    where the workloads are written for it
      --out FILE       where the rows go, as JSON; rows of other groups that are there stay
      --only PREFIX    only the workloads whose name begins so
      --cap SECONDS    when a workload is cut short on the peer (20)
      --alone          our solver only
      --traces FOLDER  only write all workloads as text
    """

  var peer: URL?
  var work: URL?
  var out: URL?
  var traces: URL?
  var only = ""
  var cap = 20.0
  var isAlone = false
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
      case "--alone": isAlone = true
      case "--only": only = try value(option)
      case "--peer": peer = URL(fileURLWithPath: try value(option))
      case "--work": work = URL(fileURLWithPath: try value(option))
      case "--out": out = URL(fileURLWithPath: try value(option))
      case "--traces": traces = URL(fileURLWithPath: try value(option))
      case "--cap":
        let text = try value(option)
        guard let seconds = Double(text), seconds > 0 else {
          throw UsageError(description: "--cap needs a positive number, not '\(text)'")
        }
        cap = seconds
      default: throw UsageError(description: "unknown option '\(option)'")
      }
    }
    if !wantsHelp, traces == nil, !isAlone, peer == nil || work == nil {
      throw UsageError(description: "--peer and --work are needed, or --alone")
    }
  }
}
