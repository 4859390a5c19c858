extension TestApplication {
  /// Does what a script says, its times counted from now, and shows the frames that fall into it, until the last step
  /// has ended.
  ///
  /// What would happen `limit` seconds from now or later does not happen; fingers that are down then stay down.
  public func play(_ script: Script, limit: TimeInterval = .infinity) {
    let start = time
    let moments = ScriptSchedule(script, framesPerSecond: framesPerSecond, start: start).moments
    var fingers: [Int: Finger] = [:]
    for moment in moments {
      guard moment.time < limit else { return }
      advance(before: start + moment.time)
      switch moment.event {
      case .act(let action): perform(action)
      case .touch(let finger, let point): fingers[finger] = touch(at: point)
      case .move(let finger, let point): fingers[finger]?.move(to: point)
      case .lift(let finger): fingers.removeValue(forKey: finger)?.lift()
      }
    }
  }

  private func perform(_ action: Script.Action) {
    switch action {
    case .tap(let point): tap(at: point)
    case .drag(let from, let to, _):
      let finger = touch(at: from)
      finger.move(to: to)
      finger.lift()
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let size): resize(to: size)
    case .key(let key): press(key)
    case .background(true): enterBackground()
    case .background(false): enterForeground()
    }
  }
}
