// swift-tools-version: 6.0
import PackageDescription

// A package as a client of Scrim writes it. SCRIM_URL says where the repository is; a real client writes its URL there.
let package = Package(
  name: "Client",
  dependencies: [
    .package(url: Context.environment["SCRIM_URL"] ?? "https://example.com/Scrim.git", from: "0.1.0")
  ],
  targets: [
    .target(
      name: "Client",
      dependencies: [.product(name: "UIKit", package: "Scrim"), .product(name: "Scrim", package: "Scrim")]),
    .testTarget(
      name: "ClientTests",
      dependencies: ["Client", .product(name: "UIKitTesting", package: "Scrim")]),
  ]
)
