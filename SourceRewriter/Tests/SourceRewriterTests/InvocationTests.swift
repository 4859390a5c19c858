import Testing

@testable import CompilerDriver

@Suite struct InvocationTests {
  @Test func `sources, module and outputs are read from the command line`() {
    let invocation = Invocation([
      "-module-name", "A", "-c", "/x/a.swift", "/x/a.swift", "/x/b.swift", "-I", "/m", "-output-file-map",
      "/o/map.json",
      "-emit-module-path", "/o/Modules/A.swiftmodule",
    ])
    #expect(invocation.moduleName == "A")
    #expect(invocation.sources == ["/x/a.swift", "/x/b.swift"])
    #expect(invocation.importFolders == ["/m"])
    #expect(invocation.outputFolder == "/o")
    #expect(invocation.indexPath == "/o/Modules/A.scrimindex")
    #expect(!invocation.isLink)
    #expect(!invocation.isForManifest)
  }

  @Test func `a link has no sources`() {
    #expect(Invocation(["-emit-executable", "-o", "/o/a", "/o/a.o"]).isLink)
    #expect(!Invocation(["-emit-executable", "-o", "/o/a", "/x/main.swift"]).isLink)
  }

  @Test func `a manifest is left alone`() {
    #expect(Invocation(["-package-description-version", "6.0.0", "/x/Package.swift"]).isForManifest)
  }

  @Test func `response files are split as the shell splits`() {
    #expect(Invocation.words(of: "a 'b c'\n\"d\\\"e\" f\\ g") == ["a", "b c", "d\"e", "f g"])
  }
}
