import QuartzCore
import Testing

@MainActor
struct CATransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A red layer of 20 by 20 in the middle of 40 by 40, which a transition of a second leads to blue.
  private func frame(
    at part: Double, _ configure: (CATransition) -> Void = { _ in }, change: ((CALayer) -> Void)? = nil
  ) -> Bitmap {
    var result = Bitmap(width: 1, height: 1)
    onSteppedClock {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = red
      root.addSublayer(layer)
      let compositor = Compositor(pixelWidth: 40, pixelHeight: 40, scale: 1)
      _ = compositor.render(root, at: 100)
      CATransaction.flush()
      let transition = CATransition()
      transition.duration = 1
      configure(transition)
      layer.add(transition, forKey: "mine")
      CATransaction.setDisableActions(true)
      if let change { change(layer) } else { layer.backgroundColor = blue }
      CATransaction.flush()
      advance(to: 100 + part)
      _ = compositor.render(root, at: 100 + part)
      result = compositor.bitmap.copy()
    }
    return result
  }

  private func parts(_ pixel: UInt32) -> SIMD4<Int> {
    SIMD4(Int(pixel >> 24), Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
  }

  private func isNear(_ pixel: UInt32, _ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    let difference = parts(pixel) &- SIMD4(alpha, red, green, blue)
    return (0..<4).allSatisfy { abs(difference[$0]) <= 2 }
  }

  @Test func `a fade mixes what was and what is, and stays opaque`() {
    let bitmap = frame(at: 0.25)
    #expect(isNear(bitmap[20, 20], 255, 191, 0, 64))
    #expect(bitmap[5, 20] == 0)
    #expect(isNear(frame(at: 1)[20, 20], 255, 0, 0, 255))
  }

  @Test func `a fade lets what was not there appear`() {
    let bitmap = frame(at: 0.5) {
      $0.type = .fade
    } change: {
      $0.backgroundColor = nil
    }
    #expect(isNear(bitmap[20, 20], 128, 128, 0, 0))
  }

  @Test func `the new moves in over the old from its side`() {
    let left = frame(at: 0.25) {
      $0.type = .moveIn
      $0.subtype = .fromLeft
    }
    // The new has come 5 of its 20 points, and still hangs out on the left.
    #expect(isNear(left[12, 20], 255, 0, 0, 255) && isNear(left[17, 20], 255, 255, 0, 0))
    #expect(isNear(left[2, 20], 255, 0, 0, 255))
    let top = frame(at: 0.25) {
      $0.type = .moveIn
      $0.subtype = .fromTop
    }
    // Core Animation's top is where y is greatest.
    #expect(isNear(top[20, 27], 255, 0, 0, 255) && isNear(top[20, 22], 255, 255, 0, 0))
  }

  @Test func `a push moves both`() {
    let bitmap = frame(at: 0.25) {
      $0.type = .push
      $0.subtype = .fromRight
    }
    #expect(isNear(bitmap[7, 20], 255, 255, 0, 0) && isNear(bitmap[22, 20], 255, 255, 0, 0))
    #expect(isNear(bitmap[27, 20], 255, 0, 0, 255) && isNear(bitmap[37, 20], 255, 0, 0, 255))
  }

  @Test func `a reveal takes the old away from above the new`() {
    let bitmap = frame(at: 0.5) {
      $0.type = .reveal
      $0.subtype = .fromLeft
    }
    #expect(isNear(bitmap[12, 20], 255, 0, 0, 255) && isNear(bitmap[22, 20], 255, 255, 0, 0))
    #expect(isNear(bitmap[38, 20], 255, 255, 0, 0))
  }

  @Test func `a transition may begin and end part of the way`() {
    let bitmap = frame(at: 0.5) {
      $0.startProgress = 0.5
      $0.endProgress = 0.7
    }
    #expect(isNear(bitmap[20, 20], 255, 102, 0, 153))
  }

  @Test func `a transition has the pace of its timing function and the one key`() {
    let bitmap = frame(at: 0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    let red = parts(bitmap[20, 20]).y
    #expect(abs(Double(red) - 255 * (1 - 0.3153568)) < 2)
    onSteppedClock {
      let layer = CALayer()
      layer.add(CATransition(), forKey: "mine")
      #expect(layer.animationKeys() == [kCATransition])
      #expect(layer.animation(forKey: kCATransition)?.duration == 0.25)
    }
  }

  @Test func `a transition that is over leaves nothing`() {
    onSteppedClock {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      root.backgroundColor = red
      let compositor = Compositor(pixelWidth: 20, pixelHeight: 20, scale: 1)
      _ = compositor.render(root, at: 100)
      let log = AnimationLog()
      let transition = CATransition()
      transition.duration = 0.5
      transition.delegate = log
      root.add(transition, forKey: nil)
      advance(to: 101)
      #expect(log.events == ["start ?", "stop ? true"])
      _ = compositor.render(root, at: 101)
      #expect(compositor.bitmap[10, 10] == 0xFFFF_0000)
      #expect(!AnimationScheduler.hasRunningAnimations)
    }
  }
}
