import Testing

@testable import UIKit

@MainActor
@Suite struct UIMotionEffectTests {
  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any?, _ maximum: Any?
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = minimum
    effect.maximumRelativeValue = maximum
    return effect
  }

  private func makeBox(on stage: Stage) -> UIView {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.root.addSubview(box)
    stage.frame()
    return box
  }

  private func shownPosition(_ view: UIView) -> CGPoint? { view.layer.presentation()?.position }

  @Test func `values lie evenly between the minimum and the maximum`() {
    let across = effect("center.x", .tiltAlongHorizontalAxis, -10, 30)
    func value(_ horizontal: CGFloat) -> CGFloat? {
      let offset = UIOffset(horizontal: horizontal, vertical: 0.7)
      return across.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat
    }
    #expect([-1, 0, 0.5, 1, 3].map(value) == [-10, 10, 20, 30, 30])
    let down = effect("layer.shadowOffset", .tiltAlongVerticalAxis, nil, CGSize(width: 4, height: 8))
    let size = down.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
    #expect(size?["layer.shadowOffset"] as? CGSize == CGSize(width: 2, height: 4))
    let none = UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
    #expect(none.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let mixed = effect("center", .tiltAlongVerticalAxis, 3, CGPoint(x: 1, y: 1))
    #expect(mixed.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `a tilt moves what is shown and leaves the view where it is`() {
    let stage = Stage()
    let box = makeBox(on: stage)
    box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10, 10))
    box.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, -20, 20))
    #expect(shownPosition(box) ?? box.center == CGPoint(x: 125, y: 125))
    stage.scene.viewerOffset = UIOffset(horizontal: 1, vertical: -0.5)
    #expect(shownPosition(box) == CGPoint(x: 135, y: 115))
    #expect(box.center == CGPoint(x: 125, y: 125))
    stage.frame()
    #expect(FramePipeline.nextWakeTime == nil)
    stage.advance(by: 3)
    #expect(shownPosition(box) == CGPoint(x: 135, y: 115))
    stage.scene.viewerOffset = .zero
    #expect(shownPosition(box) ?? box.center == CGPoint(x: 125, y: 125))
  }

  @Test func `effects follow their view out of a window and into one`() {
    let stage = Stage()
    let box = makeBox(on: stage)
    stage.scene.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    let across = effect("center.x", .tiltAlongHorizontalAxis, -10, 10)
    box.addMotionEffect(across)
    #expect(box.motionEffects == [across])
    box.removeFromSuperview()
    #expect(box.layer.animationKeys()?.isEmpty ?? true)
    stage.root.addSubview(box)
    #expect(shownPosition(box)?.x == 135)
    box.removeMotionEffect(across)
    #expect(shownPosition(box)?.x ?? box.center.x == 125)
    #expect(box.motionEffects.isEmpty)
  }

  @Test func `a group adds its effects together`() {
    let stage = Stage()
    let box = makeBox(on: stage)
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis, -10, 10), effect("center.x", .tiltAlongVerticalAxis, -5, 5),
      effect("layer.shadowOffset.width", .tiltAlongVerticalAxis, -4, 4),
      effect("alpha", .tiltAlongVerticalAxis, 0, -0.25),
    ]
    box.addMotionEffect(group)
    stage.scene.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    #expect(shownPosition(box)?.x == 140)
    #expect(box.layer.presentation()?.shadowOffset == CGSize(width: 4, height: -3))
    #expect(box.layer.presentation()?.opacity == 0.75)
  }

  @Test func `with reduced motion nothing is seen of effects`() {
    let stage = Stage()
    let box = makeBox(on: stage)
    box.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10, 10))
    stage.scene.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    UIApplication.shared.settings.isReduceMotionEnabled = true
    #expect(shownPosition(box)?.x ?? box.center.x == 125)
    UIApplication.shared.settings.isReduceMotionEnabled = false
    #expect(shownPosition(box)?.x == 135)
  }
}
