// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The toolchain ships SwiftSyntax as libraries of its own. Where they are is asked of the compiler. A package that
// others depend on may not pass such flags; this one is only ever built by itself.
func hostLibraries() -> String {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  compiler.standardOutput = output
  do {
    try compiler.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return try JSONDecoder().decode(TargetInfo.self, from: answer).paths.runtimeResourcePath + "/host"
  } catch {
    fatalError("swiftc -print-target-info: \(error)")
  }
}

let host = hostLibraries()
let compile: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let link: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
  name: "SourceRewriter",
  products: [.executable(name: "scrim-swiftc", targets: ["scrim-swiftc"])],
  targets: [
    .target(name: "SourceRewriter", swiftSettings: compile, linkerSettings: link),
    .target(name: "CompilerDriver", dependencies: ["SourceRewriter"], swiftSettings: compile, linkerSettings: link),
    .executableTarget(
      name: "scrim-swiftc", dependencies: ["CompilerDriver"], swiftSettings: compile, linkerSettings: link),
    .testTarget(
      name: "SourceRewriterTests", dependencies: ["SourceRewriter", "CompilerDriver"], swiftSettings: compile,
      linkerSettings: link),
  ],
  swiftLanguageModes: [.v6]
)
