import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UIAlertControllerTests {
  // MARK: Layout

  @Test func `an alert is in the middle and as wide as alerts are`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    stage.present(alert)
    let frame = stage.app.frame(of: alert.view)
    #expect(frame.width == 270)
    #expect(frame.midX == 195)
    // The safe area reaches from 47 to 810.
    #expect(abs(frame.midY - 428.5) < 0.5)
    #expect(frame.height > 100 && frame.height < 200)
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `of two actions the one that cancels is at the leading side, whenever it was added`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.present(alert)
    let (cancel, delete) = (try stage.frame("Cancel", in: alert), try stage.frame("Delete", in: alert))
    #expect(cancel.minX == stage.app.frame(of: alert.view).minX)
    #expect(delete.maxX == stage.app.frame(of: alert.view).maxX)
    #expect(abs(cancel.width - delete.width) < 0.5)
    #expect(cancel.minY == delete.minY)
    #expect(cancel.height == 44)
    #expect(cancel.maxY == stage.app.frame(of: alert.view).maxY)
  }

  @Test func `where the language is read from right to left the one that cancels is at the right`() throws {
    let stage = try AlertStage()
    stage.app.readsRightToLeft = true
    let alert = stage.makeAlert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    stage.present(alert)
    #expect(stage.titles(in: alert) == ["Delete", "Cancel"])
    #expect(try stage.frame("Cancel", in: alert).minY == stage.frame("Delete", in: alert).minY)
  }

  @Test func `three actions are stacked, and the one that cancels is the last`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Archive", .default), ("Delete", .destructive)])
    stage.present(alert)
    #expect(stage.titles(in: alert) == ["Archive", "Delete", "Cancel"])
    #expect(try stage.frame("Archive", in: alert).width == 270)
    #expect(try stage.frame("Archive", in: alert).maxY < stage.frame("Delete", in: alert).minY)
  }

  @Test func `two actions of which one is too long for half the width are stacked`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete it from all devices", .destructive)])
    stage.present(alert)
    #expect(stage.titles(in: alert) == ["Delete it from all devices", "Cancel"])
    #expect(try stage.frame("Cancel", in: alert).width == 270)
  }

  @Test func `an action sheet is at the bottom with the action that cancels in a block of its own`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default), ("Delete", .destructive)])
    stage.present(alert)
    let frame = stage.app.frame(of: alert.view)
    #expect(frame.minX == 8 && frame.width == 374)
    #expect(frame.maxY == 810)
    #expect(stage.titles(in: alert) == ["Copy", "Delete", "Cancel"])
    let (cancel, delete) = (try stage.frame("Cancel", in: alert), try stage.frame("Delete", in: alert))
    #expect(cancel.maxY == 810 && cancel.height == 57)
    #expect(cancel.minY - delete.maxY == 8)
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `more than the screen holds scrolls, and title and actions both stay in reach`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(
      .alert, message: String(repeating: "A long story. ", count: 300), (1...30).map { ("Action \($0)", .default) })
    stage.present(alert)
    let frame = stage.app.frame(of: alert.view)
    #expect(frame.minY == 47 + 8 && frame.maxY == 810 - 8)
    let scrolls: [UIScrollView] = AlertStage.views(in: alert.view)
    #expect(scrolls.count == 2)
    for scroll in scrolls {
      #expect(scroll.bounds.height > 200)
      #expect(scroll.contentSize.height > scroll.bounds.height)
    }
    #expect(stage.app.messages.isEmpty)
    let last = try stage.button("Action 30", in: alert)
    for _ in 1...8 { stage.app.drag(from: CGPoint(x: 195, y: 750), to: CGPoint(x: 195, y: 470)) }
    stage.app.advance(by: 3)
    try stage.app.tap(last)
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Action 30"])
  }

  @Test func `title, message and actions may change while the alert is shown`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    stage.present(alert)
    let former = stage.app.frame(of: alert.view)
    alert.message = String(repeating: "More to say. ", count: 20)
    alert.addAction(stage.makeAction("Later", .cancel))
    stage.app.advance(by: 0.1)
    let frame = stage.app.frame(of: alert.view)
    #expect(frame.height > former.height + 50)
    #expect(abs(frame.midY - former.midY) < 0.5)
    #expect(stage.titles(in: alert) == ["Later", "OK"])
    alert.title = nil
    stage.app.advance(by: 0.1)
    #expect(stage.app.frame(of: alert.view).height < frame.height)
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `larger text makes a larger alert`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    stage.present(alert)
    let former = stage.app.frame(of: alert.view)
    stage.app.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    stage.app.advance(by: 0.1)
    #expect(stage.app.frame(of: alert.view).height > former.height + 60)
    #expect(stage.titles(in: alert) == ["Delete", "Cancel"])
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `a height that the application wants for the view is kept`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    alert.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
    stage.present(alert)
    #expect(abs(stage.app.frame(of: alert.view).height - 300) < 0.01)
    #expect(stage.app.messages.isEmpty)
  }

  // MARK: Choosing

  @Test func `the handler is called when the alert has gone, and once`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    stage.present(alert)
    let place = try stage.frame("Delete", in: alert)
    for _ in 1...3 { stage.app.tap(at: CGPoint(x: place.midX, y: place.midY)) }
    stage.app.advance(by: 0.2)
    #expect(stage.chosen == [])
    #expect(stage.root.presentedViewController === alert)
    stage.app.advance(by: 0.5)
    #expect(stage.chosen == ["Delete"])
    #expect(alert.view.window == nil)
  }

  @Test func `a handler may present another alert`() throws {
    let stage = try AlertStage()
    let next = stage.makeAlert(.alert, [("OK", .default)])
    let alert = stage.makeAlert(.alert, [])
    alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in stage.root.present(next, animated: true) })
    stage.present(alert)
    try stage.app.tap(stage.button("Go on", in: alert))
    stage.app.advance(by: 2)
    #expect(stage.root.presentedViewController === next)
    try stage.app.tap(stage.button("OK", in: next))
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["OK"])
  }

  @Test func `a dismissal by code calls no handler`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel)])
    stage.present(alert)
    alert.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.chosen == [])
  }

  @Test func `an action that is not enabled cannot be chosen until it is`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Save", .default)])
    alert.actions[0].isEnabled = false
    stage.present(alert)
    let place = try stage.frame("Save", in: alert)
    stage.app.tap(at: CGPoint(x: place.midX, y: place.midY))
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    stage.app.tap(at: CGPoint(x: place.midX, y: place.midY))
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Save"])
  }

  @Test func `a tap beside an alert does nothing, and beside an action sheet it cancels`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel)])
    stage.present(alert)
    stage.app.tap(at: CGPoint(x: 195, y: 100))
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController === alert)
    stage.root.dismiss(animated: false)

    let silent = stage.makeAlert(.actionSheet, [("Copy", .default)])
    stage.present(silent)
    stage.app.tap(at: CGPoint(x: 195, y: 100))
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController === silent)
    stage.root.dismiss(animated: false)

    let sheet = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
    stage.present(sheet)
    stage.app.tap(at: CGPoint(x: 195, y: 100))
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.chosen == ["Cancel"])
  }

  @Test func `escape chooses what cancels`() throws {
    let stage = try AlertStage()
    stage.present(stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)]))
    #expect(stage.app.performEscape())
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Cancel"])
  }

  @Test func `assistive technologies find the actions as buttons and nothing behind`() throws {
    let stage = try AlertStage()
    let behind = UIButton(type: .system)
    behind.setTitle("Behind", for: .normal)
    behind.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    stage.root.view.addSubview(behind)
    stage.present(stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)]))
    #expect(throws: (any Error).self) { try stage.app.element(labeled: "Behind") }
    stage.app.activate(try stage.app.element(labeled: "Delete"))
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Delete"])
  }
}
