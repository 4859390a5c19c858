/// The timing of an animation as numbers, for evaluation without a look at the animation object.
struct TimingParameters {
  var beginTime: Double
  var duration: Double
  var speed: Double
  var timeOffset: Double
  var activeDuration: Double
  var autoreverses: Bool
  var fillsBackwards: Bool
  var fillsForwards: Bool

  init(_ timing: some CAMediaTiming, defaultDuration: Double) {
    beginTime = timing.beginTime
    duration = timing.duration > 0 ? timing.duration : defaultDuration
    speed = Double(timing.speed)
    timeOffset = timing.timeOffset
    autoreverses = timing.autoreverses
    fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
    fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    let cycle = autoreverses ? 2 * duration : duration
    if timing.repeatDuration > 0 {
      activeDuration = timing.repeatDuration
    } else {
      activeDuration = cycle * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    }
  }

  /// Where an animation stands: how far into a cycle (0...1), and how many whole cycles came before.
  struct Phase {
    var progress: Double
    var cycle: Double
  }

  /// The phase at a time of the parent; nil where nothing shows.
  ///
  /// An offset lets the active time begin in its middle and go on from its beginning when it has come to its end, as
  /// public measurements show; where time stands still, it is the time.
  func phase(at parentTime: Double) -> Phase? {
    var time = speed == 0 ? timeOffset : (parentTime - beginTime) * speed
    // A negative speed runs from the end of the active time to its beginning.
    if speed < 0 { time += activeDuration }
    if time < 0 {
      guard speed < 0 ? fillsForwards : fillsBackwards else { return nil }
      time = 0
    } else if time >= activeDuration {
      let isPaused = speed == 0 && time == activeDuration
      guard isPaused || (speed < 0 ? fillsBackwards : fillsForwards) else { return nil }
      time = activeDuration
    }
    if speed != 0, timeOffset != 0, activeDuration > 0, activeDuration.isFinite {
      time = (time + timeOffset).truncatingRemainder(dividingBy: activeDuration)
      if time < 0 { time += activeDuration }
    } else if speed != 0, timeOffset != 0 {
      time = max(time + timeOffset, 0)
    }
    guard duration > 0 else { return Phase(progress: 1, cycle: 0) }
    let half = time / duration
    var index = half.rounded(.down)
    var progress = half - index
    // The end of the last cycle is its end, not the beginning of one more.
    if progress == 0, index > 0, time == activeDuration {
      index -= 1
      progress = 1
    }
    guard autoreverses else { return Phase(progress: progress, cycle: index) }
    let isReturning = index.truncatingRemainder(dividingBy: 2) == 1
    return Phase(progress: isReturning ? 1 - progress : progress, cycle: (index / 2).rounded(.down))
  }

  /// The parent's time at which the active time has run out; nil if that never comes.
  var endTime: Double? {
    guard speed != 0, activeDuration.isFinite else { return nil }
    return beginTime + activeDuration / abs(speed)
  }
}
