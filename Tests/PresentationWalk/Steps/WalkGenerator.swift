import ReferenceSolver
import UIKit

/// Makes the steps of a walk from its seed.
package enum WalkGenerator {
  package static func steps(seed: UInt64) -> [WalkStep] {
    var random = RandomSource(seed: seed)
    // Walks differ in what they are about, so that deep nests and long drags are found as well as medleys.
    let depthBias = random.integer(0...4)
    let count = random.integer(4...28)
    var steps: [WalkStep] = []
    while steps.count < count { steps += Self.next(&random, depthBias) }
    return steps
  }

  private static func next(_ random: inout RandomSource, _ depthBias: Int) -> [WalkStep] {
    switch random.integer(0...(39 + 3 * depthBias)) {
    case 0...3: [.dismiss(from: random.integer(0...9), isAnimated: !random.oneIn(3))]
    case 4: [.presentTwo(modal(&random), modal(&random))]
    case 5: [.replace(modal(&random), isAnimated: !random.oneIn(3))]
    case 6: [.presentFromDismissed(modal(&random))]
    case 7...8: [.leave(random.integer(0...9), after: random.oneIn(2) ? nil : Double(random.integer(0...20)) / 20)]
    case 9: [.answer(!random.oneIn(3))]
    case 10...11: [.push(random.integer(0...9), isAnimated: !random.oneIn(3))]
    case 12...13: [.pop(random.integer(0...9), isAnimated: !random.oneIn(3))]
    case 14...16: [.tap(point(&random))]
    case 17...19: [drag(&random)]
    case 20: [.touch(point(&random)), .advance(frames: random.integer(0...3)), .moveFinger(point(&random))]
    case 21: [.moveFinger(point(&random))]
    case 22: [.liftFinger]
    case 23: [.cancelFinger]
    case 24: [.updateHand(Double(random.integer(0...10)) / 10)]
    case 25: [random.oneIn(2) ? .finishHand : .cancelHand]
    case 26: [.grabHand, .updateHand(Double(random.integer(0...10)) / 10)]
    case 27...30: [.advance(frames: random.integer(1...12))]
    case 31: [.settle]
    case 32: [.rotate(random.element(of: [.portrait, .landscapeLeft, .landscapeRight]))]
    case 33: [.resize(CGSize(width: 40 * random.integer(8...26), height: 40 * random.integer(8...26)))]
    case 34: [random.oneIn(2) ? .enterBackground : .enterForeground]
    case 35: [.escape]
    case 36: [.selectDetent(random.integer(0...3), isAnimated: random.oneIn(2))]
    case 37: [random.oneIn(3) ? .reduceMotion(random.oneIn(2)) : .settle]
    case 38:
      random.oneIn(3)
        ? [.replaceRoot(random.element(of: WalkStep.Modal.Content.allCases))]
        : [.hideWindow(frames: random.integer(0...12))]
    default:
      // Later sources are higher up: most presentations nest.
      [
        .present(
          from: random.oneIn(4) ? random.integer(0...9) : -1, modal(&random), isAnimated: !random.oneIn(3)),
        random.oneIn(2) ? .settle : .advance(frames: random.integer(0...12)),
      ]
    }
  }

  private static func modal(_ random: inout RandomSource) -> WalkStep.Modal {
    WalkStep.Modal(
      look: random.element(of: WalkStep.Modal.Look.allCases),
      transition: random.element(of: [.coverVertical, .crossDissolve, .flipHorizontal]),
      content: random.oneIn(2) ? .plain : random.element(of: WalkStep.Modal.Content.allCases),
      animator: random.element(of: WalkStep.Modal.Animator.allCases),
      consent: random.oneIn(3) ? random.element(of: WalkStep.Modal.Consent.allCases) : .yes)
  }

  private static func point(_ random: inout RandomSource) -> CGPoint {
    CGPoint(x: Double(random.integer(1...39)) / 40, y: Double(random.integer(1...39)) / 40)
  }

  /// A drag in some direction; one in three is a fling.
  private static func drag(_ random: inout RandomSource) -> WalkStep {
    let start = point(&random)
    var end = point(&random)
    if !random.oneIn(4) { end.x = start.x }
    return .drag(from: start, to: end, seconds: random.oneIn(3) ? 0.1 : 0.3)
  }
}
