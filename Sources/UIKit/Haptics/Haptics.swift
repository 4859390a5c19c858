/// Where the feedback that a person can feel goes.
///
/// A machine that cannot move does nothing, as Apple documents for devices without the hardware; who runs the application
/// may listen.
@MainActor
package enum Haptics {
  /// Plays a feedback, given by its name; nil on a machine that cannot.
  package static var player: ((String) -> Void)?

  static func play(_ feedback: String) {
    player?(feedback)
  }
}
