import Testing
import UIKit

@MainActor
@Suite struct UIViewUpdateConstraintsTests {
  final class Updating: UIView {
    var order: (UIView) -> Void = { _ in }
    var again = false

    override func updateConstraints() {
      order(self)
      if again { setNeedsUpdateConstraints() }
      super.updateConstraints()
    }
  }

  @Test func `views are asked for their constraints once they are in a tree, those further down first`() {
    let root = makeRoot()
    let outer = Updating()
    let inner = Updating()
    var order: [UIView] = []
    outer.order = { order.append($0) }
    inner.order = { order.append($0) }
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(order == [inner, outer])
    root.layoutIfNeeded()
    #expect(order.count == 2)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(order == [inner, outer, outer])
    #expect(!outer.needsUpdateConstraints())
    // The views hold what holds them.
    order = []
  }

  @Test func `a controller updates constraints in place of its view, after the views in it and before layout`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() {
        let outer = Updating()
        let inner = Updating()
        outer.order = { [unowned self] _ in log.append("view") }
        inner.order = { [unowned self] _ in log.append("subview") }
        outer.addSubview(inner)
        view = outer
      }
      override func updateViewConstraints() {
        log.append("controller")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { log.append("layout") }
    }
    let controller = Controller()
    let root = makeRoot()
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    #expect(controller.log == ["subview", "controller", "view", "layout"])
    controller.log = []
    controller.view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(controller.log == ["controller", "view", "layout"])
  }

  @Test func `constraints that never settle raise an exception that names the view`() {
    let root = makeRoot()
    let view = Updating()
    view.accessibilityIdentifier = "restless"
    view.again = true
    root.addSubview(view)
    let raised = exceptions { root.updateConstraintsIfNeeded() }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("'restless'") == true)
    view.again = false
    root.updateConstraintsIfNeeded()
  }
}
