import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewHierarchyTests {
  @Test func `adding a view to a window tells it in order`() {
    let stage = Stage()
    let log = LoggingView.Log()
    let parent = LoggingView("parent", log: log)
    let child = LoggingView("child", log: log)
    parent.addSubview(child)
    #expect(log.lines == ["child willMoveToSuperview", "child didMoveToSuperview", "parent didAddSubview"])
    log.lines = []
    stage.root.addSubview(parent)
    #expect(
      log.lines == [
        "parent willMoveToSuperview", "parent willMoveToWindow", "child willMoveToWindow",
        "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
      ])
    #expect(child.window === stage.window)
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "parent willRemoveSubview", "child willMoveToSuperview", "child willMoveToWindow",
        "child didMoveToWindow", "child didMoveToSuperview",
      ])
    #expect(child.window == nil)
  }

  @Test func `inserting places view and layer alike`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.insertSubview(views[2], aboveSubview: views[3])
    #expect(parent.subviews == [views[0], views[3], views[2], views[1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[0])
    #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `an added view leaves its former superview`() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(first.layer.sublayers?.isEmpty ?? true)
    #expect(child.superview === second)
    #expect(child.layer.superlayer === second.layer)
  }

  @Test func `a cycle of views is refused and changes nothing`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let raised = exceptions {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(raised.last?.reason == "Can't add self as subview")
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
    #expect(outer.subviews == [inner])
  }

  @Test func `a view finds tags and ancestors`() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func `a child outlives its superview without one`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
  }

  @Test func `a child that outlives its window is in none`() {
    let child = UIView()
    _ = Stage()
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(child)
      #expect(child.window === window)
    }
    #expect(child.window == nil)
    #expect(child.superview == nil)
  }
}
