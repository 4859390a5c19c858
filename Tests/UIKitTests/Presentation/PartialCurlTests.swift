import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// A red page that rolls up over a blue controller, and back down.
@MainActor
@Suite struct PartialCurlTests {
  private let stage = PresentationStage(device: "96x208@1")
  /// On the page, and where it has been rolled up.
  private let page = CGPoint(x: 10, y: 25)
  private let below = CGPoint(x: 87, y: 200)

  private func makeCurled(_ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    stage.root.view.backgroundColor = .red
    let modal = stage.makeModal("modal", style)
    modal.modalTransitionStyle = .partialCurl
    modal.loadViewIfNeeded()
    modal.view.backgroundColor = .blue
    return modal
  }

  private func presentCurled(animated: Bool = true) -> LoggingController {
    let modal = makeCurled()
    stage.root.present(modal, animated: animated)
    stage.stage.advance(by: 1)
    return modal
  }

  private enum Seen { case page, modal, fold }

  /// What is seen at a point; the page near its fold is a little darker.
  private func seen(_ point: CGPoint) -> Seen {
    let compositor = Compositor(pixelWidth: 208, pixelHeight: 208, scale: 1)
    _ = compositor.render(stage.stage.scene.rootLayer, at: stage.stage.time)
    let pixel = compositor.bitmap[Int(point.x), Int(point.y)]
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if red > 0xF0, green == 0, blue == 0 { return .page }
    return red == 0 && green == 0 && blue > 0xF0 ? .modal : .fold
  }

  private func tap(_ point: CGPoint) {
    stage.stage.scene.touch(phase: .began, at: point)
    stage.stage.scene.touch(phase: .ended, at: point)
  }

  @Test(arguments: [true, false]) func `the presented view is seen below the page, which comes back`(animated: Bool) {
    let modal = presentCurled(animated: animated)
    #expect(seen(page) == .page)
    #expect(seen(below) == .modal)
    #expect(modal.appearance == .appeared)
    #expect(stage.root.appearance == .disappeared)
    #expect(stage.root.view.window == nil)
    modal.dismiss(animated: animated)
    stage.stage.advance(by: 1)
    #expect(seen(page) == .page)
    #expect(seen(below) == .page)
    #expect(stage.root.appearance == .appeared)
    #expect(modal.view.window == nil)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `the page is on its way up, and on its way down`() {
    let modal = makeCurled()
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 0.1)
    #expect(seen(CGPoint(x: 50, y: 150)) == .page)
    #expect(seen(CGPoint(x: 95, y: 206)) != .page)
    stage.stage.advance(by: 0.9)
    #expect(seen(CGPoint(x: 75, y: 172)) == .modal)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 0.1)
    #expect(seen(below) == .modal)
    stage.stage.advance(by: 0.6)
    #expect(seen(CGPoint(x: 50, y: 150)) == .page)
  }

  @Test func `a rolled up page that nobody touches draws no frame`() {
    _ = presentCurled()
    #expect(FramePipeline.isIdle)
  }

  @Test func `touches below the page reach the presented view, and one of the page dismisses`() {
    let modal = presentCurled()
    let window = stage.stage.window
    #expect(window.hitTest(below, with: nil) === modal.view)
    tap(below)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === modal)
    tap(page)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(window.hitTest(page, with: nil) === stage.root.view)
  }

  @Test func `another size shows the page in that size`() {
    let modal = presentCurled()
    _ = stage.takeLines()
    stage.stage.scene.resize(to: CGSize(width: 208, height: 96))
    stage.stage.advance(by: 1)
    #expect(seen(CGPoint(x: 20, y: 8)) == .page)
    #expect(seen(CGPoint(x: 200, y: 90)) == .modal)
    #expect(!stage.takeLines().contains { $0.hasPrefix("root view") && $0.contains("ppear") })
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 208, height: 96))
    #expect(stage.root.appearance == .appeared)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .currentContext, .custom])
  func `another style than full screen raises, and nothing is presented`(style: UIModalPresentationStyle) {
    let modal = makeCurled(style)
    var completions = 0
    let raised = exceptions { stage.root.present(modal, animated: true) { completions += 1 } }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("UIModalTransitionStylePartialCurl") ?? false)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(completions == 0)
  }

  @Test func `from a controller that does not fill the screen it raises`() {
    let sheet = stage.present("sheet", .formSheet)
    let modal = makeCurled()
    #expect(exceptions { sheet.present(modal, animated: true) }.count == 1)
    #expect(sheet.presentedViewController == nil)
    stage.root.dismiss(animated: false)
    stage.stage.advance(by: 1)
    let full = stage.present("full", .fullScreen)
    #expect(exceptions { full.present(modal, animated: true) }.isEmpty)
    stage.stage.advance(by: 1)
    #expect(full.presentedViewController === modal)
  }

  @Test func `what is presented so can present nothing`() {
    let modal = presentCurled()
    let other = stage.makeModal("other", .overFullScreen)
    modal.present(other, animated: true)
    stage.stage.advance(by: 1)
    #expect(modal.presentedViewController == nil)
    #expect(stage.reports.last?.contains("partial curl") ?? false)
  }

  @Test func `dismissed and let go, page and controller are gone`() {
    weak var freed: UIViewController?
    do {
      let modal = presentCurled()
      freed = modal
      modal.dismiss(animated: true)
    }
    stage.stage.advance(by: 1)
    #expect(freed == nil)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `in another size those in the presenting controller hear of nothing until the page comes back`() {
    let log = LoggingView.Log()
    let child = LoggingController("child", log: log)
    let navigation = UINavigationController(rootViewController: child)
    let stage = Stage(device: "96x208@1", controller: navigation)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .partialCurl
    navigation.present(modal, animated: true)
    stage.advance(by: 1)
    log.lines = []
    stage.scene.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(!log.lines.contains { $0.contains("ppear") })
    modal.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
  }

  @Test func `what was rolled up is rolled down, whatever the style is by then`() {
    let modal = presentCurled()
    modal.modalTransitionStyle = .crossDissolve
    modal.dismiss(animated: true)
    stage.stage.advance(by: 0.1)
    #expect(seen(page) == .page)
    #expect(seen(below) == .modal)
    stage.stage.advance(by: 1)
    #expect(seen(below) == .page)
    let other = stage.present("other", .fullScreen)
    other.modalTransitionStyle = .partialCurl
    let above = stage.present("above", .fullScreen, from: other)
    #expect(other.presentedViewController === above)
  }

  @Test func `a page whose modal stays is not touched`() {
    let modal = presentCurled()
    modal.isModalInPresentation = true
    tap(page)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController === modal)
  }
}
