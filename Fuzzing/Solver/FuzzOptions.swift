import FuzzSupport

/// The command line of `solver-fuzz`.
struct FuzzOptions {
  enum Mode {
    case run
    case check(String)
    case help
  }

  static let usage = """
    usage: solver-fuzz [--histories N] [--seed S] [--export-highs FILE] [--keep-going N] [--isolated]
           solver-fuzz --check FILE
      --histories N        how many histories to try (200000); history i has seed S + i
      --seed S             the first seed (1)
      --export-highs FILE  write the final state of each history as a line of JSON, for scripts/highs_check.py
      --keep-going N       stop after N failures (1), each shrunk and printed
      --isolated           shrink in processes of their own: for a history that crashes the solver or never ends
      --check FILE         try the one history that FILE holds as JSON
    """

  var mode = Mode.run
  var histories = 200_000
  var seed: UInt64 = 1
  var exportFile: String?
  var failureLimit = 1
  var isIsolated = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": mode = .help
      case "--isolated": isIsolated = true
      case "--histories": histories = Int(try FuzzArguments.number(option, &rest))
      case "--seed": seed = try FuzzArguments.number(option, &rest)
      case "--keep-going": failureLimit = Int(try FuzzArguments.number(option, &rest))
      case "--export-highs": exportFile = try FuzzArguments.value(option, &rest)
      case "--check": mode = .check(try FuzzArguments.value(option, &rest))
      default: throw UsageError(description: "unknown option '\(option)'")
      }
    }
  }
}
