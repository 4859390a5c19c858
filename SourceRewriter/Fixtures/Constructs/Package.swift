// swift-tools-version: 6.2
import PackageDescription

// Written as for iOS: nothing here knows of Linux or of Scrim. MODE=6 compiles it in the Swift 6 language mode, MODE=isolated
// also with the main actor as the default isolation.
let mode = Context.environment["MODE"] ?? ""
let settings: [SwiftSetting] = mode == "isolated" ? [.defaultIsolation(MainActor.self)] : []
let package = Package(
  name: "Constructs",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Panels", targets: ["Panels"])],
  targets: [
    .target(name: "Panels", swiftSettings: settings),
    .target(name: "Swizzling", dependencies: ["Panels"], swiftSettings: settings),
    // What XCTest calls belongs to no actor, whatever the default is.
    .testTarget(name: "XCTests", dependencies: ["Panels", "Swizzling"]),
    .testTarget(name: "PanelsTests", dependencies: ["Panels"], swiftSettings: settings),
  ],
  swiftLanguageModes: [mode.isEmpty ? .v5 : .v6]
)
