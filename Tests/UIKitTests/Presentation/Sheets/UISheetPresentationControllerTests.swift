import Testing

@testable import UIKit

@MainActor
@Suite struct UISheetPresentationControllerTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      lines.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
  }

  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func tap(_ stage: PresentationStage, at point: CGPoint) {
    stage.stage.scene.touch(phase: .began, at: point)
    stage.stage.scene.touch(phase: .ended, at: point)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
  func `a sheet on a phone is attached below the safe area`(_ style: UIModalPresentationStyle) {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.present("modal", style, animated: true)
    #expect(frame(of: modal) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(modal.sheetPresentationController?.maximumDetentValue == 759)
    #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.root.view.window != nil)
  }

  @Test func `the smallest detent comes first, and a selection moves the sheet`() {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.makeModal("modal", .pageSheet)
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.custom(identifier: .init("low")) { _ in 200 }, .medium(), .large()]
    stage.root.present(modal, animated: false)
    stage.stage.frame()
    #expect(frame(of: modal) == CGRect(x: 0, y: 618, width: 393, height: 234))
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    #expect(frame(of: modal) == CGRect(x: 0, y: 438, width: 393, height: 414))
    stage.stage.advance(by: 0.1)
    let shown = sheet?.presentedView?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 438 && shown < 618)
    sheet?.selectedDetentIdentifier = .large
    stage.stage.advance(by: 1)
    #expect(frame(of: modal).minY == 59)
    sheet?.detents = [.custom(identifier: .large) { $0.maximumDetentValue * 0.5 }]
    stage.stage.frame()
    #expect(frame(of: modal).height == 379.5 + 34)
  }

  @Test func `in compact height a sheet covers the screen, unless it prefers the edge`() {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.present("modal", .pageSheet)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    #expect(frame(of: modal) == CGRect(x: 0, y: 0, width: 852, height: 393))
    modal.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    stage.stage.frame()
    #expect(frame(of: modal) == CGRect(x: 59, y: 0, width: 734, height: 393))
    modal.preferredContentSize = CGSize(width: 400, height: 100)
    modal.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.stage.frame()
    #expect(frame(of: modal) == CGRect(x: 226, y: 0, width: 400, height: 393))
  }

  @Test func `on a pad sheets are centred, and a form sheet takes its content's size`() {
    let stage = PresentationStage(device: "iPad")
    let modal = stage.present("modal", .formSheet)
    #expect(frame(of: modal) == CGRect(x: 135, y: 230, width: 540, height: 620))
    #expect(modal.traitCollection.horizontalSizeClass == .compact)
    modal.preferredContentSize = CGSize(width: 300, height: 200)
    stage.stage.frame()
    #expect(frame(of: modal) == CGRect(x: 255, y: 440, width: 300, height: 200))
    modal.dismiss(animated: false)
    let page = stage.present("page", .pageSheet)
    #expect(frame(of: page) == CGRect(x: 53, y: 44, width: 704, height: 992))
  }

  @Test func `what is behind an undimmed sheet takes touches`() {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.makeModal("modal", .pageSheet)
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    stage.root.present(modal, animated: false)
    stage.stage.frame()
    let point = CGPoint(x: 200, y: 100)
    #expect(sheet?.dimmingView.alpha == 0)
    #expect(stage.stage.window.hitTest(point, with: nil) === stage.root.view)
    sheet?.selectedDetentIdentifier = .large
    stage.stage.frame()
    #expect(abs((sheet?.dimmingView.alpha ?? 0) - 0.2) < 1e-6)
    #expect(stage.stage.window.hitTest(CGPoint(x: 200, y: 30), with: nil) === sheet?.dimmingView)
  }

  @Test func `a tap beside the sheet dismisses it, where the delegate agrees`() {
    let stage = PresentationStage(device: "iPhone 15")
    let delegate = Delegate()
    let modal = stage.present("modal", .pageSheet)
    modal.presentationController?.delegate = delegate
    delegate.allows = false
    tap(stage, at: CGPoint(x: 200, y: 30))
    #expect(delegate.lines == ["should", "attempt"])
    modal.isModalInPresentation = true
    tap(stage, at: CGPoint(x: 200, y: 30))
    #expect(delegate.lines == ["should", "attempt", "attempt"])
    modal.isModalInPresentation = false
    delegate.allows = true
    delegate.lines = []
    tap(stage, at: CGPoint(x: 200, y: 30))
    stage.stage.advance(by: 1)
    #expect(delegate.lines == ["should", "will", "did"])
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.view.superview == nil)
  }

  @Test func `code that dismisses asks and tells nobody`() {
    let stage = PresentationStage(device: "iPhone 15")
    let delegate = Delegate()
    let modal = stage.present("modal", .pageSheet)
    modal.presentationController?.delegate = delegate
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(delegate.lines.isEmpty)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a sheet has its corners and its grabber`() {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.present("modal", .pageSheet)
    let sheet = modal.sheetPresentationController
    let grabber = sheet?.presentedView?.subviews.last
    #expect(sheet?.presentedView?.layer.cornerRadius == 10)
    #expect(grabber?.isHidden == true)
    sheet?.prefersGrabberVisible = true
    sheet?.preferredCornerRadius = 24
    stage.stage.frame()
    #expect(sheet?.presentedView?.layer.cornerRadius == 24)
    #expect(grabber?.isHidden == false)
    #expect(grabber?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    #expect(exceptions { sheet?.detents = [] }.count == 1)
  }

  @Test func `a sheet whose content is covered leaves it away, whatever happens to the sheet`() {
    let stage = PresentationStage(device: "iPhone 14")
    let sheet = stage.present("sheet", .pageSheet)
    let child = LoggingController("child", log: stage.log)
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    stage.stage.advance(by: 0.1)
    let cover = stage.present("cover", .fullScreen, from: sheet)
    #expect(sheet.view.window == nil && child.appearance == .disappeared)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    _ = sheet.presentationController?.presentedView
    #expect(sheet.view.window == nil && child.appearance == .disappeared)
    cover.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(sheet.view.superview === sheet.presentationController?.presentedView)
    #expect(sheet.view.frame.size == CGSize(width: 844, height: 390))
    stage.present("cover", .fullScreen, from: sheet)
    stage.stage.window.rootViewController = UIViewController()
    stage.stage.advance(by: 1)
    #expect(sheet.appearance == .disappeared && child.appearance == .disappeared)
  }
}
