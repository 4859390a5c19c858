import Scrim
import Testing
import UIKitTesting

/// Random histories of calls and of what happens around a modal.
@MainActor @Suite struct ModalViewHistoryTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: ["iphone-15", "320x568@2", "1x1@1", "40x20@3", "ipad-pro-13"])
  func `whatever happens, each completion comes once and the last call wins`(device: String) throws {
    for seed in 0..<30 {
      var random = Generator(state: UInt64(seed))
      let root = UIView()
      let container = UIView()
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let modal = ModalView()
      let app = TestApplication(device: try #require(TestDevice(device)), rootView: root)
      container.frame = root.bounds
      root.addSubview(container)
      container.addSubview(modal)
      var calls: [Int] = []
      var history: [String] = []
      var last = false
      func call(_ show: Bool, _ animated: Bool) {
        let index = calls.count
        calls.append(0)
        last = show
        let completion = {
          calls[index] += 1
          if calls[index] > 1 { Issue.record("seed \(seed): twice: \(history)") }
        }
        if show { modal.show(animated, completion: completion) } else { modal.hide(animated, completion: completion) }
      }
      for _ in 0..<40 {
        let step = Int.random(in: 0..<16, using: &random)
        history.append("\(step)")
        switch step {
        case 0...2: call(true, true)
        case 3...5: call(false, true)
        case 6: call(true, false)
        case 7: call(false, false)
        case 8:
          app.rotate(
            to: [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown].randomElement(using: &random)!)
        case 9:
          let sides: [CGFloat] = [1, 2, 0.5, 10, 320, 568, 1024, 4000]
          app.resize(
            to: CGSize(
              width: sides.randomElement(using: &random)!, height: sides.randomElement(using: &random)!))
        case 10: Bool.random(using: &random) ? app.enterBackground() : app.enterForeground()
        case 11: modal.removeFromSuperview()
        case 12:
          if modal.superview == nil { (Bool.random(using: &random) ? container : root).addSubview(modal) }
        case 13: container.removeFromSuperview()
        case 14: if container.superview == nil { root.addSubview(container) }
        default: container.frame.size = Bool.random(using: &random) ? .zero : root.bounds.size
        }
        if Bool.random(using: &random) { app.advance(by: Double(Int.random(in: 0...30, using: &random)) / 60) }
      }
      app.enterForeground()
      if container.superview == nil { root.addSubview(container) }
      container.frame = root.bounds
      if modal.superview == nil { container.addSubview(modal) }
      try app.advanceUntilIdle()
      #expect(modal.isShowing == last, "seed \(seed): \(history)")
      #expect(modal.isHidden == !last, "seed \(seed): \(history)")
      #expect(calls.allSatisfy { $0 == 1 }, "seed \(seed): \(calls) \(history)")
      #expect(app.messages == [], "seed \(seed): \(history)")
      #expect(app.exceptions == [], "seed \(seed): \(history)")
      // A container's edges may lie between pixels; the modal's do not.
      let pixel = 1 / app.device.scale
      let space = modal.superview?.bounds.size ?? .zero
      #expect(abs(modal.frame.width - space.width) < pixel && abs(modal.frame.height - space.height) < pixel)
      #expect(abs(modal.slideView.frame.minY - (last ? 0 : modal.bounds.height)) < pixel, "seed \(seed): \(history)")
      #expect(modal.backdropView.alpha == (last ? 1 : 0))
      #expect(modal.slideView.layer.animationKeys() == nil)
      app.close()
    }
  }

  @Test func `completions may call, remove and add again without end or loss`() throws {
    let stage = try ModalStage()
    let modal = stage.modal
    var order: [String] = []
    modal.show {
      order.append("a")
      modal.hide {
        order.append("b")
        modal.removeFromSuperview()
        modal.show {
          order.append("c")
          stage.root.addSubview(modal)
          modal.hide(false) { order.append("d") }
        }
      }
    }
    try stage.app.advanceUntilIdle()
    #expect(order == ["a", "b", "c", "d"])
    #expect(modal.isHidden && !modal.isShowing)
    var count = 0
    func again() {
      count += 1
      if count < 50 { count % 2 == 0 ? modal.show { again() } : modal.hide(false) { again() } }
    }
    modal.show { again() }
    try stage.app.advanceUntilIdle(limit: 120)
    #expect(count == 50)
    #expect(stage.app.messages == [])
  }

  @Test func `a modal in no window or in an empty container shows and hides`() throws {
    let modal = ModalView()
    var calls = 0
    modal.show { calls += 1 }
    modal.hide { calls += 1 }
    let container = UIView()
    container.addSubview(modal)
    modal.show(false) { calls += 1 }
    container.layoutIfNeeded()
    #expect(modal.frame == .zero)
    #expect(calls >= 2)
    let stage = try ModalStage()
    stage.root.addSubview(container)
    try stage.app.advanceUntilIdle()
    #expect(modal.isShowing && !modal.isHidden)
    modal.hide { calls += 1 }
    try stage.app.advanceUntilIdle()
    #expect(calls == 4)
    #expect(stage.app.messages == [])
  }
}
