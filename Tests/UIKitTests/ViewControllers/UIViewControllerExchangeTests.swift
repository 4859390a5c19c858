import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewControllerExchangeTests {
  private let log = LoggingView.Log()

  private final class Mover: UIViewController {
    var seen: [Bool] = []
    override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
    override func viewDidAppear(_ animated: Bool) { seen.append(isMovingToParent) }
    override func viewWillDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
    override func viewDidDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
  }

  @Test func `one child replaces another, and both are told in order`() {
    let stage = Stage()
    let parent = stage.controller
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    parent.addChild(first)
    stage.root.addSubview(first.view)
    first.didMove(toParent: parent)
    parent.addChild(second)
    stage.frame()
    log.lines = []
    parent.transition(from: first, to: second, duration: 0.5, animations: { second.view.alpha = 0.5 }) { finished in
      self.log.lines.append("completion \(finished)")
    }
    stage.advance(by: 0.4)
    #expect(first.view.superview != nil)
    stage.advance(by: 0.1)
    #expect(
      log.lines.filter { $0.contains("ppear") || $0.contains("completion") } == [
        "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing", "second viewDidAppear",
        "first viewDidDisappear", "completion true",
      ])
    #expect(stage.root.subviews == [second.view])
  }

  @Test func `children of different parents cannot replace each other`() {
    let stage = Stage()
    let first = UIViewController()
    stage.controller.addChild(first)
    let raised = exceptions {
      stage.controller.transition(from: first, to: UIViewController(), duration: 0, animations: nil)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func `a controller knows whether it comes and goes with its parent`() {
    let stage = Stage()
    let child = Mover()
    stage.controller.addChild(child)
    stage.root.addSubview(child.view)
    child.didMove(toParent: stage.controller)
    stage.frame()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.frame()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.seen == [true, true, false, false, false, false, true, true])
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  @Test func `viewIsAppearing comes before a layout that is asked for at once`() {
    let stage = Stage()
    let child = LoggingController("child", log: log)
    stage.controller.addChild(child)
    stage.root.addSubview(child.view)
    child.view.layoutIfNeeded()
    let lines = log.lines.filter { $0.contains("Is") || $0.contains("Layout") }
    #expect(lines == ["child viewIsAppearing", "child viewWillLayoutSubviews", "child viewDidLayoutSubviews"])
  }

  @Test func `begun out of sight, the one that leaves has disappeared at the end`() {
    let stage = Stage()
    let parent = UIViewController()
    let first = LoggingController("first", log: log)
    let second = LoggingController("second", log: log)
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    parent.transition(from: first, to: second, duration: 0.5, options: [], animations: nil, completion: nil)
    stage.controller.addChild(parent)
    stage.root.addSubview(parent.view)
    stage.advance(by: 1)
    #expect(first.view.superview == nil)
    #expect(first.appearance == .disappeared)
    #expect(second.appearance == .appeared)
  }
}
