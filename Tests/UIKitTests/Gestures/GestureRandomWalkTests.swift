import Testing

@testable import UIKit

/// Random fingers on a tree of views: whatever they do, everything comes to rest.
@MainActor
@Suite struct GestureRandomWalkTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Counts what a view hears of each touch.
  private final class Ledger {
    var open: Set<ObjectIdentifier> = []
    var kept: [UITouch] = []
    var faults: [String] = []

    func began(_ touches: Set<UITouch>) {
      for touch in touches {
        kept.append(touch)
        if !open.insert(ObjectIdentifier(touch)).inserted { faults.append("began twice") }
      }
    }

    func moved(_ touches: Set<UITouch>) {
      for touch in touches where !open.contains(ObjectIdentifier(touch)) { faults.append("moved without beginning") }
    }

    func finished(_ touches: Set<UITouch>, _ how: String) {
      for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
        faults.append("\(how) without beginning")
      }
    }
  }

  private final class LedgerView: UIView {
    var ledger: Ledger!
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { ledger.began(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { ledger.moved(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ledger.finished(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.finished(touches, "cancelled")
    }
  }

  private final class LedgerControl: UIControl {
    var ledger: Ledger!
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.began(touches)
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.moved(touches)
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.finished(touches, "ended")
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger.finished(touches, "cancelled")
      super.touchesCancelled(touches, with: event)
    }
  }

  /// Notes that the states of a recognizer follow each other as Apple allows.
  @MainActor
  private final class StateWatch: NSObject {
    var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var faults: [String] = []
    var onAction: (() -> Void)?

    func act(_ recognizer: UIGestureRecognizer) {
      let id = ObjectIdentifier(recognizer)
      let former = last[id] ?? .possible
      let state = recognizer.state
      let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      let isAllowed =
        switch state {
        case .began: former == .possible && !isDiscrete
        case .changed: former == .began || former == .changed
        case .ended: isDiscrete || former == .began || former == .changed
        case .cancelled: former == .began || former == .changed
        case .possible, .failed: false
        }
      if !isAllowed { faults.append("\(type(of: recognizer)) went from \(former) to \(state)") }
      last[id] = state == .ended || state == .cancelled ? .possible : state
      onAction?()
    }
  }

  private static func makeRecognizer(_ random: inout Generator) -> UIGestureRecognizer {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      return tap
    case 1, 2: return UIPanGestureRecognizer()
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5: return UILongPressGestureRecognizer()
    case 6:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .down]
      return swipe
    default:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      return edge
    }
  }

  @Test(arguments: 0..<40)
  func `whatever fingers do, recognizers come to rest and each touch ends once`(seed: Int) {
    var random = Generator(state: UInt64(seed))
    let stage = Stage()
    let ledger = Ledger()
    let watch = StateWatch()
    _SelectorRuntime.register("act:", StateWatch.act(_:))
    let delegate = GestureDelegate()
    delegate.isSimultaneous = seed % 4 == 1
    var views: [UIView] = [stage.root]
    var recognizers: [UIGestureRecognizer] = []
    for index in 0..<12 {
      let parent = views.randomElement(using: &random)!
      let frame = CGRect(
        x: .random(in: -20...100, using: &random), y: .random(in: -20...200, using: &random),
        width: .random(in: 60...300, using: &random), height: .random(in: 60...500, using: &random))
      if index % 4 == 3 {
        let control = LedgerControl(frame: frame)
        control.ledger = ledger
        parent.addSubview(control)
      } else {
        let view = LedgerView(frame: frame)
        view.ledger = ledger
        view.isMultipleTouchEnabled = Bool.random(using: &random)
        view.isExclusiveTouch = Int.random(in: 0..<8, using: &random) == 0
        parent.addSubview(view)
        views.append(view)
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let recognizer = Self.makeRecognizer(&random)
        recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 { recognizer.delegate = delegate }
        recognizer.addTarget(watch, action: "act:")
        if let other = recognizers.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
          recognizer.require(toFail: other)
          if Bool.random(using: &random) { other.require(toFail: recognizer) }
        }
        parent.subviews.last!.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
      }
    }
    var count = 0
    watch.onAction = {
      count += 1
      // Now and then an action pulls the rug away.
      if seed % 3 == 2, count % 17 == 0 {
        views.last?.removeFromSuperview()
        recognizers[count % recognizers.count].isEnabled.toggle()
      }
    }
    var down: [Int: CGPoint] = [:]
    func touch(_ finger: Int, _ phase: UITouch.Phase) {
      stage.scene.touch(id: finger, phase: phase, at: down[finger]!)
    }
    for _ in 0..<400 {
      let finger = Int.random(in: 0..<5, using: &random)
      if let point = down[finger] {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<6:
          down[finger] = CGPoint(
            x: point.x + .random(in: -30...30, using: &random), y: point.y + .random(in: -30...30, using: &random))
          touch(finger, .moved)
        case 6..<9:
          touch(finger, .ended)
          down[finger] = nil
        default:
          touch(finger, .cancelled)
          down[finger] = nil
        }
      } else {
        down[finger] = CGPoint(x: .random(in: 0...390, using: &random), y: .random(in: 0...700, using: &random))
        touch(finger, .began)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        stage.advance(by: [0.02, 0.1, 0.6].randomElement(using: &random)!)
      }
    }
    for finger in down.keys.sorted() { touch(finger, .ended) }
    stage.advance(by: 2)
    #expect(ledger.faults.isEmpty)
    #expect(ledger.open.isEmpty)
    #expect(watch.faults.isEmpty)
    #expect(recognizers.filter { $0.state != .possible || $0.numberOfTouches != 0 }.isEmpty)
    #expect(GestureArbiter.shared.active.isEmpty)
    #expect(ledger.kept.count > 5)
    // A touch holds its view, and the view the ledger.
    ledger.kept = []
  }
}
