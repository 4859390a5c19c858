/// Those who wait for the end of a dismissal.
@MainActor
final class DismissalCompletions {
  private var bodies: [(Bool) -> Void] = []

  func add(_ body: @escaping (Bool) -> Void) { bodies.append(body) }

  /// Tells each, once, whether the modal has gone.
  func finish(_ isDismissed: Bool) {
    let bodies = bodies
    self.bodies = []
    for body in bodies { body(isDismissed) }
  }
}
