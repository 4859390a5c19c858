import Testing

@testable import UIKit

@MainActor
@Suite struct FramePipelineTests {
  @Test func `an idle application waits for nothing`() {
    let stage = Stage()
    stage.frame()
    #expect(FramePipeline.nextWakeTime == nil)
    stage.root.setNeedsLayout()
    #expect(FramePipeline.nextWakeTime == CACurrentMediaTime())
    stage.frame()
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `a running animation wants the next frame, and a deadline its time`() {
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    stage.frame()
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    stage.frame()
    let wake = FramePipeline.nextWakeTime ?? 0
    #expect(wake > CACurrentMediaTime())
    #expect(wake <= CACurrentMediaTime() + 1.0 / 60 + 1e-9)
    stage.advance(by: 1)
    stage.frame()
    #expect(FramePipeline.nextWakeTime == nil)
    let token = MediaClock.shared.schedule(at: stage.time + 5) {}
    #expect(FramePipeline.nextWakeTime == stage.time + 5)
    MediaClock.shared.cancel(token)
  }

  @Test func `a frame does its passes in order`() {
    final class Watching: UIView {
      var log: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let stage = Stage()
    let view = Watching()
    stage.root.addSubview(view)
    stage.frame()
    view.log = []
    MediaClock.shared.schedule(at: stage.time + 1.0 / 60) {
      MainActor.assumeIsolated {
        view.log.append("deadline")
        view.setNeedsLayout()
      }
    }
    UIView.animate(withDuration: 1.0 / 60, animations: { view.alpha = 0 }) { _ in view.log.append("animation end") }
    stage.advance(by: 1.0 / 60)
    #expect(view.log == ["deadline", "animation end", "layout"])
  }
}
