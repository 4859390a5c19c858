import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct TestApplicationAccessibilityTests {
  private func start() -> (TestApplication, UIView) {
    let page = UIView()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "save"
    page.addSubview(button)
    return (TestApplication(rootView: page), page)
  }

  @Test func `elements are found by label and by identifier`() throws {
    let (app, page) = start()
    #expect(try app.element(labeled: "Save").object === page.subviews[0])
    #expect(try app.element(identified: "save") == app.element(labeled: "Save"))
  }

  @Test func `one that is not there is told with what there is, and one that is covered as such`() throws {
    let (app, page) = start()
    do {
      _ = try app.element(labeled: "Load")
      Issue.record("found what is not there")
    } catch {
      #expect(error.description == "no element is labelled \"Load\"; there are button \"Save\" #save")
    }
    page.subviews[0].isHidden = true
    do {
      _ = try app.element(identified: "save")
      Issue.record("found what is hidden")
    } catch {
      #expect(
        error.description
          == "the element identified as 'save' cannot be reached: it is hidden, or behind a modal; there is none")
    }
  }

  @Test func `the outline names groups and the focus`() {
    let (app, page) = start()
    page.accessibilityViewIsModal = true
    page.accessibilityIdentifier = "page"
    app.isVoiceOverRunning = true
    #expect(app.accessibilityTree == "window\n  modal #page\n    button \"Save\" #save <focus>\n")
  }

  @Test func `what a person does is in the trace`() throws {
    let (app, _) = start()
    app.activate(try app.element(labeled: "Save"))
    app.performEscape()
    app.performMagicTap()
    app.press(.shiftTab)
    app.advance(by: 0.1)
    #expect(
      app.trace.events.map(\.event) == [
        "accessibility activate save", "accessibility escape", "accessibility magic tap", "key shift tab",
      ])
  }

  @Test func `the focus moves only where a screen reader runs`() throws {
    let (app, _) = start()
    app.focus(try app.element(labeled: "Save"))
    #expect(!app.focusNext())
    #expect(app.focusedElement == nil)
    app.isVoiceOverRunning = true
    app.focus(try app.element(labeled: "Save"))
    #expect(app.focusedElement?.identifier == "save")
  }
}
