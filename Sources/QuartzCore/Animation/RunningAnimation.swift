/// An animation of a layer, from the time it is added until it is removed.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let timing: TimingParameters
  /// What it does to the layer's values.
  let tracks: [AnimationTrack]
  /// What it does to properties that are not among them.
  let keptTracks: [AnimationTrack]
  /// Orders animations that end at the same time.
  let sequence: UInt64
  /// The transactions whose completion waits for it.
  let groups: [TransactionGroup]
  /// Its part of an animator's timeline, which then says how far it is in place of the layer's time.
  var placement: TimelinePlacement?
  /// The pictures of a transition.
  var transition: LayerTransition?
  /// Its time has run out and its delegate knows; it stays for its fill mode.
  var hasEnded = false

  init(
    key: String?, _ animation: CAAnimation, _ tracks: [AnimationTrack], timing: TimingParameters,
    groups: [TransactionGroup], placement: TimelinePlacement? = nil, transition: LayerTransition? = nil
  ) {
    self.key = key
    self.animation = animation
    self.timing = timing
    self.groups = groups
    self.placement = placement
    self.transition = transition
    sequence = AnimationScheduler.nextSequence()
    if tracks.contains(where: { $0.target.property == nil }) {
      self.tracks = tracks.filter { $0.target.property != nil }
      keptTracks = tracks.filter { $0.target.property == nil }
    } else {
      self.tracks = tracks
      keptTracks = []
    }
  }

  /// Whether what it shows changes with time, at a time of its layer.
  func isMoving(at local: TimeInterval, _ absolute: TimeInterval) -> Bool {
    guard !hasEnded else { return false }
    if let placement {
      return placement.timeline.isMoving && placement.timeline.beginTime <= absolute
    }
    return timing.speed != 0 && (timing.beginTime <= local || timing.speed < 0)
  }
}
