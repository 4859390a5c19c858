import Testing

@testable import UIKit

/// Random fingers on scroll views in each other: whatever they do, everything comes to rest within the content.
@MainActor
@Suite struct ScrollRandomWalkTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Counts what begins and what ends.
  private final class Balance: NSObject, UIScrollViewDelegate {
    var drags = 0
    var decelerations = 0
    var zooms = 0
    var began = 0
    var zoomed: UIView?

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      drags += 1
      began += 1
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { drags -= 1 }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { decelerations += 1 }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { decelerations -= 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { zooms += 1 }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      zooms -= 1
    }
  }

  @Test(arguments: 0..<20)
  func `scroll views come to rest, and what began has ended`(seed: Int) {
    var random = Generator(state: UInt64(seed &+ 7))
    let scene = GestureStage()
    let balances = (0..<3).map { _ in Balance() }
    let outer = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 700))
    outer.contentSize = CGSize(width: 390, height: 3000)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    inner.contentSize = CGSize(width: 900, height: 800)
    inner.isPagingEnabled = seed % 3 == 1
    let zooming = UIScrollView(frame: CGRect(x: 20, y: 550, width: 300, height: 300))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    zooming.addSubview(picture)
    zooming.contentSize = picture.bounds.size
    balances[2].zoomed = picture
    zooming.maximumZoomScale = 4
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    inner.addSubview(control)
    scene.outer.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(zooming)
    let scrollViews = [outer, inner, zooming]
    for (scrollView, balance) in zip(scrollViews, balances) {
      scrollView.delegate = balance
      scrollView.isDirectionalLockEnabled = Bool.random(using: &random)
      scrollView.canCancelContentTouches = Int.random(in: 0..<4, using: &random) > 0
      scrollView.decelerationRate = Bool.random(using: &random) ? .normal : .fast
    }
    var down: [Int: CGPoint] = [:]
    for _ in 0..<300 {
      let finger = Int.random(in: 0..<3, using: &random)
      if let point = down[finger] {
        if Int.random(in: 0..<8, using: &random) > 0 {
          let next = CGPoint(
            x: point.x + .random(in: -40...40, using: &random), y: point.y + .random(in: -60...60, using: &random))
          down[finger] = next
          scene.moved(next.x, next.y, finger: finger)
        } else {
          down[finger] = nil
          scene.ended(point.x, point.y, finger: finger)
        }
      } else {
        let point = CGPoint(x: .random(in: 0...390, using: &random), y: .random(in: 50...750, using: &random))
        down[finger] = point
        scene.began(point.x, point.y, finger: finger)
      }
      if Bool.random(using: &random) { scene.stage.advance(by: [0.016, 0.05, 0.3].randomElement(using: &random)!) }
      if Int.random(in: 0..<40, using: &random) == 0 {
        outer.setContentOffset(CGPoint(x: 0, y: .random(in: 0...2300, using: &random)), animated: true)
      }
    }
    for (finger, point) in down.sorted(by: { $0.key < $1.key }) { scene.ended(point.x, point.y, finger: finger) }
    scene.stage.advance(by: 12)
    for (scrollView, balance) in zip(scrollViews, balances) {
      #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isZooming)
      #expect(balance.drags == 0)
      #expect(balance.decelerations == 0)
      #expect(balance.zooms == 0)
      let rest = scrollView.clamped(scrollView.contentOffset)
      #expect(abs(rest.x - scrollView.contentOffset.x) < 1e-6 && abs(rest.y - scrollView.contentOffset.y) < 1e-6)
    }
    #expect(balances.reduce(0) { $0 + $1.began } > 0)
    #expect(zooming.zoomScale >= 1 && zooming.zoomScale <= 4)
    #expect(!control.isTracking)
    #expect(GestureArbiter.shared.active.isEmpty)
  }
}
