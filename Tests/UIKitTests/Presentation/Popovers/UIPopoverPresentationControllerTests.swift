import Testing

@testable import UIKit

@MainActor
@Suite struct UIPopoverPresentationControllerTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    var adapts = true
    var source: UIView?
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      lines.append("prepare")
      if let source { popoverPresentationController.sourceView = source }
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      lines.append("should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { lines.append("did") }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      adapts ? controller.defaultAdaptiveStyle(for: traitCollection) : .none
    }
  }

  /// A background that draws nothing, with measures of its own.
  private final class Frame: UIPopoverBackgroundView {
    var offset: CGFloat = .nan
    var direction: UIPopoverArrowDirection = .unknown
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class var wantsDefaultContentAppearance: Bool { false }
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test func `a background of one's own has the room that it asks for`() throws {
    let stage = PresentationStage(device: Self.screen)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 500, y: 100, width: 20, height: 20)) {
      $0.popoverBackgroundViewClass = Frame.self
      $0.permittedArrowDirections = .up
    }
    let background = try #require(popover.popoverView.background as? Frame)
    #expect(popover.popoverBackgroundViewClass == Frame.self)
    #expect(background.arrowDirection == .up)
    #expect(background.arrowOffset == 0)
    // The content is 30 below the source for the arrow and 1 for the inset, and as large as it wants.
    #expect(frame(of: controller).minY == 151)
    #expect(frame(of: controller).size == CGSize(width: 200, height: 100))
    #expect(background.convert(background.bounds, to: nil).width == 206)
    #expect(background.convert(background.bounds, to: nil).minY == 120)
  }

  @Test func `the arrow of one's own background goes where the source is`() throws {
    let stage = PresentationStage(device: Self.screen)
    let (_, popover) = try present(on: stage, at: CGRect(x: 920, y: 100, width: 20, height: 20)) {
      $0.popoverBackgroundViewClass = Frame.self
      $0.permittedArrowDirections = .up
    }
    let background = try #require(popover.popoverView.background as? Frame)
    #expect(background.convert(background.bounds, to: nil).midX + background.arrowOffset == 930)
    #expect(background.arrowOffset > 0)
  }

  private static let screen = "1024x768@2"

  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func tap(_ stage: PresentationStage, at point: CGPoint) {
    stage.stage.scene.touch(phase: .began, at: point)
    stage.stage.scene.touch(phase: .ended, at: point)
    stage.stage.advance(by: 1)
  }

  /// A popover of 200 by 100 points that points at a view, to the end of its presentation.
  private func present(
    on stage: PresentationStage, at source: CGRect, _ delegate: Delegate? = nil,
    _ configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (controller: UIViewController, popover: UIPopoverPresentationController) {
    let view = UIView(frame: source)
    stage.root.view.addSubview(view)
    let modal = stage.makeModal("modal", .popover)
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(modal.popoverPresentationController)
    popover.sourceView = view
    popover.delegate = delegate
    configure(popover)
    stage.root.present(modal, animated: true)
    stage.stage.advance(by: 1)
    return (modal, popover)
  }

  @Test func `a popover is below its source and its arrow points up at the middle of that`() throws {
    let stage = PresentationStage(device: Self.screen)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20))
    #expect(popover.arrowDirection == .up)
    #expect(frame(of: controller) == CGRect(x: 325, y: 320 + 13, width: 200, height: 100))
    #expect(popover.popoverView.frame == CGRect(x: 325, y: 320, width: 200, height: 113))
    #expect(popover.popoverView.arrowPosition == 100)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.root.view.window != nil)
  }

  @Test func `where there is no room below it goes above, and near an edge the arrow leaves the middle`() throws {
    let stage = PresentationStage(device: Self.screen)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 0, y: 700, width: 60, height: 20))
    #expect(popover.arrowDirection == .down)
    #expect(frame(of: controller) == CGRect(x: 10, y: 700 - 113, width: 200, height: 100))
    #expect(popover.popoverView.arrowPosition == 26)
  }

  @Test(
    arguments: [
      (.left, CGRect(x: 450 + 13, y: 260, width: 200, height: 100)),
      (.right, CGRect(x: 400 - 13 - 200, y: 260, width: 200, height: 100)),
      (UIPopoverArrowDirection(rawValue: 0), CGRect(x: 325, y: 260, width: 200, height: 100)),
    ] as [(UIPopoverArrowDirection, CGRect)])
  func `the permitted directions are kept to`(direction: UIPopoverArrowDirection, place: CGRect) throws {
    let stage = PresentationStage(device: Self.screen)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20)) {
      $0.permittedArrowDirections = direction
    }
    #expect(popover.arrowDirection == direction)
    #expect(frame(of: controller) == place)
  }

  @Test func `a tap beside it dismisses it if the delegate allows, and a tap in it does not`() throws {
    let stage = PresentationStage(device: Self.screen)
    let delegate = Delegate()
    let (controller, _) = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20), delegate)
    #expect(delegate.lines == ["prepare"])
    tap(stage, at: CGPoint(x: 400, y: 350))
    #expect(delegate.lines == ["prepare"])
    delegate.allows = false
    tap(stage, at: CGPoint(x: 900, y: 700))
    #expect(delegate.lines == ["prepare", "should"])
    #expect(controller.presentingViewController === stage.root)
    delegate.allows = true
    tap(stage, at: CGPoint(x: 900, y: 700))
    #expect(delegate.lines == ["prepare", "should", "should", "did"])
    #expect(controller.presentingViewController == nil)
    #expect(controller.view.superview == nil)
  }

  @Test func `a view that stays in reach is touched and the popover stays`() throws {
    let stage = PresentationStage(device: Self.screen)
    let button = UIButton(frame: CGRect(x: 800, y: 600, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20))
    popover.passthroughViews = [button]
    tap(stage, at: CGPoint(x: 850, y: 620))
    #expect(taps == 1)
    #expect(controller.presentingViewController === stage.root)
    tap(stage, at: CGPoint(x: 100, y: 620))
    #expect(controller.presentingViewController == nil)
  }

  @Test func `on a phone it is a sheet, the one that was set up for that`() throws {
    let stage = PresentationStage(device: "iPhone 15")
    let (controller, _) = try present(on: stage, at: CGRect(x: 100, y: 300, width: 50, height: 20)) {
      $0.adaptiveSheetPresentationController.detents = [.medium()]
    }
    #expect(frame(of: controller).width == 393)
    #expect(frame(of: controller).minY == 438)
  }

  @Test func `on a phone whose delegate says so it stays a popover`() throws {
    let stage = PresentationStage(device: "iPhone 15")
    let delegate = Delegate()
    delegate.adapts = false
    let (controller, popover) = try present(on: stage, at: CGRect(x: 100, y: 300, width: 50, height: 20), delegate)
    #expect(frame(of: controller).size == CGSize(width: 200, height: 100))
    #expect(popover.arrowDirection == .up)
  }

  @Test func `the popover follows its source and its content's size`() throws {
    let stage = PresentationStage(device: Self.screen)
    let (controller, popover) = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20))
    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.preferredContentSize = CGSize(width: 300, height: 120)
    stage.stage.advance(by: 1)
    #expect(frame(of: controller) == CGRect(x: 405 - 150, y: 310 + 13, width: 300, height: 120))
  }

  @Test func `nobody holds a popover that has gone`() throws {
    weak var former: UIViewController?
    weak var popover: UIPopoverPresentationController?
    do {
      let stage = PresentationStage(device: Self.screen)
      let presented = try present(on: stage, at: CGRect(x: 400, y: 300, width: 50, height: 20))
      _ = presented.popover.adaptiveSheetPresentationController
      (former, popover) = (presented.controller, presented.popover)
      stage.root.dismiss(animated: true)
      stage.stage.advance(by: 1)
    }
    #expect(former == nil)
    #expect(popover == nil)
  }
}
