import FuzzSupport

/// The command line of `presentation-fuzz`.
struct WalkOptions {
  static let usage = """
    usage: presentation-fuzz [--sequences N] [--seed S] [--state FILE] [--keep-going N] [--isolated]
           presentation-fuzz --seed S --steps 0,3,4
      --sequences N   how many walks to try (20000); walk i has seed S + i
      --seed S        the first seed (1)
      --state FILE    where it is kept how far this run has come; a run that was stopped goes on from there
      --keep-going N  stop after N failures (1), each shrunk and printed
      --isolated      shrink in processes of their own: for a walk that crashes or never ends
      --steps LIST    try the one walk of the seed, and of it only the steps of these indices
    """

  var sequences = 20_000
  var seed: UInt64 = 1
  var stateFile: String?
  var failureLimit = 1
  var isIsolated = false
  var steps: [Int]?
  var wantsHelp = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--isolated": isIsolated = true
      case "--sequences": sequences = Int(try FuzzArguments.number(option, &rest))
      case "--seed": seed = try FuzzArguments.number(option, &rest)
      case "--keep-going": failureLimit = Int(try FuzzArguments.number(option, &rest))
      case "--state": stateFile = try FuzzArguments.value(option, &rest)
      case "--steps":
        let text = try FuzzArguments.value(option, &rest)
        let parts = text.split(separator: ",").map { Int($0) }
        guard !parts.contains(nil) else { throw UsageError(description: "--steps needs numbers, not '\(text)'") }
        steps = parts.compactMap { $0 }
      default: throw UsageError(description: "unknown option '\(option)'")
      }
    }
  }
}
