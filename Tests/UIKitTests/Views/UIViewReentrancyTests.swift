import Testing

@testable import UIKit

/// A view whose callbacks do what a test says.
@MainActor
private final class HookedView: UIView {
  var onWillMoveToSuperview: ((UIView?) -> Void)?
  var onDidMoveToSuperview: (() -> Void)?
  var onWillMoveToWindow: ((UIWindow?) -> Void)?
  var onDidMoveToWindow: (() -> Void)?
  var onDidAdd: ((UIView) -> Void)?
  var onWillRemove: ((UIView) -> Void)?
  var onLayout: (() -> Void)?
  var onTouch: (() -> Void)?
  var onSafeArea: (() -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) { onWillMoveToSuperview?(newSuperview) }
  override func didMoveToSuperview() { onDidMoveToSuperview?() }
  override func willMove(toWindow newWindow: UIWindow?) { onWillMoveToWindow?(newWindow) }
  override func didMoveToWindow() { onDidMoveToWindow?() }
  override func didAddSubview(_ subview: UIView) { onDidAdd?(subview) }
  override func willRemoveSubview(_ subview: UIView) { onWillRemove?(subview) }
  override func safeAreaInsetsDidChange() { onSafeArea?() }
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}

@MainActor @Suite struct UIViewReentrancyTests {
  /// Superviews and lists of subviews and sublayers tell the same story, without a cycle.
  private func expectSound(_ root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let view = waiting.popLast() {
      #expect(seen.insert(ObjectIdentifier(view)).inserted, "in two places", sourceLocation: sourceLocation)
      guard seen.count < 10_000 else { return }
      for child in view.subviews {
        #expect(child.superview === view, sourceLocation: sourceLocation)
        #expect(child.window === view.window, sourceLocation: sourceLocation)
        #expect(child.layer.superlayer === view.layer, sourceLocation: sourceLocation)
        waiting.append(child)
      }
      let layers = (view.layer.sublayers ?? []).map(ObjectIdentifier.init)
      #expect(layers == view.subviews.map { ObjectIdentifier($0.layer) }, sourceLocation: sourceLocation)
    }
  }

  @Test func `a view may leave in each of its own callbacks`() {
    let stage = Stage()
    for place in 0..<6 {
      let view = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let leave = { [unowned view] in view.removeFromSuperview() }
      switch place {
      case 0: view.onWillMoveToSuperview = { if $0 != nil { leave() } }
      case 1: view.onDidMoveToSuperview = { [unowned view] in if view.superview != nil { leave() } }
      case 2: view.onWillMoveToWindow = { if $0 != nil { leave() } }
      case 3: view.onDidMoveToWindow = { [unowned view] in if view.window != nil { leave() } }
      case 4: view.onLayout = leave
      default: view.onSafeArea = leave
      }
      stage.root.addSubview(view)
      stage.frame()
      expectSound(stage.window)
      view.onWillMoveToSuperview = nil
      view.onWillMoveToWindow = nil
      view.removeFromSuperview()
      #expect(view.superview == nil && view.window == nil && view.layer.superlayer == nil, "place \(place)")
      expectSound(stage.window)
      expectSound(view)
    }
  }

  @Test func `a view may go elsewhere in each of its own callbacks`() {
    let stage = Stage()
    for place in 0..<8 {
      let first = HookedView(), second = HookedView(), view = HookedView()
      view.addSubview(UIView())
      stage.root.addSubview(first)
      stage.root.addSubview(second)
      var isDone = false
      let go = { [unowned view] in
        guard !isDone else { return }
        isDone = true
        second.addSubview(view)
      }
      switch place {
      case 0: view.onWillMoveToSuperview = { _ in go() }
      case 1: view.onDidMoveToSuperview = go
      case 2: view.onWillMoveToWindow = { _ in go() }
      case 3: view.onDidMoveToWindow = go
      case 4: view.onLayout = go
      case 5: first.onDidAdd = { _ in go() }
      case 6: first.onWillRemove = { _ in go() }
      default: view.onSafeArea = go
      }
      first.addSubview(view)
      view.setNeedsLayout()
      stage.frame()
      view.removeFromSuperview()
      expectSound(stage.window)
      expectSound(view)
      stage.frame()
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
  }

  @Test func `no callback can close a cycle`() {
    for place in 0..<4 {
      let outer = HookedView(), view = HookedView()
      var isDone = false
      let close = { [unowned view, unowned outer] in
        guard !isDone else { return }
        isDone = true
        view.addSubview(outer)
      }
      switch place {
      case 0: view.onWillMoveToSuperview = { _ in close() }
      case 1: view.onDidMoveToSuperview = close
      case 2: outer.onDidAdd = { _ in close() }
      default: outer.onWillMoveToSuperview = { _ in close() }
      }
      let raised = exceptions {
        outer.addSubview(view)
        UIView().addSubview(outer)
      }
      #expect(raised.map(\.name) == (isDone ? ["NSInvalidArgumentException"] : []), "place \(place)")
      expectSound(outer.rootView)
      expectSound(view.rootView)
    }
  }

  @Test func `siblings may be taken away while a view is laid out`() {
    let stage = Stage()
    let views = (0..<20).map { _ in HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views {
      stage.root.addSubview(view)
      view.onLayout = { for other in views where other !== view { other.removeFromSuperview() } }
    }
    stage.frame()
    expectSound(stage.window)
    #expect(stage.root.subviews.count <= 1)
    for view in views { view.onLayout = nil }
  }

  @Test func `the last reference to a view may go while it is laid out, touched or animated`() {
    let stage = Stage()
    weak var weakView: UIView?
    do {
      let view = HookedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let inner = HookedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      weakView = view
      inner.onLayout = { [unowned view] in view.removeFromSuperview() }
      stage.root.addSubview(view)
    }
    stage.frame()
    #expect(weakView == nil)
    do {
      let view = HookedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      weakView = view
      view.onTouch = { [unowned view] in view.removeFromSuperview() }
      stage.root.addSubview(view)
    }
    stage.scene.touch(phase: .began, at: CGPoint(x: 5, y: 5))
    stage.scene.touch(phase: .moved, at: CGPoint(x: 9, y: 9))
    stage.scene.touch(phase: .ended, at: CGPoint(x: 9, y: 9))
    stage.frame()
    #expect(weakView == nil)
    do {
      let view = HookedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      weakView = view
      stage.root.addSubview(view)
      stage.frame()
      UIView.animate(
        withDuration: 0.1, animations: { view.frame.origin.x = 9 },
        completion: { [unowned view] _ in view.removeFromSuperview() })
    }
    stage.advance(by: 0.3)
    #expect(weakView == nil)
    expectSound(stage.window)
  }

  @Test func `a container may leave the window inside animations, completions and touches`() {
    let stage = Stage()
    var calls: [Bool] = []
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = HookedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.frame()
    UIView.animate(
      withDuration: 0.2,
      animations: {
        inner.frame.origin.x = 9
        outer.removeFromSuperview()
      }, completion: { calls.append($0) })
    stage.advance(by: 0.5)
    #expect(calls.count == 1)
    stage.root.addSubview(outer)
    stage.frame()
    UIView.animate(withDuration: 0.2, animations: { inner.frame.origin.x = 0 }, completion: { calls.append($0) })
    UIView.animate(
      withDuration: 0.1, animations: { outer.alpha = 0.5 }, completion: { _ in outer.removeFromSuperview() })
    stage.advance(by: 0.5)
    #expect(calls.count == 2 && calls.last == false)
    stage.root.addSubview(outer)
    inner.onTouch = { [unowned outer] in outer.removeFromSuperview() }
    stage.scene.touch(phase: .began, at: CGPoint(x: 5, y: 5))
    stage.scene.touch(phase: .ended, at: CGPoint(x: 5, y: 5))
    stage.frame()
    #expect(outer.window == nil)
    expectSound(stage.window)
  }

  @Test func `layout that grows for ever ends with an error, and the app goes on`() {
    let stage = Stage()
    let view = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "growing"
    view.addSubview(child)
    stage.root.addSubview(view)
    view.onLayout = { child.frame.size.width += 1 }
    child.onLayout = { view.frame.size.width += 1 }
    #expect(exceptions { stage.frame() }.count == 1)
    view.onLayout = { view.layoutIfNeeded() }
    child.onLayout = {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    var depth = 0
    child.onLayout = {
      depth += 1
      if depth < 200 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      depth -= 1
    }
    _ = exceptions { stage.frame() }
    view.onLayout = nil
    child.onLayout = nil
    #expect(exceptions { stage.frame() }.isEmpty)
    expectSound(stage.window)
  }

  @Test func `a layout that asks for itself without end is stopped with an error`() {
    let stage = Stage()
    let view = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "endless"
    stage.root.addSubview(view)
    view.onLayout = {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    let raised = exceptions { stage.frame() }
    #expect(raised.first?.reason.contains("endless") == true)
    view.onLayout = nil
    #expect(exceptions { stage.frame() }.isEmpty)
  }
}
