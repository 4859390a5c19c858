extension Script {
  /// The orientations with their names in a script.
  static let orientations: [(name: String, orientation: UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
  ]

  /// The name of an orientation in a script.
  static func name(of orientation: UIInterfaceOrientation) -> String {
    orientations.first { $0.orientation == orientation }?.name ?? "unknown"
  }
}
