// swift-tools-version: 6.0
import PackageDescription

// Written as for iOS: nothing here knows of Linux or of Scrim. MODE=6 compiles it in the Swift 6 language mode.
let mode: SwiftLanguageMode = Context.environment["MODE"] == "6" ? .v6 : .v5
let package = Package(
  name: "Constructs",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Panels", targets: ["Panels"])],
  targets: [
    .target(name: "Panels"),
    .testTarget(name: "PanelsTests", dependencies: ["Panels"]),
  ],
  swiftLanguageModes: [mode]
)
