// swift-tools-version: 6.0
import PackageDescription

// Constraint sugar with the API of the library of this name, for code that imports it without bringing it.
// A package of its own: two packages with one target name cannot be in a graph, so Scrim does not contain it.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "Scrim", path: "..")]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "Scrim")]
  let testing: [Target.Dependency] = [.product(name: "UIKitTesting", package: "Scrim")]
  let tests: [Target] = [
    .testTarget(name: "TinyConstraintsTests", dependencies: ["TinyConstraints"] + testing)
  ]
#else
  let dependencies: [Package.Dependency] = []
  let uikit: [Target.Dependency] = []
  let tests: [Target] = []
#endif

let package = Package(
  name: "TinyConstraints",
  platforms: [.iOS(.v15)],
  products: [.library(name: "TinyConstraints", targets: ["TinyConstraints"])],
  dependencies: dependencies,
  targets: [.target(name: "TinyConstraints", dependencies: uikit)] + tests,
  swiftLanguageModes: [.v6]
)
