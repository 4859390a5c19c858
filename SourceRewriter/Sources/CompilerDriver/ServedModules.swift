import Foundation
import SourceRewriter

/// The folder with the modules that every program may import: where this compiler was installed.
///
///     lib/scrim/bin/swiftc          this program
///     lib/scrim/modules/*.swiftmodule, *.scrimindex
///     lib/scrim/modules/C*/         module maps of what they stand on
///     lib/scrim/include/            its headers
///     lib/scrim/libScrim.so
///     lib/scrim/time.o              takes the place of the system's timers; a part of each program
struct ServedModules {
  let root: String

  /// The modules; a package that has one of them itself is left alone.
  static let names: Set<String> = ["ConstraintSolver", "CoreGraphics", "QuartzCore", "UIKit", "Scrim", "UIKitTesting"]

  /// The folder that a program lies in; nil if that is none.
  static func beside(program: String) -> ServedModules? {
    let root = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: root + "/modules") ? ServedModules(root: root) : nil
  }

  /// Whether what is built brings its own UIKit, or is a part of it.
  func isBuilt(by invocation: Invocation) -> Bool {
    if Self.names.contains(invocation.moduleName) { return true }
    if invocation.importFolders.contains(where: { FileManager.default.fileExists(atPath: $0 + "/UIKit.swiftmodule") }) {
      return true
    }
    return invocation.linkInputs.contains { $0.contains("/UIKit.build/") }
  }

  var compileFlags: [String] {
    let list = (try? String(contentsOfFile: root + "/module-flags", encoding: .utf8)) ?? ""
    return Invocation.words(of: list).map { $0.replacingOccurrences(of: "@ROOT@", with: root) }
  }

  func linkFlags(for invocation: Invocation) -> [String] {
    var flags = [
      "-L", root, "-Xlinker", "-rpath", "-Xlinker", root, "-Xlinker", "--as-needed", "-lScrim",
      "-Xlinker", "--no-as-needed",
    ]
    let brings = invocation.linkInputs.contains { $0.contains("/TinyConstraints.build/") }
    if !brings { flags += [root + "/libTinyConstraints.a"] }
    let time = root + "/time.o"
    if invocation.isExecutable, FileManager.default.fileExists(atPath: time) { flags.append(time) }
    return flags
  }

  /// What these modules and those in further folders say of themselves, and a mark that is another where that, or this program,
  /// is another.
  func index(with folders: [String], except module: String) -> (index: ModuleIndex, mark: String) {
    var result = ModuleIndex()
    var mark = IndexFile.mark(of: RealCompiler.ownPath)
    for folder in [root + "/modules"] + folders {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        guard name.hasSuffix("." + IndexFile.pathExtension), name != "\(module).\(IndexFile.pathExtension)" else {
          continue
        }
        // Marked before it is read: where another build replaces it in between, it is only read once too often.
        let indexMark = IndexFile.mark(of: folder + "/" + name)
        guard let index = IndexFile.read(folder + "/" + name) else { continue }
        result.merge(index)
        mark += indexMark
      }
    }
    return (result, mark)
  }
}
