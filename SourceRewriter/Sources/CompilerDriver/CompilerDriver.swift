import Foundation
import SourceRewriter

/// The compiler that Swift's build system is told to use: it rewrites a module's sources into copies, and starts the toolchain's
/// own compiler with an overlay that shows it the copies in the originals' places, and with what it needs to find
/// UIKit.
public enum CompilerDriver {
  /// Runs a command line, with the program's name first, and returns the exit code.
  public static func run(_ commandLine: [String]) -> Int32 {
    var arguments = Array(commandLine.dropFirst())
    if arguments.first == "--write-system-index" { return writeSystemIndex(arguments.dropFirst()) }
    if arguments.first == "--rewrite-module" {
      do {
        try ModuleCommand.run(Array(arguments.dropFirst()))
        return 0
      } catch is ModuleCommand.UsageError {
        return fail("--rewrite-module FOLDER [--system FOLDER]… [--dependency FOLDER]… SOURCES…")
      } catch {
        return fail(error.localizedDescription)
      }
    }
    guard let compiler = RealCompiler.find() else {
      return fail("no 'swiftc' on the PATH besides this one")
    }
    let invocation = Invocation(arguments)
    let served = ServedModules.beside(program: RealCompiler.ownPath)
    // A package may ask for the language as Xcode writes it, which the compiler does not take.
    if let index = arguments.lastIndex(of: "-swift-version"), index + 1 < arguments.count,
      arguments[index + 1].hasSuffix(".0")
    {
      arguments[index + 1] = String(arguments[index + 1].dropLast(2))
    }
    guard !invocation.isForManifest, let served, !served.isBuilt(by: invocation) else {
      return compiler.replaceProcess(arguments)
    }
    if invocation.isLink {
      arguments += served.linkFlags(for: invocation)
      return compiler.replaceProcess(arguments)
    }
    guard !invocation.sources.isEmpty else { return compiler.replaceProcess(arguments) }
    arguments += served.compileFlags
    // A folder's app is compiled and linked by one command.
    if invocation.has("-emit-executable") { arguments += served.linkFlags(for: invocation) }
    guard let folder = invocation.outputFolder else { return compiler.replaceProcess(arguments) }

    if DiscoveredTests.isModule(invocation.moduleName) {
      return compileDiscoveredTests(invocation, arguments, compiler, folder)
    }
    let (dependencies, surroundings) = served.index(with: invocation.importFolders, except: invocation.moduleName)
    let memory = MemoryFile(folder + "/\(invocation.moduleName).scrimmemory")
    let rewriter = ModuleRewriter(
      paths: invocation.sources, dependencies: dependencies, surroundings: surroundings, remembering: memory.read())
    do {
      if let path = invocation.indexPath { try IndexFile.write(rewriter.index, to: path) }
      let overlay = Overlay(folder: folder + "/\(invocation.moduleName).scrim")
      let changed = try overlay.write(rewriter.results, invocation)
      // What cannot be remembered is only found out again.
      try? memory.write(rewriter.memory)
      if overlay.isNeeded { arguments += ["-vfsoverlay", overlay.path] }
      let needsMain = rewriter.results.values.contains { $0.text.contains("@main") }
      if needsMain, !invocation.has("-parse-as-library") { arguments.append("-parse-as-library") }
      let filter = DiagnosticsFilter(
        rewriter.results, announcing: changed, isParseable: invocation.has("-parseable-output"),
        known: dependencies.systemTypes)
      return compiler.run(arguments, filter)
    } catch {
      return fail("\(folder): \(error.localizedDescription)")
    }
  }

  private static func compileDiscoveredTests(
    _ invocation: Invocation, _ arguments: [String], _ compiler: RealCompiler, _ folder: String
  ) -> Int32 {
    var results: [String: ModuleRewriter.Result] = [:]
    for path in invocation.sources {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      results[path] = text.flatMap(DiscoveredTests.rewrite).map { ModuleRewriter.Result(text: $0) }
    }
    do {
      let overlay = Overlay(folder: folder + "/\(invocation.moduleName).scrim")
      _ = try overlay.write(results, invocation)
      // What the package manager wrote is nobody's to mend.
      let flags = overlay.isNeeded ? ["-vfsoverlay", overlay.path, "-suppress-warnings"] : []
      return compiler.replaceProcess(arguments + flags)
    } catch {
      return fail("\(folder): \(error.localizedDescription)")
    }
  }

  /// `--write-system-index FILE SOURCES…`
  private static func writeSystemIndex(_ arguments: ArraySlice<String>) -> Int32 {
    guard let path = arguments.first else { return fail("--write-system-index needs a file") }
    do {
      try IndexFile.write(ModuleRewriter.systemIndex(paths: Array(arguments.dropFirst())), to: path)
      return 0
    } catch {
      return fail("\(path): \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("scrim-swiftc: error: \(message)\n".utf8))
    return 1
  }
}
