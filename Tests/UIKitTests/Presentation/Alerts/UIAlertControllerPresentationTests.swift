import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite struct UIAlertControllerPresentationTests {
  @Test func `an alert comes in from a little nearer and fades away in its size`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    alert.view.accessibilityIdentifier = "alert"
    stage.root.present(alert, animated: true)
    stage.app.advance(by: 1)
    let coming = stage.app.trace.frames.compactMap { $0.view("alert") }
    let first = try #require(coming.first)
    #expect(abs(first.frame.width - 270 * 1.2) < 5)
    #expect(first.alpha < 0.1)
    #expect(zip(coming, coming.dropFirst()).allSatisfy { $0.frame.width >= $1.frame.width && $0.alpha <= $1.alpha })
    #expect(coming.last?.alpha == 1)
    #expect(coming.last?.frame.width == 270)

    let shown = stage.app.trace.frames.count
    alert.dismiss(animated: true)
    stage.app.advance(by: 1)
    let leaving = stage.app.trace.frames.dropFirst(shown).compactMap { $0.view("alert") }
    #expect(leaving.count > 20 && leaving.count < 30)
    #expect(leaving.allSatisfy { $0.frame.width == 270 })
    #expect(try #require(leaving.last).alpha < 0.1)
  }

  @Test func `an action sheet slides up from below the screen and back`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
    alert.view.accessibilityIdentifier = "sheet"
    stage.root.present(alert, animated: true)
    stage.app.advance(by: 1)
    let coming = stage.app.trace.frames.compactMap { $0.view("sheet") }
    #expect(try #require(coming.first).frame.minY > 800)
    #expect(coming.last?.frame.maxY == 810)
    #expect(coming.allSatisfy { $0.alpha == 1 })
    alert.dismiss(animated: true)
    stage.app.advance(by: 0.3)
    #expect(try #require(stage.app.trace.frames.last?.view("sheet")).frame.minY > 700)
  }

  @Test func `what is behind is dimmed while the alert is there`() throws {
    let stage = try AlertStage()
    let plain = stage.app.snapshot()
    stage.present(stage.makeAlert(.alert, [("OK", .default)]))
    let dimmed = stage.app.snapshot()
    #expect(plain.pixel(x: 30, y: 300) != dimmed.pixel(x: 30, y: 300))
    stage.root.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(plain.pixel(x: 30, y: 300) == stage.app.snapshot().pixel(x: 30, y: 300))
  }

  @Test func `an alert that has gone can be presented again`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    for count in 1...2 {
      stage.present(alert)
      #expect(alert.view.alpha == 1)
      #expect(stage.app.frame(of: alert.view).width == 270)
      try stage.app.tap(stage.button("OK", in: alert))
      stage.app.advance(by: 1)
      #expect(stage.chosen.count == count)
    }
  }

  // MARK: Text fields

  @Test func `the first text field has the keys, and the alert keeps clear of the keyboard`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Sign in", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    stage.present(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2)
    #expect(fields[0].isFirstResponder)
    #expect(stage.app.frame(of: fields[0]).maxY < stage.app.frame(of: fields[1]).minY)
    let former = stage.app.frame(of: alert.view)
    stage.app.showKeyboard(height: 336)
    stage.app.advance(by: 0.1)
    let between = stage.app.currentFrame()
    stage.app.advance(by: 0.4)
    let frame = stage.app.frame(of: alert.view)
    // From 47 to 844 - 336.
    #expect(abs(frame.midY - 277.5) < 0.5)
    #expect(frame.size == former.size)
    #expect(between.time > 0)
    fields[0].insertText("Ada")
    #expect(fields[0].text == "Ada")
    stage.app.hideKeyboard()
    stage.app.advance(by: 0.5)
    #expect(stage.app.frame(of: alert.view) == former)
    try stage.app.tap(stage.button("Sign in", in: alert))
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Sign in"])
    #expect(alert.textFields?.first?.text == "Ada")
    #expect(!fields[0].isFirstResponder)
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `the alert moves with the keyboard and not at once`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    alert.view.accessibilityIdentifier = "alert"
    stage.present(alert)
    let start = try #require(stage.app.currentFrame().view("alert")).frame.minY
    stage.app.showKeyboard(height: 336)
    stage.app.advance(by: 0.125)
    let middle = try #require(stage.app.trace.frames.last?.view("alert")).frame.minY
    stage.app.advance(by: 0.5)
    let end = try #require(stage.app.currentFrame().view("alert")).frame.minY
    #expect(end < middle && middle < start)
  }

  // MARK: Popover

  private func makeSource(_ stage: AlertStage) -> UIView {
    let view = UIView(frame: CGRect(x: 400, y: 200, width: 40, height: 40))
    stage.root.view.addSubview(view)
    return view
  }

  @Test func `on a pad an action sheet is a popover without the action that cancels`() throws {
    let stage = try AlertStage("ipad")
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = makeSource(stage)
    stage.present(alert)
    let frame = stage.app.frame(of: alert.view)
    #expect(frame.width == 304)
    #expect(abs(frame.minY - 253) < 0.01)
    #expect(frame.midX == 420)
    #expect(stage.titles(in: alert) == ["Copy"])
    #expect(try stage.frame("Copy", in: alert).maxY == frame.maxY)
    stage.app.tap(at: CGPoint(x: 100, y: 900))
    stage.app.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.chosen == ["Cancel"])
    #expect(stage.app.messages.isEmpty)
  }

  @Test func `a popover's action is called after it has gone`() throws {
    let stage = try AlertStage("ipad")
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
    alert.popoverPresentationController?.sourceView = makeSource(stage)
    stage.present(alert)
    try stage.app.tap(stage.button("Copy", in: alert))
    stage.app.advance(by: 1)
    #expect(stage.chosen == ["Copy"])
  }

  @Test func `an action sheet on a pad that points at nothing raises`() throws {
    let stage = try AlertStage("ipad")
    stage.present(stage.makeAlert(.actionSheet, [("Copy", .default)]))
    #expect(stage.app.exceptions.map(\.name) == ["NSGenericException"])
    let reason = try #require(stage.app.exceptions.first).reason
    #expect(reason.contains("You must provide location information for this popover"))
  }

  @Test func `on a phone there is no popover, also where the style asks for one`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)])
    #expect(alert.popoverPresentationController == nil)
    alert.modalPresentationStyle = .popover
    #expect(alert.popoverPresentationController != nil)
    stage.present(alert)
    #expect(stage.app.frame(of: alert.view).maxY == 810)
    #expect(stage.titles(in: alert) == ["Copy", "Cancel"])
    #expect(stage.app.exceptions.isEmpty)
  }

  @Test func `an alert on a pad is in the middle`() throws {
    let stage = try AlertStage("ipad")
    let alert = stage.makeAlert(.alert, [("OK", .default)])
    stage.present(alert)
    #expect(stage.app.frame(of: alert.view).midX == 405)
    #expect(stage.app.frame(of: alert.view).width == 270)
  }

  // MARK: Exceptions

  @Test func `a second action that cancels raises and is not added`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel)])
    alert.addAction(stage.makeAction("No", .cancel))
    #expect(stage.app.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      stage.app.exceptions.map(\.reason) == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
    #expect(alert.actions.count == 1)
  }

  @Test func `a text field in an action sheet raises and is not added`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.actionSheet, [("Cancel", .cancel)])
    alert.addTextField()
    #expect(stage.app.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(
      stage.app.exceptions.map(\.reason) == [
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      ])
    #expect(alert.textFields == nil)
  }

  @Test func `a preferred action that was not added raises, and one that was stands out`() throws {
    let stage = try AlertStage()
    let alert = stage.makeAlert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    alert.preferredAction = stage.makeAction("Other")
    #expect(stage.app.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(alert.preferredAction == nil)
    stage.present(alert)
    func width(_ font: UIFont) -> CGFloat { ("Weight" as NSString).size(withAttributes: [.font: font]).width }
    func font(_ title: String) throws -> CGFloat {
      let labels: [UILabel] = AlertStage.views(in: try stage.button(title, in: alert))
      return width(try #require(labels.first).font)
    }
    let semibold = width(.systemFont(ofSize: 17, weight: .semibold))
    let regular = width(.systemFont(ofSize: 17))
    #expect(semibold > regular)
    #expect(try font("Cancel") == semibold)
    alert.preferredAction = alert.actions[1]
    #expect(try font("Cancel") == regular)
    #expect(try font("Delete") == semibold)
  }

  @Test func `an alert with nothing to show raises and is not presented`() throws {
    let stage = try AlertStage()
    stage.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert))
    #expect(stage.app.exceptions.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(stage.root.presentedViewController == nil)
  }

  // MARK: Pictures

  @Test func `alerts are light, and dark in the dark`() throws {
    // A grey of the button that cancels, beside its title.
    func grey(_ style: UIAlertController.Style, isDark: Bool) throws -> UInt32 {
      let stage = try AlertStage()
      stage.app.userInterfaceStyle = isDark ? .dark : .light
      let alert = stage.makeAlert(style, [("Cancel", .cancel), ("Delete", .destructive)])
      if style == .alert { alert.addTextField { $0.placeholder = "Why?" } }
      stage.present(alert)
      let picture = stage.app.snapshot()
      let pixel = style == .alert ? picture.pixel(x: 240, y: 1470) : picture.pixel(x: 90, y: 2340)
      return (pixel >> 8) & 0xff
    }
    #expect(try grey(.alert, isDark: false) > 200)
    #expect(try grey(.alert, isDark: true) < 100)
    #expect(try grey(.actionSheet, isDark: false) > 200)
    #expect(try grey(.actionSheet, isDark: true) < 100)
  }
}
