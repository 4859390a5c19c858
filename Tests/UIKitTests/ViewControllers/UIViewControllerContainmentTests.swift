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

  private final class Fitting: UIViewController {
    var lines: [String] = []
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      let size = (container as? UIViewController)?.view.bounds.size ?? .zero
      lines.append("\(Int(size.width))x\(Int(size.height))")
    }
  }

  @Test func `a parent hears of sizes that constraints give a child, and of no others`() {
    let parent = Fitting()
    let child = UIViewController()
    let stage = Stage(controller: parent)
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    let width = child.view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, child.view.heightAnchor.constraint(equalToConstant: 40),
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.leftAnchor.constraint(equalTo: parent.view.leftAnchor),
    ])
    stage.frame()
    #expect(parent.lines.isEmpty)
    width.constant = 160
    stage.frame()
    #expect(parent.lines == ["160x40"])
    stage.frame()
    child.view.setNeedsLayout()
    stage.frame()
    #expect(parent.lines == ["160x40"])
    NSLayoutConstraint.deactivate(child.view.constraints)
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.frame.size.width = 200
    stage.frame()
    #expect(parent.lines == ["160x40"])
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
