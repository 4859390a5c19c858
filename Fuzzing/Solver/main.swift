import Foundation
import ReferenceSolver

// Random histories against the exact reference. Exit codes: 0 all agree, 1 a failure was found, 2 wrong arguments.
// A crash of the solver names the history and ends with the signal's own status.

let options: FuzzOptions
do {
  options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("solver-fuzz: \(error)\n\(FuzzOptions.usage)\n".utf8))
  exit(2)
}
switch options.mode {
case .help: print(FuzzOptions.usage)
case .check(let file): exit(FuzzSession.check(file) ? 0 : 1)
case .run: exit(FuzzSession(options).run() ? 0 : 1)
}
