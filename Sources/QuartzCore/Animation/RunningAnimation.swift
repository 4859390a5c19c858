/// An animation of a layer, from the time it is added until it is removed.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let timing: TimingParameters
  /// What it does to the layer's values.
  let tracks: [AnimationTrack]
  /// Orders animations that end at the same time.
  let sequence: UInt64
  /// The transactions whose completion waits for it.
  let groups: [TransactionGroup]
  /// Its time has run out and its delegate knows; it stays for its fill mode.
  var hasEnded = false
}
