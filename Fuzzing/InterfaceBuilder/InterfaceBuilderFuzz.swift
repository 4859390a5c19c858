// Interface Builder files against the loader. Built for libFuzzer, which brings the program's beginning along, it is given
// mutations of the corpus without an end:
//
//   scripts/fuzz-interface-builder.sh -max_total_time=60
//
// Built plainly it loads the files that it is given, and prints what is reported about each:
//
//   swift run interface-builder-fuzz FILE…

import Foundation
import UIKit

#if LIBFUZZER
  /// What libFuzzer calls with each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let data = bytes.map { Data(bytes: $0, count: size) } ?? Data()
    MainActor.assumeIsolated { _ = InterfaceBuilderExercise.messages(loading: data, name: "fuzzed") }
    return 0
  }
#else
  @main
  enum InterfaceBuilderFuzz {
    static func main() {
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
    }
  }
#endif
