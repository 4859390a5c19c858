/// The keyboard of the screen, which a test brings and takes away as the person does by tapping into a text field.
extension TestApplication {
  /// Points of the screen that the keyboard covers at the bottom; 0 while it is away.
  public var keyboardHeight: CGFloat { scene.screen.keyboard.height }

  /// Brings the keyboard, or changes its height, in points; UIKit's notifications are posted, the later ones 0.25 s on.
  ///
  /// A height that is not above 0, or more than the screen's, raises.
  public func showKeyboard(height: CGFloat = 336) {
    requireOpen()
    record("keyboard \(TraceNumber.coordinate(height))")
    scene.screen.keyboard.move(to: height)
  }

  /// Takes the keyboard away. Does nothing while it is away.
  public func hideKeyboard() {
    requireOpen()
    record("keyboard away")
    scene.screen.keyboard.move(to: 0)
  }
}
