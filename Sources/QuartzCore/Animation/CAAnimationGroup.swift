/// Several animations that run together.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/caanimationgroup>. The group's time is the parent
/// time of its animations; what lies beyond the group's duration is cut off. Their delegates are not told.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CAAnimationGroup
    copy.animations = animations?.map { $0.copy() as! CAAnimation }
    return copy
  }

  override func compile(for layer: CALayer, timing: TimingParameters) -> [AnimationTrack] {
    (animations ?? []).flatMap { animation in
      let own = TimingParameters(animation, defaultDuration: animation.naturalDuration ?? timing.duration)
      return animation.compile(for: layer, timing: own).map { track in
        var track = track
        track.parents.append(.init(timing: timing, curve: timingFunction?.curve))
        return track
      }
    }
  }
}
