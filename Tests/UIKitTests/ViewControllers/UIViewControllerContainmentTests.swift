import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewControllerContainmentTests {
  @Test func `a child leaves its former parent first`() {
    let log = LoggingView.Log()
    let first = UIViewController()
    let second = UIViewController()
    let child = LoggingController("child", log: log)
    first.addChild(child)
    log.lines = []
    second.addChild(child)
    #expect(log.lines == ["child willMove nil", "child didMove nil", "child willMove parent"])
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func `a controller cannot be its own descendant`() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    let raised = exceptions { inner.addChild(outer) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(outer.parent == nil)
  }

  @Test func `a view belongs to one controller`() {
    let first = UIViewController()
    let second = UIViewController()
    let view = first.view!
    let raised = exceptions { second.view = view }
    #expect(raised.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
    #expect(view.next === first)
  }

  @Test func `a controller is freed with its children`() {
    weak var child: UIViewController?
    do {
      let parent = UIViewController()
      let made = UIViewController()
      parent.addChild(made)
      parent.view.addSubview(made.view)
      child = made
    }
    #expect(child == nil)
  }

  @Test func `a nib that cannot be found is an error`() {
    let controller = UIViewController(nibName: "Missing", bundle: nil)
    let raised = exceptions { controller.loadViewIfNeeded() }
    #expect(raised.first?.name == "NSInternalInconsistencyException")
    #expect(raised.first?.reason.contains("Missing") == true)
  }

  @Test func `the view is made once and when asked for`() {
    let log = LoggingView.Log()
    let controller = LoggingController("c", log: log)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.lines.isEmpty)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(log.lines == ["c loadView", "c viewDidLoad"])
  }
}
