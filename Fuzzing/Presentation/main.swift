import Foundation

// Random walks over a live app, beside a model of it. Exit codes: 0 all agree, 1 a failure was found, 2 wrong arguments. A
// crash names the walk's seed and ends with the signal's own status.

let options: WalkOptions
do {
  options = try WalkOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("presentation-fuzz: \(error)\n\(WalkOptions.usage)\n".utf8))
  exit(2)
}
if options.wantsHelp {
  print(WalkOptions.usage)
  exit(0)
}
exit(MainActor.assumeIsolated { WalkSession(options).run() } ? 0 : 1)
