import Testing

@testable import UIKit

/// Notes the calls of a scroll view, and of scrolling only the first and how often.
@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var scrolls = 0
  var target: ((CGPoint) -> CGPoint)?
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var zoomed: UIView?

  private func note(_ line: String) { lines.append(line) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if lines.last != "scroll" { note("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(proposed) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging\(decelerate ? ", decelerates" : "")")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will zoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("did zoom to \(scale)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
@Suite struct UIScrollViewTests {
  @MainActor
  private struct Scene {
    let scene: GestureStage
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let log = ScrollLog()
    var stage: Stage { scene.stage }

    init(content: CGSize = CGSize(width: 300, height: 2000), device: String = "390x844@3") {
      scene = GestureStage(device: device)
      scroll.contentSize = content
      scroll.delegate = log
      scene.outer.addSubview(scroll)
      stage.frame()
      log.lines = []
      log.scrolls = 0
    }

    /// A finger that goes so far, in steps of a 60th of a second, and is lifted.
    func fling(dx: CGFloat = 0, dy: CGFloat, steps: Int = 6) {
      drag(dx: dx, dy: dy, steps: steps)
      scene.ended(150 + dx, 300 + dy)
    }

    func drag(dx: CGFloat = 0, dy: CGFloat, steps: Int = 6) {
      scene.began(150, 300)
      for step in 1...steps {
        stage.advance(by: 1.0 / 60)
        let part = CGFloat(step) / CGFloat(steps)
        scene.moved(150 + dx * part, 300 + dy * part)
      }
    }
  }

  // MARK: Offsets and insets

  @Test func `the content offset is the origin of the bounds`() {
    let scene = Scene()
    scene.scroll.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scene.scroll.bounds.origin == CGPoint(x: 0, y: 120))
    scene.scroll.bounds.origin.y = 130
    #expect(scene.scroll.contentOffset.y == 130)
    #expect(scene.log.scrolls == 2)
    scene.scroll.contentOffset.y = 130
    #expect(scene.log.scrolls == 2)
    let child = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scene.scroll.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: scene.scene.outer) == CGPoint(x: 0, y: 170))
    let raised = exceptions { scene.scroll.contentOffset.y = .nan }
    #expect(raised.map(\.name) == ["CALayerInvalidGeometry"])
  }

  @Test func `the safe area is added to the inset of what can be scrolled`() {
    let scene = Scene(device: "iPhone 14")
    let scroll = scene.scroll
    scroll.frame = scene.stage.root.bounds
    scene.stage.frame()
    #expect(scroll.safeAreaInsets.top == 47)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -47)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(scroll.adjustedContentInset.top == 57)
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -57))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.contentInset = .zero
    scroll.contentSize.height = 100
    scroll.contentInsetAdjustmentBehavior = .automatic
    #expect(scroll.adjustedContentInset == .zero)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 47)
    scroll.alwaysBounceVertical = false
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 47)
    #expect(scene.log.take().contains("inset"))
  }

  @Test func `scrolling to a rectangle goes no further than needed`() {
    let scene = Scene()
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scene.scroll.contentOffset.y == 110)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 10), animated: false)
    #expect(scene.scroll.contentOffset.y == 90)
    scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 1995, width: 10, height: 100), animated: false)
    #expect(scene.scroll.contentOffset.y == 1600)
  }

  @Test func `an animated offset is reached in time`() {
    let scene = Scene()
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.stage.advance(by: 0.15)
    #expect(abs(scene.scroll.contentOffset.y - 150) < 1)
    scene.stage.advance(by: 0.2)
    #expect(scene.scroll.contentOffset.y == 300)
    #expect(scene.log.take() == ["scroll", "did animate"])
    #expect(FramePipeline.nextWakeTime != .zero)
  }

  @Test func `a view that grows leaves no gap below the content`() {
    let scene = Scene()
    scene.scroll.contentOffset.y = 1600
    scene.scroll.frame.size.height = 500
    scene.stage.frame()
    #expect(scene.scroll.contentOffset.y == 1500)
  }

  // MARK: Dragging

  @Test func `content follows the finger from where the drag was recognised`() {
    let scene = Scene()
    scene.scene.began(150, 300)
    #expect(scene.scroll.isTracking && !scene.scroll.isDragging)
    scene.scene.moved(150, 285)
    #expect(scene.scroll.isDragging)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.scene.moved(150, 250)
    #expect(scene.scroll.contentOffset.y == 35)
    #expect(scene.log.take() == ["will begin dragging", "scroll"])
    scene.stage.advance(by: 0.5)
    scene.scene.ended(150, 250)
    #expect(scene.log.take() == ["will end dragging", "did end dragging"])
    #expect(!scene.scroll.isTracking && !scene.scroll.isDragging && !scene.scroll.isDecelerating)
    #expect(scene.scroll.contentOffset.y == 35)
  }

  @Test func `a fling slows down by the closed form and tells its delegate in order`() {
    let scene = Scene(content: CGSize(width: 300, height: 20_000))
    scene.fling(dy: -200, steps: 10)
    let start = Double(scene.scroll.contentOffset.y)
    let speed: Double = 1200
    #expect(abs(Double(scene.log.velocity.y) * 1000 - speed) < 1e-6)
    let decay: Double = -1000 * log(0.998)
    let target: Double = start + speed / decay
    #expect(abs(Double(scene.log.proposed.y) - target) < 1e-6)
    #expect(scene.scroll.isDecelerating)
    for step in 1...30 {
      scene.stage.advance(by: 1.0 / 60)
      let time = Double(step) / 60
      let left: Double = pow(0.998, time * 1000)
      let expected: Double = start + speed * (left - 1) / -decay
      #expect(abs(Double(scene.scroll.contentOffset.y) - expected) < 1e-6)
    }
    scene.stage.advance(by: 5)
    #expect(abs(scene.scroll.contentOffset.y - scene.log.proposed.y) < 1e-6)
    #expect(!scene.scroll.isDecelerating)
    #expect(
      scene.log.take() == [
        "will begin dragging", "scroll", "will end dragging", "did end dragging, decelerates", "will decelerate",
        "scroll", "did decelerate",
      ])
  }

  @Test func `the delegate chooses where a fling comes to rest`() {
    let scene = Scene()
    scene.log.target = { _ in CGPoint(x: 0, y: 500) }
    scene.fling(dy: -200, steps: 10)
    let start = scene.scroll.contentOffset.y
    scene.stage.advance(by: 1.0 / 60)
    // It goes on with the velocity of the finger.
    #expect(abs((scene.scroll.contentOffset.y - start) * 60 - 1200) < 60)
    scene.stage.advance(by: 5)
    #expect(scene.scroll.contentOffset.y == 500)
  }

  @Test func `a finger catches content that moves, and the content under it hears nothing`() {
    let scene = Scene()
    let inside = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scene.scroll.addSubview(inside)
    scene.fling(dy: -200)
    scene.stage.advance(by: 0.1)
    let caught = scene.scroll.contentOffset.y
    inside.lines = []
    scene.log.lines = []
    scene.scene.began(150, 300)
    #expect(!scene.scroll.isDecelerating)
    #expect(scene.log.take() == ["did decelerate"])
    scene.stage.advance(by: 0.3)
    scene.scene.ended(150, 300)
    scene.stage.advance(by: 0.3)
    #expect(scene.scroll.contentOffset.y == caught)
    #expect(inside.take() == [])
  }

  @Test func `beyond the edge content resists, and swings back`() {
    let scene = Scene()
    scene.drag(dy: 110, steps: 11)
    #expect(abs(scene.scroll.contentOffset.y + ScrollPhysics.rubberBand(100, dimension: 400)) < 1e-9)
    scene.stage.advance(by: 0.2)
    let pulled = scene.scroll.contentOffset.y
    scene.scene.ended(150, 410)
    #expect(scene.log.take().last == "will decelerate")
    scene.stage.advance(by: 0.1)
    // A critically damped spring of frequency 10 from rest: (1 + w t) e^(-w t).
    #expect(abs(scene.scroll.contentOffset.y - pulled * 2 * exp(-1)) < 1e-6)
    scene.stage.advance(by: 2)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.scroll.bounces = false
    scene.drag(dy: 110)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.scene.ended(150, 410)
  }

  @Test func `content that fits does not move unless it always bounces`() {
    let scene = Scene(content: CGSize(width: 100, height: 100))
    scene.fling(dy: -100)
    #expect(scene.log.take() == [])
    scene.scroll.alwaysBounceVertical = true
    scene.drag(dy: -110, steps: 11)
    #expect(abs(scene.scroll.contentOffset.y - ScrollPhysics.rubberBand(100, dimension: 400)) < 1e-9)
    scene.scene.ended(150, 190)
    scene.stage.advance(by: 2)
    #expect(scene.scroll.contentOffset.y == 0)
  }

  @Test func `paging comes to rest at pages`() {
    let scene = Scene(content: CGSize(width: 1500, height: 400))
    scene.scroll.isPagingEnabled = true
    scene.fling(dx: -100, dy: 0)
    scene.stage.advance(by: 3)
    #expect(scene.scroll.contentOffset == CGPoint(x: 300, y: 0))
    // Slowly by less than half a page: back.
    scene.drag(dx: -100, dy: 0)
    scene.stage.advance(by: 0.3)
    scene.scene.ended(50, 300)
    scene.stage.advance(by: 3)
    #expect(scene.scroll.contentOffset.x == 300)
    scene.fling(dx: 60, dy: 0, steps: 3)
    scene.stage.advance(by: 3)
    #expect(scene.scroll.contentOffset.x == 0)
  }

  @Test func `a locked drag stays on its axis`() {
    let scene = Scene(content: CGSize(width: 2000, height: 2000))
    scene.scroll.isDirectionalLockEnabled = true
    scene.drag(dx: -20, dy: -100)
    #expect(scene.scroll.contentOffset.x == 0)
    #expect(scene.scroll.contentOffset.y > 50)
    scene.scene.ended(130, 200)
    scene.scroll.setContentOffset(.zero, animated: false)
    scene.drag(dx: -80, dy: -100)
    #expect(scene.scroll.contentOffset.x > 30)
    scene.scene.ended(70, 200)
    scene.scroll.isScrollEnabled = false
    scene.scroll.setContentOffset(.zero, animated: false)
    scene.fling(dy: -100)
    #expect(scene.scroll.contentOffset == .zero)
  }

  // MARK: Content's touches

  @Test func `the content hears of a touch when the finger rests or is lifted, not of a drag`() {
    let scene = Scene()
    let inside = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scene.scroll.addSubview(inside)
    scene.scene.began(150, 300)
    #expect(inside.take() == [])
    scene.stage.advance(by: 0.14)
    #expect(inside.take() == [])
    scene.stage.advance(by: 0.02)
    #expect(inside.take() == ["began 150,300"])
    scene.scene.moved(150, 280)
    #expect(inside.take() == ["cancelled 150,280"])
    scene.scene.ended(150, 280)
    scene.stage.advance(by: 3)
    scene.scene.tap(150, 300)
    #expect(inside.take() == ["began 150,300", "ended 150,300"])
    scene.fling(dy: -100)
    #expect(inside.take() == [])
    scene.stage.advance(by: 5)
    scene.scroll.delaysContentTouches = false
    scene.scene.began(150, 300)
    #expect(inside.take() == ["began 150,300"])
    scene.scroll.canCancelContentTouches = false
    scene.scene.moved(150, 250)
    #expect(inside.take() == ["moved 150,250"])
    #expect(!scene.scroll.isDragging)
    scene.scene.ended(150, 250)
  }

  @Test func `a control that is pressed keeps its touch, a quick drag over it scrolls`() {
    let scene = Scene()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scene.scroll.addSubview(control)
    scene.scene.began(150, 300)
    scene.stage.advance(by: 0.2)
    #expect(control.isTracking)
    scene.scene.moved(150, 250)
    #expect(!scene.scroll.isDragging)
    scene.scene.ended(150, 250)
    scene.fling(dy: -60)
    #expect(scene.log.take().first == "will begin dragging")
    #expect(!control.isTracking)
  }

  @Test func `the pan's delegate is the scroll view and nobody else`() {
    let scene = Scene()
    let raised = exceptions { scene.scroll.panGestureRecognizer.delegate = GestureDelegate() }
    #expect(raised.count == 1)
    #expect(scene.scroll.panGestureRecognizer.view === scene.scroll)
    #expect(scene.scroll.pinchGestureRecognizer == nil)
  }

  // MARK: Nested

  @Test func `a scroll view in another scrolls its own way, and at its end lets the outer one`() {
    let scene = Scene(content: CGSize(width: 1200, height: 400))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 1000)
    scene.scroll.addSubview(inner)
    scene.fling(dy: -100)
    #expect(inner.contentOffset.y > 50)
    #expect(scene.scroll.contentOffset == .zero)
    scene.stage.advance(by: 5)
    scene.fling(dx: -100, dy: 0)
    scene.stage.advance(by: 5)
    #expect(scene.scroll.contentOffset.x > 100)
    scene.scroll.setContentOffset(.zero, animated: false)
    scene.scroll.contentSize = CGSize(width: 300, height: 1400)
    inner.contentOffset.y = 600
    scene.fling(dy: -100)
    #expect(scene.scroll.contentOffset.y > 50)
    #expect(inner.contentOffset.y == 600)
    scene.stage.advance(by: 5)
    inner.contentOffset.y = 300
    scene.scroll.setContentOffset(.zero, animated: false)
    scene.drag(dy: -100)
    #expect(inner.contentOffset.y > 350)
    #expect(scene.scroll.contentOffset.y == 0)
    scene.scene.ended(150, 200)
  }

  // MARK: Zooming

  @Test func `a pinch zooms about the fingers and springs back to the limits`() {
    let scene = Scene(content: CGSize(width: 300, height: 400))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scene.scroll.addSubview(picture)
    scene.log.zoomed = picture
    scene.scroll.maximumZoomScale = 3
    #expect(scene.scroll.pinchGestureRecognizer != nil)
    scene.scene.began(100, 300, finger: 1)
    scene.scene.began(200, 300, finger: 2)
    scene.scene.moved(220, 300, finger: 2)
    #expect(scene.scroll.isZooming)
    let anchor = picture.convert(CGPoint(x: 160, y: 200), from: scene.scroll.superview)
    scene.scene.moved(80, 300, finger: 1)
    scene.scene.moved(240, 300, finger: 2)
    #expect(abs(scene.scroll.zoomScale - 160.0 / 120) < 1e-9)
    #expect(scene.scroll.contentSize.width == picture.frame.width)
    #expect(abs(picture.convert(CGPoint(x: 160, y: 200), from: scene.scroll.superview).x - anchor.x) < 1e-6)
    scene.scene.ended(80, 300, finger: 1)
    scene.scene.ended(240, 300, finger: 2)
    #expect(!scene.scroll.isZooming)
    scene.stage.advance(by: 1)
    #expect(scene.log.take().contains("did zoom to \(scene.scroll.zoomScale)"))
    scene.scroll.zoomScale = 10
    #expect(scene.scroll.zoomScale == 3)
    #expect(scene.log.take().last == "did zoom to 3.0")
    scene.scroll.setZoomScale(1, animated: true)
    #expect(scene.log.take().contains("will zoom"))
    scene.stage.advance(by: 1)
    #expect(scene.log.take().last == "did zoom to 1.0")
    scene.scroll.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 200), animated: false)
    #expect(scene.scroll.zoomScale == 2)
    #expect(abs(scene.scroll.contentOffset.x - 300) < 1e-6 && abs(scene.scroll.contentOffset.y - 400) < 1e-6)
  }

  // MARK: Indicators

  @Test func `the indicator is there while content moves and tells where it is`() {
    let scene = Scene()
    #expect(scene.scroll.subviews.isEmpty)
    scene.drag(dy: -100)
    let bars = scene.scroll.subviews.filter { !$0.isHidden && $0.alpha == 1 }
    #expect(bars.count == 1)
    let bar = bars[0]
    let place = bar.convert(bar.bounds, to: scene.scene.outer)
    #expect(place.maxX == 297 && place.width == 3)
    // As long a part of the track as is seen of the whole.
    #expect(abs(place.height - 394 * 400 / 2000) < 1e-9)
    let progress = scene.scroll.contentOffset.y / 1600
    #expect(abs(place.minY - (103 + (394 - place.height) * progress)) < 1e-6)
    scene.stage.advance(by: 0.2)
    scene.scene.ended(150, 200)
    scene.stage.advance(by: 2)
    #expect(bar.alpha == 0)
  }

  // MARK: Auto Layout

  @Test func `constraints to the edges give the content its size`() {
    let scene = Scene(content: .zero)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    scene.scroll.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: scene.scroll.topAnchor, constant: 10),
      inside.leadingAnchor.constraint(equalTo: scene.scroll.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: scene.scroll.trailingAnchor),
      inside.bottomAnchor.constraint(equalTo: scene.scroll.bottomAnchor, constant: -20),
      inside.widthAnchor.constraint(equalTo: scene.scroll.widthAnchor),
      inside.heightAnchor.constraint(equalToConstant: 900),
    ])
    scene.stage.frame()
    #expect(inside.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scene.scroll.contentSize == CGSize(width: 300, height: 930))
    scene.scroll.contentOffset.y = 100
    scene.stage.frame()
    #expect(inside.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    scene.scroll.frame.size.width = 250
    scene.stage.frame()
    #expect(scene.scroll.contentSize == CGSize(width: 250, height: 930))
  }

  @Test func `the guides stand for the content and for what is seen of it`() {
    let scene = Scene(content: .zero)
    let inside = UIView()
    let header = UIView()
    for view in [inside, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.scroll.addSubview(view)
    }
    let content = scene.scroll.contentLayoutGuide
    let frame = scene.scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: content.topAnchor),
      inside.leftAnchor.constraint(equalTo: content.leftAnchor),
      inside.rightAnchor.constraint(equalTo: content.rightAnchor),
      inside.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inside.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 2),
      inside.heightAnchor.constraint(equalToConstant: 1000),
      header.topAnchor.constraint(equalTo: frame.topAnchor),
      header.leftAnchor.constraint(equalTo: frame.leftAnchor),
      header.widthAnchor.constraint(equalTo: frame.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
    scene.stage.frame()
    #expect(scene.scroll.contentSize == CGSize(width: 600, height: 1000))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    scene.scroll.contentOffset = CGPoint(x: 50, y: 200)
    scene.stage.frame()
    #expect(header.frame == CGRect(x: 50, y: 200, width: 300, height: 44))
    #expect(inside.frame == CGRect(x: 0, y: 0, width: 600, height: 1000))
    #expect(frame.layoutFrame == CGRect(x: 50, y: 200, width: 300, height: 400))
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 600, height: 1000))
    #expect(scene.scroll.contentSize == CGSize(width: 600, height: 1000))
  }

  // MARK: Offsets that are set on the way

  /// Content without end: what is seen is brought back to the middle whenever it comes near an edge.
  private final class Endless: UIScrollView {
    var turns = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      guard contentOffset.y > 500 else { return }
      turns += 1
      contentOffset.y -= 300
    }
  }

  @Test func `content without end is brought back under the finger, and goes on`() {
    let scene = GestureStage(device: "390x844@3")
    let scroll = Endless(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scene.outer.addSubview(scroll)
    scroll.contentOffset.y = 450
    scene.stage.frame()
    scene.began(150, 400)
    var offsets: [CGFloat] = []
    for step in 1...20 {
      scene.stage.advance(by: 1.0 / 60)
      scene.moved(150, 400 - CGFloat(step) * 10)
      scene.stage.frame()
      offsets.append(scroll.contentOffset.y)
    }
    #expect(scroll.turns == 1, "Each turn is one of 300 points")
    #expect(abs(offsets[19] - offsets[18] - 10) < 1e-6, "The finger still moves it")
    let before = scroll.turns
    scene.ended(150, 200)
    #expect(scroll.isDecelerating)
    scene.stage.advance(by: 0.5)
    #expect(scroll.turns > before)
    #expect(scroll.contentOffset.y <= 500)
    scene.stage.advance(by: 5)
    #expect(!scroll.isDecelerating)
  }
}
