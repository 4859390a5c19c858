import Foundation

// Our solver against kiwi. It never gates: floors that are missed are printed, and the exit code is 0. A wrong argument
// ends with 2, and what cannot be read, run or written with 1.

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("solver-bench: \(message)\n".utf8))
  exit(status)
}

let options: BenchmarkOptions
do {
  options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail("\(error)\n\(BenchmarkOptions.usage)", 2)
}
if options.wantsHelp {
  print(BenchmarkOptions.usage)
  exit(0)
}
do {
  if let folder = options.traces {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in Workload.catalogue where entry.name.hasPrefix(options.only) {
      let file = folder.appendingPathComponent("\(entry.name).txt")
      try entry.make(entry.name).trace.write(to: file, atomically: true, encoding: .utf8)
    }
  } else {
    var benchmark = SolverBenchmark(options)
    try benchmark.run()
  }
} catch {
  fail("\(error)", 1)
}
