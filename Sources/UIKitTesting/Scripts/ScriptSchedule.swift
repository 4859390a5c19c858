/// A script taken apart into moments: a drag becomes a touch, a move for each frame, and a lift.
struct ScriptSchedule {
  enum Event {
    case act(Script.Action)
    case touch(finger: Int, at: CGPoint)
    case move(finger: Int, to: CGPoint)
    case lift(finger: Int)
  }

  struct Moment {
    /// Seconds from the script's start.
    let time: TimeInterval
    let event: Event
  }

  /// In the order in which they happen.
  let moments: [Moment]

  /// The moments of a script that starts `start` seconds after the app, whose frames tell when fingers move.
  init(_ script: Script, framesPerSecond: Int, start: TimeInterval) {
    var moments: [Moment] = []
    for (finger, step) in script.steps.enumerated() {
      let limit = Script.maximumTime
      precondition(
        step.time >= 0 && step.time <= limit && step.action.duration >= 0 && step.action.duration <= limit,
        "A step begins and lasts 0 to \(Int(limit)) s, not \(step.time) s and \(step.action.duration) s")
      guard case .drag(let from, let to, let duration) = step.action, duration > 0 else {
        moments.append(Moment(time: step.time, event: .act(step.action)))
        continue
      }
      moments.append(Moment(time: step.time, event: .touch(finger: finger, at: from)))
      let end = step.time + duration
      let rate = Double(framesPerSecond)
      var frame = ((start + step.time) * rate).rounded(.down) + 1
      while frame / rate - start < end - 1e-9 {
        let time = frame / rate - start
        let progress = (time - step.time) / duration
        let point = CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        if progress > 0 { moments.append(Moment(time: time, event: .move(finger: finger, to: point))) }
        frame += 1
      }
      moments.append(Moment(time: end, event: .move(finger: finger, to: to)))
      moments.append(Moment(time: end, event: .lift(finger: finger)))
    }
    // Sorting keeps the order of the list among moments of the same time.
    self.moments = moments.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
