import Testing

@testable import UIKit

/// What covers a controller and not the screen, while more than that goes on.
@MainActor
@Suite struct PresentationContextTests {
  /// A child of the root that defines a context, 390 x 300 points at the top.
  private func makeContext(in stage: PresentationStage) -> LoggingController {
    let child = LoggingController("context", log: stage.log)
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.stage.frame()
    return child
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func `a context presents though the controller around it does`() {
    let stage = PresentationStage()
    let context = makeContext(in: stage)
    let cover = stage.present("cover", .overFullScreen)
    stage.transitions.isFullscreen = false
    let inner = stage.present("inner", .custom, from: context)
    #expect(stage.reports.isEmpty)
    #expect(cover.presentingViewController === stage.root)
    #expect(inner.presentingViewController === context)
  }

  @Test func `a refused presentation keeps no presentation controller for later`() {
    let stage = PresentationStage()
    let cover = stage.present("cover", .overFullScreen)
    let modal = stage.makeModal()
    stage.root.present(modal, animated: false)
    #expect(stage.reports.count == 1)
    stage.transitions.removesPresenter = true
    cover.present(modal, animated: false)
    #expect(modal.presentationController?.shouldRemovePresentersView == true)
    #expect(modal.presentationController?.presentingViewController === cover)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func `what leaves the window in flight, with what it is in, has disappeared at the end`(
    _ style: UIModalPresentationStyle, isPresentation: Bool
  ) {
    let stage = PresentationStage()
    let context = makeContext(in: stage)
    let inner = isPresentation ? stage.makeModal("inner", style) : stage.present("inner", style, from: context)
    if isPresentation { context.present(inner, animated: true) } else { inner.dismiss(animated: true) }
    stage.stage.advance(by: 0.1)
    let cover = stage.makeModal("cover", .fullScreen)
    stage.root.present(cover, animated: false)
    stage.stage.advance(by: 2)
    for controller in [stage.root, context, inner] {
      #expect(controller.view.window == nil)
      #expect(controller.appearance == .disappeared)
    }
    cover.dismiss(animated: false)
    stage.stage.advance(by: 1)
    #expect(inner.appearance == (isPresentation ? .appeared : .disappeared))
    #expect(context.appearance == (isPresentation && style == .currentContext ? .disappeared : .appeared))
    for name in ["inner", "context"] {
      let lines = stage.log.lines.filter { $0.hasPrefix(name) }
      for (later, earlier) in [("DidAppear", "IsAppearing"), ("DidDisappear", "WillDisappear")] {
        #expect(
          lines.filter { $0.hasSuffix("view" + later) }.count <= lines.filter { $0.hasSuffix("view" + earlier) }.count)
      }
    }
  }

  @Test func `what goes with the controller around its context has not appeared in between`() {
    let stage = PresentationStage()
    let cover = stage.present("cover", .fullScreen)
    let context = LoggingController("context", log: stage.log)
    context.definesPresentationContext = true
    cover.addChild(context)
    cover.view.addSubview(context.view)
    context.didMove(toParent: cover)
    stage.stage.frame()
    stage.log.lines = []
    context.present(stage.makeModal("inner", .currentContext), animated: true)
    stage.stage.advance(by: 0.1)
    cover.present(stage.makeModal("top", .overFullScreen), animated: false)
    stage.root.dismiss(animated: false)
    stage.stage.advance(by: 1)
    #expect(context.appearance == .disappeared)
    #expect(!stage.log.lines.contains("context viewDidAppear"))
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `the content of a sheet comes back to its place in the sheet`() {
    let stage = PresentationStage(device: "iPhone 14")
    let sheet = stage.present("sheet", .pageSheet)
    let frame = place(sheet)
    #expect(frame.minY > 0)
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      let cover = stage.present("cover", style, from: sheet)
      cover.dismiss(animated: false)
      #expect(place(sheet) == frame)
    }
    let cover = stage.present("cover", .fullScreen, from: sheet)
    cover.dismiss(animated: false)
    let inner = stage.present("inner", .currentContext, from: sheet)
    #expect(place(inner) == frame)
  }

  @Test func `what covers the content of a sheet that has changed its height meanwhile covers all of it`() {
    let stage = PresentationStage(device: "iPhone 14")
    let sheet = stage.makeModal("sheet", .pageSheet)
    sheet.sheetPresentationController?.detents = [.custom { _ in 120 }, .medium()]
    stage.root.present(sheet, animated: false)
    let cover = stage.present("cover", .fullScreen, from: sheet)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    stage.stage.advance(by: 0.1)
    var inner: LoggingController?
    cover.dismiss(animated: true) {
      inner = stage.makeModal("inner", .overCurrentContext)
      sheet.present(inner!, animated: true)
    }
    stage.stage.advance(by: 2)
    #expect(place(sheet).height > 300)
    #expect(inner.map(place) == place(sheet))
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `what covers a card follows it, whatever the card does with the screen's size`(
    _ style: UIModalPresentationStyle
  ) {
    let stage = PresentationStage(device: "iPhone 14")
    let card = stage.present("card")
    let inner = stage.present("inner", style, from: card)
    #expect(place(inner) == CGRect(x: 0, y: 0, width: 390, height: 844).insetBy(dx: 30, dy: 200))
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    let turned = CGRect(x: 0, y: 0, width: 844, height: 390).insetBy(dx: 30, dy: 97.5)
    #expect(place(inner) == turned)
    inner.dismiss(animated: false)
    stage.stage.advance(by: 0.1)
    #expect(place(card) == turned)
  }

  @Test func `keys and escape go to what is in front, whoever presents it`() {
    final class Keys: UIViewController {
      var keys = 0
      var escapes = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
          super.pressesBegan(presses, with: event)
        } else {
          keys += 1
        }
      }
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let stage = PresentationStage()
    let sheet = stage.present("sheet", .pageSheet)
    let context = LoggingController("context", log: stage.log)
    context.definesPresentationContext = true
    sheet.addChild(context)
    sheet.view.addSubview(context.view)
    context.didMove(toParent: sheet)
    func press(_ code: UIKeyboardHIDUsage) {
      let key = UIKey(keyCode: code, characters: "")
      stage.stage.scene.press(key: key, phase: .began)
      stage.stage.scene.press(key: key, phase: .ended)
    }
    let inner = Keys()
    inner.modalPresentationStyle = .currentContext
    context.present(inner, animated: false)
    let cover = Keys()
    cover.modalPresentationStyle = .overFullScreen
    inner.present(cover, animated: true)
    stage.stage.advance(by: 0.1)
    press(.keyboardSpacebar)
    press(.keyboardEscape)
    #expect(cover.keys == 1 && cover.escapes == 1)
    stage.stage.advance(by: 1)
    cover.dismiss(animated: false)
    press(.keyboardSpacebar)
    press(.keyboardEscape)
    #expect(inner.keys == 1 && inner.escapes == 1)
    #expect(stage.root.presentedViewController === sheet)
    inner.dismiss(animated: false)
    press(.keyboardEscape)
    stage.stage.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `what was presented last is in front, though the context lies behind`() {
    let stage = PresentationStage()
    let context = makeContext(in: stage)
    let cover = stage.present("cover", .overFullScreen)
    let inner = stage.present("inner", .overCurrentContext, from: context)
    #expect(
      stage.stage.window.controllersInFront.map { ($0 as? LoggingController)?.name } == ["root", "inner", "cover"])
    let last = stage.present("last", .overFullScreen, from: inner)
    #expect(stage.stage.window.controllersInFront.last === last)
    #expect(stage.stage.window.controllersInFront.count == 4)
    _ = cover
  }

  @Test func `a window that is hidden takes what is presented from a context along`() {
    let stage = PresentationStage()
    let inner = stage.present("inner", .overCurrentContext, from: makeContext(in: stage))
    stage.stage.window.isHidden = true
    #expect(inner.appearance == .disappeared)
    stage.stage.window.isHidden = false
    stage.stage.frame()
    #expect(inner.appearance == .appeared)
  }
}
