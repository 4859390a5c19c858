import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct UIKeyCommandTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A controller with commands, that hears what its commands and other keys do.
  private final class Page: UIViewController {
    let log: Log
    var commands: [UIKeyCommand]?
    var refused: Selector?

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      _SelectorRuntime.register("close:", Page.close(_:))
      _SelectorRuntime.register("open", Page.open)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    func close(_ sender: UIKeyCommand) {
      log.lines.append("\(title ?? "") closes by \(sender.input ?? "") \(sender.propertyList as? String ?? "")")
    }
    func open() { log.lines.append("\(title ?? "") opens") }

    override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action != refused && super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.lines.append("\(title ?? "") hears of a press")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.lines.append("\(title ?? "") hears of a release")
    }
  }

  private let log = Log()
  private let page: Page
  private let app: TestApplication

  init() {
    page = Page(log)
    page.title = "page"
    app = TestApplication(rootViewController: page)
  }

  private func lines(pressing name: String) throws -> [String] {
    app.press(try #require(TestKey(name: name)))
    defer { log.lines = [] }
    return log.lines
  }

  @Test func `a key command sends its action and takes the key, other keys go on`() throws {
    page.commands = [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "close:"),
      UIKeyCommand(input: "w", modifierFlags: .command, action: "open"),
    ]
    #expect(try lines(pressing: "escape") == ["page closes by UIKeyInputEscape "])
    #expect(try lines(pressing: "command w") == ["page opens"])
    let passed = ["page hears of a press", "page hears of a release"]
    #expect(try lines(pressing: "w") == passed)
    #expect(try lines(pressing: "command shift w") == passed)
    #expect(try lines(pressing: "command x") == passed)
  }

  @Test func `the nearest along the chain decides, and whoever can perform the action does`() throws {
    let child = Page(log)
    child.title = "child"
    page.present(child, animated: false)
    page.addKeyCommand(UIKeyCommand(input: "o", modifierFlags: [], action: "open"))
    child.addKeyCommand(UIKeyCommand(action: "close:", input: "O", propertyList: "letter"))
    #expect(try lines(pressing: "o") == ["child closes by O letter"])
    child.refused = "close:"
    #expect(try lines(pressing: "o") == ["page closes by O letter"])
    page.refused = "close:"
    #expect(try lines(pressing: "o") == ["child hears of a press", "child hears of a release"])
  }

  @Test func `a command that was removed is a key like others`() throws {
    let command = UIKeyCommand(input: "\r", modifierFlags: [], action: "open", discoverabilityTitle: "Opens")
    #expect(command.discoverabilityTitle == "Opens" && command.title == "")
    page.addKeyCommand(command)
    page.addKeyCommand(command)
    #expect(page.keyCommands?.count == 1)
    #expect(try lines(pressing: "return") == ["page opens"])
    page.removeKeyCommand(command)
    #expect(page.keyCommands == nil)
    #expect(try lines(pressing: "return").count == 2)
  }

  @Test func `the tabulator key moves the focus before a command that does not want to be first`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    page.view.addSubview(button)
    let command = UIKeyCommand(input: "\t", modifierFlags: [], action: "open")
    page.addKeyCommand(command)
    #expect(try lines(pressing: "tab") == [])
    #expect(app.focusedElement?.label == "Go")
    command.wantsPriorityOverSystemBehavior = true
    #expect(try lines(pressing: "tab") == ["page opens"])
  }
}
