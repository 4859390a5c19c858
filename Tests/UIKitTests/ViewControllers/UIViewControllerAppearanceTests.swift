import Testing

@testable import UIKit

final class LoggingController: UIViewController {
  let name: String
  let log: LoggingView.Log

  init(_ name: String, log: LoggingView.Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ text: String) { log.lines.append("\(name) \(text)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  /// Is given the transition that the controller leaves in.
  var whenDisappearing: ((any UIViewControllerTransitionCoordinator) -> Void)?
  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear")
    if let transitionCoordinator { whenDisappearing?(transitionCoordinator) }
  }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "nil" : "parent")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "nil" : "parent")") }
}

@MainActor
@Suite struct UIViewControllerAppearanceTests {
  private let log = LoggingView.Log()

  @Test func `a root controller appears and disappears in order`() {
    let controller = LoggingController("root", log: log)
    let stage = Stage(controller: controller)
    #expect(
      log.lines == [
        "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
      ])
    log.lines = []
    stage.frame()
    #expect(log.lines.isEmpty)
    stage.window.isHidden = true
    #expect(log.lines == ["root viewWillDisappear", "root viewDidDisappear"])
    log.lines = []
    stage.window.isHidden = false
    stage.frame()
    #expect(log.lines == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
  }

  @Test func `replacing the root controller lets the former one disappear`() {
    let stage = Stage(controller: LoggingController("first", log: log))
    log.lines = []
    stage.window.rootViewController = LoggingController("second", log: log)
    stage.frame()
    #expect(
      log.lines == [
        "first viewWillDisappear", "first viewDidDisappear", "second loadView", "second viewDidLoad",
        "second viewWillAppear", "second viewIsAppearing", "second viewWillLayoutSubviews",
        "second viewDidLayoutSubviews", "second viewDidAppear",
      ])
  }

  @Test func `a child appears with its view and leaves with it`() {
    let parent = LoggingController("parent", log: log)
    let child = LoggingController("child", log: log)
    let stage = Stage(controller: parent)
    log.lines = []
    parent.addChild(child)
    stage.root.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.lines == [
        "child willMove parent", "child loadView", "child viewDidLoad", "child viewWillAppear", "child didMove parent",
      ])
    stage.frame()
    #expect(log.lines.suffix(2).first == "child viewDidLayoutSubviews")
    #expect(log.lines.last == "child viewDidAppear")
    log.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.lines == ["child willMove nil", "child viewWillDisappear", "child viewDidDisappear", "child didMove nil"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func `a child of a controller that is not shown appears with it`() {
    let parent = LoggingController("parent", log: log)
    let child = LoggingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.lines = []
    _ = Stage(controller: parent)
    let appearance = log.lines.filter { $0.contains("ppear") }
    #expect(
      appearance == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
        "parent viewDidAppear", "child viewDidAppear",
      ])
  }

  @Test func `a parent that forwards by hand decides`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = LoggingController("child", log: log)
    let stage = Stage(controller: parent)
    parent.addChild(child)
    stage.root.addSubview(child.view)
    stage.frame()
    #expect(!log.lines.contains { $0.contains("ppear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
  }

  @Test func `a view that comes and goes between frames has balanced callbacks`() {
    let stage = Stage()
    let child = LoggingController("child", log: log)
    stage.controller.addChild(child)
    stage.root.addSubview(child.view)
    child.view.removeFromSuperview()
    stage.frame()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "child viewWillAppear", "child viewWillDisappear", "child viewDidDisappear",
      ])
  }
}
