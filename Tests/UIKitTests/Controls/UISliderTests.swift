import Testing

@testable import UIKit

@MainActor
@Suite struct UISliderTests {
  private final class Log {
    var lines: [String] = []
  }

  private func stage(_ slider: UISlider) -> (GestureStage, Log) {
    let gestures = GestureStage()
    gestures.inner.removeFromSuperview()
    slider.frame = CGRect(x: 50, y: 100, width: 228, height: 34)
    gestures.outer.addSubview(slider)
    let log = Log()
    slider.addAction(
      UIAction { action in log.lines.append(String(format: "%.2f", (action.sender as? UISlider)?.value ?? -1)) },
      for: .valueChanged)
    gestures.stage.frame()
    return (gestures, log)
  }

  @Test func `the value keeps within its limits`() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -2
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.minimumValue == 8 && slider.maximumValue == 8 && slider.value == 8)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
  }

  @Test func `the thumb goes from end to end, and the other way from right to left`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 224, height: 4))
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(thumb(0) == CGRect(x: 0, y: 3, width: 28, height: 28))
    #expect(thumb(1).maxX == 228)
    #expect(thumb(0.5).midX == 114)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0).maxX == 228 && thumb(1).minX == 0)
  }

  @Test func `a finger drags the thumb, and what it does is told all along`() {
    let slider = UISlider()
    let (gestures, log) = stage(slider)
    gestures.began(64, 117)
    gestures.moved(114, 117)
    gestures.moved(164, 150)
    gestures.ended(164, 150)
    #expect(log.lines == ["0.25", "0.50"])
    #expect(slider.value == 0.5)
    gestures.began(200, 117)
    gestures.moved(250, 117)
    gestures.ended(250, 117)
    #expect(slider.value == 0.5, "what begins beside the thumb moves nothing")
    gestures.began(169, 117)
    gestures.moved(400, 117)
    gestures.ended(400, 117)
    #expect(slider.value == 1)
  }

  @Test func `a slider that is not continuous tells of the end, one that is off of nothing`() {
    let slider = UISlider()
    slider.isContinuous = false
    let (gestures, log) = stage(slider)
    gestures.began(64, 117)
    gestures.moved(114, 117)
    #expect(log.lines == [] && slider.value == 0.25)
    gestures.ended(164, 117)
    #expect(log.lines == ["0.50"])
    slider.isEnabled = false
    gestures.began(164, 117)
    gestures.moved(214, 117)
    gestures.ended(214, 117)
    #expect(slider.value == 0.5 && log.lines.count == 1)
  }

  @Test func `a value that is set in an animation has the thumb slide there`() {
    let slider = UISlider()
    let (gestures, log) = stage(slider)
    slider.setValue(1, animated: true)
    let thumb = slider.subviews.last!
    #expect(slider.value == 1 && thumb.frame.maxX == 228)
    gestures.stage.advance(by: 0.125)
    let shown = thumb.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 20 && shown < 180)
    gestures.stage.advance(by: 0.5)
    #expect(thumb.layer.presentation()?.frame.maxX == 228)
    #expect(log.lines == [])
  }

  @Test func `images stand in for thumb and track, by states`() {
    func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
    let (normal, pressed, line, icon) = (image(40, 44), image(20, 20), image(9, 6), image(16, 16))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    slider.setMinimumTrackImage(line, for: .normal)
    slider.minimumValueImage = icon
    slider.layoutIfNeeded()
    #expect(slider.currentThumbImage === normal && slider.thumbImage(for: .disabled) == nil)
    #expect(slider.intrinsicContentSize.height == 44)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 9, width: 16, height: 16))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 24, y: 14, width: 174, height: 6))
    #expect(slider.currentMinimumTrackImage === line && slider.currentMaximumTrackImage == nil)
    slider.isHighlighted = true
    slider.layoutIfNeeded()
    #expect(slider.currentThumbImage === pressed)
    #expect(slider.subviews.last?.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `the tint colour fills the track up to the thumb`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
    slider.tintColor = .red
    slider.value = 0.5
    slider.layoutIfNeeded()
    let filled = slider.subviews.first { $0.backgroundColor == .red }
    #expect(filled?.frame == CGRect(x: 2, y: 15, width: 112, height: 4))
    slider.minimumTrackTintColor = .green
    #expect(filled?.backgroundColor == .green)
    slider.isEnabled = false
    #expect(filled?.alpha == 0.5 && slider.subviews.last?.alpha == 1, "a thumb that is off hides the track")
  }

  @Test func `a screen reader moves it by tenths`() {
    let slider = UISlider()
    let (_, log) = stage(slider)
    #expect(slider.isAccessibilityElement && slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "10%")
    #expect(log.lines == ["0.10", "0.20", "0.10"])
  }
}
