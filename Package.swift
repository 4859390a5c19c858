// swift-tools-version: 6.0
import PackageDescription

// On Apple's platforms Apple ships every layer below Scrim, so only Scrim is defined there.
// The working copy's own tools (demos, command, benchmarks, and the TinyConstraints package that the demos use) join
// the graph only under SCRIM_DEVELOPMENT, which the Makefile sets: a client that brings a package with a target of the
// same name must be able to depend on Scrim.
#if os(Linux)
  let isDevelopment = Context.environment["SCRIM_DEVELOPMENT"] != nil
  let systemLibraries: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  ]
  // A file that imports Testing and a module named as one of Apple's also imports, by a rule of the toolchain, the module
  // of this name that Apple's platforms have. Ours are empty; without them no test could `import UIKit`.
  let testingOverlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]
  let layers: [Target] = [
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
    // Apple's module of logs, for sources that say `import os`; it stands beside the layers.
    .target(name: "os"),
    .target(name: "ConstraintSolver"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPNG", "CGdkPixbuf"] + testingOverlays),
    .target(name: "CPixelKernels"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo", "CPixelKernels"]),
    .target(
      name: "UIKit", dependencies: ["QuartzCore", "ConstraintSolver", "CPango", "CPixelKernels", "os"]),
    .target(name: "Scrim", dependencies: ["UIKit"]),
    .target(name: "UIKitTesting", dependencies: ["UIKit"]),
  ]
  let layerTests: [Target] = [
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "ReferenceSolver"]),
    .target(name: "ReferenceSolver", dependencies: ["ConstraintSolver"], path: "Tests/ReferenceSolver"),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "AnimationReference"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting", "AnimationReference"]),
    .testTarget(
      name: "ScrimTests", dependencies: ["Scrim", "UIKitTesting", "AnimationReference", "PresentationWalk"]),
    .target(
      name: "PresentationWalk", dependencies: ["Scrim", "UIKitTesting", "ReferenceSolver"],
      path: "Tests/PresentationWalk"),
    .target(name: "AnimationReference", path: "Tests/AnimationReference"),
    .testTarget(name: "UIKitTestingTests", dependencies: ["UIKitTesting"]),
  ]
  // Fuzzed builds come with libFuzzer's own loop: `scripts/fuzz-interface-builder.sh` sets this.
  let isFuzzed = Context.environment["SCRIM_LIBFUZZER"] != nil
  let development: [Target] = [
    .target(
      name: "TinyConstraints", dependencies: ["UIKit"], path: "TinyConstraints/Sources/TinyConstraints"),
    .testTarget(
      name: "TinyConstraintsTests", dependencies: ["TinyConstraints", "UIKitTesting"],
      path: "TinyConstraints/Tests/TinyConstraintsTests"),
    .target(
      name: "ScrimDemos", dependencies: ["UIKit", "Scrim", "TinyConstraints"], path: "Demos",
      resources: [
        "constraint-swap", "modal-view", "reveal-panel", "overlay-presentation", "dimming-bottom", "dimming-right",
        "dimming-top", "dimming-center", "interactive-dismiss", "modal-over-modal", "rotation-mid-flight",
        "interface-builder",
      ].map { .embedInCode("Scripts/\($0).json") }
        + ["RevealPanel", "BottomPanel"].map { .embedInCode("InterfaceBuilder/\($0).xib") }),
    .target(name: "ScrimCommand", dependencies: ["ScrimDemos", "UIKitTesting"]),
    .executableTarget(name: "scrim", dependencies: ["ScrimCommand"], path: "Sources/scrim-main"),
    .testTarget(name: "ScrimDemosTests", dependencies: ["ScrimDemos", "UIKitTesting", "AnimationReference"]),
    .testTarget(name: "ScrimCommandTests", dependencies: ["ScrimCommand"]),
    .systemLibrary(
      name: "CPixman", path: "Benchmarks/Peers/CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .executableTarget(
      name: "scrim-bench",
      dependencies: ["ConstraintSolver", "UIKit", "UIKitTesting", "ScrimDemos", "ScrimCommand", "CPixman"],
      path: "Benchmarks", exclude: ["Peers"]),
    .executableTarget(
      name: "solver-fuzz", dependencies: ["ConstraintSolver", "ReferenceSolver", "FuzzSupport"],
      path: "Fuzzing/Solver"),
    .executableTarget(
      name: "presentation-fuzz", dependencies: ["PresentationWalk", "FuzzSupport"], path: "Fuzzing/Presentation"),
    .executableTarget(
      name: "interface-builder-fuzz", dependencies: ["UIKit"], path: "Fuzzing/InterfaceBuilder",
      exclude: ["Corpus", "words.dict"], swiftSettings: isFuzzed ? [.define("LIBFUZZER")] : []),
    .target(name: "FuzzSupport", path: "Fuzzing/Support"),
  ]
  // Sources that are written as for iOS, and rewritten by a plugin: what each construct means is tested by running it.
  // `make sources` compiles the same as a package of somebody else's. The files that are excluded are the plugin's. Whatever is
  // built, SwiftPM builds the tools of plugins first, so they take part only in tests: `scripts/test.sh` says so.
  let isTested = Context.environment["SCRIM_DEVELOPMENT"] == "test"
  let rewrittenTests = ["Delegate", "Language", "Message", "Observing", "Selector"].map { $0 + "Tests.swift" }
  let rewritten: [Target] = [
    .plugin(
      name: "RewriteSources", capability: .buildTool(),
      dependencies: [.product(name: "scrim-swiftc", package: "SourceRewriter")]),
    .target(
      name: "Panels", dependencies: ["UIKit"], path: "SourceRewriter/Fixtures/Constructs/Sources/Panels",
      exclude: ["Panel.swift"],
      plugins: ["RewriteSources"]),
    .testTarget(
      name: "PanelsTests", dependencies: ["Panels", "UIKit", "UIKitTesting"],
      path: "SourceRewriter/Fixtures/Constructs/Tests/PanelsTests", exclude: rewrittenTests,
      plugins: ["RewriteSources"]),
  ]
  let dependencies: [Package.Dependency] = isTested ? [.package(path: "SourceRewriter")] : []
  // Tests have no use for the programs that measure and fuzz, whose own scripts build them.
  let tools = isTested ? development.filter { $0.type != .executable || $0.name == "scrim" } : development
  let targets = systemLibraries + layers + layerTests + (isDevelopment ? tools : []) + (isTested ? rewritten : [])
  let libraries = ["ConstraintSolver", "CoreGraphics", "QuartzCore", "UIKit", "Scrim", "UIKitTesting"]
#else
  let dependencies: [Package.Dependency] = []
  let targets: [Target] = [.target(name: "Scrim")]
  let libraries = ["Scrim"]
#endif

let package = Package(
  name: "Scrim",
  platforms: [.iOS(.v15)],
  products: libraries.map { .library(name: $0, targets: [$0]) },
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
