// Interface Builder files against the loader. Built for libFuzzer it is given mutations of the corpus without an end:
//
//   scripts/fuzz-interface-builder.sh -max_total_time=60
//
// Built plainly it loads the files that it is given, and prints what is reported about each:
//
//   swift run interface-builder-fuzz FILE…

import Foundation
import UIKit

#if LIBFUZZER
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    runDriver(&count, &arguments) { bytes, size in
      let data = bytes.map { Data(bytes: $0, count: size) } ?? Data()
      MainActor.assumeIsolated { _ = InterfaceBuilderExercise.messages(loading: data, name: "fuzzed") }
      return 0
    })
#else
  var failures = 0
  for path in CommandLine.arguments.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("\(path): cannot be read")
      failures += 1
      continue
    }
    let name = (path as NSString).lastPathComponent
    let messages = InterfaceBuilderExercise.messages(loading: data, name: name)
    print("\(name): \(messages.isEmpty ? "loads" : "\(messages.count) messages")")
    for message in messages { print("  \(message)") }
  }
  exit(failures == 0 ? 0 : 1)
#endif
