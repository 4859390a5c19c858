import Foundation

/// The folder with the modules and the compiler that this command was installed with.
struct Installation {
  /// `lib/scrim` beside the folder of the command.
  let root: String

  /// The compiler that rewrites sources.
  var compiler: String { root + "/bin/swiftc" }
  /// What tells Swift's build system of that compiler.
  var toolset: String { root + "/toolset.json" }

  /// The installation of the running command; throws if it runs outside of one.
  static func current() throws(CommandError) -> Installation {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let prefix = URL(fileURLWithPath: own).deletingLastPathComponent().deletingLastPathComponent().path
    let installation = Installation(root: prefix + "/lib/scrim")
    for path in [installation.compiler, installation.toolset] where access(path, R_OK) != 0 {
      throw .failure(
        "\(path) is missing: run the command from a working copy's bin/scrim, or install it (make install PREFIX=DIR)")
    }
    return installation
  }
}
