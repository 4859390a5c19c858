import Foundation

// Ours against peers and limits. It never gates: what is missed is printed, and the exit code is 0. A wrong argument ends
// with 2, and what cannot be read, run or written with 1.

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("scrim-bench: \(message)\n".utf8))
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
  if !options.task.isEmpty {
    try BenchmarkTask.run(options.task)
  } else if let folder = options.traces {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in Workload.catalogue where options.wants(entry.name) {
      let file = folder.appendingPathComponent("\(entry.name).txt")
      try entry.make(entry.name).trace.write(to: file, atomically: true, encoding: .utf8)
    }
  } else {
    var summary: [String] = []
    for group in options.groups {
      let report = try group.run(options)
      if let out = options.out {
        try BenchmarkFile(url: out).write(report, isPartial: !options.only.isEmpty)
      }
      summary += report.summary
    }
    print("\n" + summary.joined(separator: "\n"))
  }
} catch {
  fail("\(error)", 1)
}
