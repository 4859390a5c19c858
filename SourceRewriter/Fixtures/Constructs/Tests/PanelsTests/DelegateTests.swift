import Panels
import UIKit
import Testing

private class Plain: NSObject, PanelDelegate {
  func panelMustHave() -> Int { 1 }
}

private final class Late: Plain {
  var moves = 0
  @objc func panelDidMove(_ panel: Panel) { moves += 1 }
}

private final class Titled: Plain {
  @objc var panelTitle: String?
}

private final class Full: NSObject, PanelDelegate {
  var moves = 0
  var ends = 0
  let preferredWidth: CGFloat = 320
  func panelMustHave() -> Int { 1 }
  func panelDidMove(_ panel: Panel) { moves += 1 }
  @objc(panel:insetForTraits:) func panel(_ panel: Panel, insetFor traits: String) -> NSNumber { 1 }
  @objc(panel:insetForSize:) func panel(_ panel: Panel, insetFor size: CGSize) -> NSNumber { 2 }
  func panelDidFinish() { ends += 1 }
}

private final class Proxy: NSObject, PanelDelegate {
  let other: PanelDelegate
  init(_ other: PanelDelegate) { self.other = other }
  func panelMustHave() -> Int { 2 }
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || other.responds(to: aSelector)
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    other.responds(to: aSelector) ? other : super.forwardingTarget(for: aSelector)
  }
}

private final class ScrollWatch: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class Handlers {
  var panelDidMove: ((Panel) -> Void)?
}

@MainActor
@Suite struct DelegateTests {
  @Test func `a delegate without optional methods answers nothing`() {
    let panel = Panel()
    let plain = Plain()
    panel.delegate = plain
    #expect(panel.run() == [])
    panel.delegate = nil
    #expect(panel.run() == [])
  }

  @Test func `a method of a subclass is found`() {
    let panel = Panel()
    let late = Late()
    panel.delegate = late
    #expect(panel.run() == ["moves"])
    #expect(late.moves == 1)
  }

  @Test func `all of them are called`() {
    let panel = Panel()
    let full = Full()
    panel.delegate = full
    #expect(panel.run() == ["traits 1", "size 2", "moves", "width 320.0"])
    #expect(full.moves == 1)
    #expect(full.ends == 1)
  }

  @Test func `a proxy forwards`() {
    let panel = Panel()
    let full = Full()
    let proxy = Proxy(full)
    panel.delegate = proxy
    #expect(panel.run() == ["traits 1", "size 2", "moves", "width 320.0"])
    #expect(full.moves == 1)
    #expect(proxy.responds(to: #selector(PanelDelegate.panelDidFinish)))
  }

  @Test func `UIKits optional methods can be called so`() {
    let watch = ScrollWatch()
    let delegate: UIScrollViewDelegate? = watch
    let view = UIScrollView()
    delegate?.scrollViewDidScroll?(view)
    delegate?.scrollViewDidZoom?(view)
    #expect(delegate?.viewForZooming?(in: view) == nil)
    #expect(watch.scrolls == 1)
    #expect(watch.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    #expect(!watch.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
  }

  @Test func `a method that is referred to is there if the delegate has it`() {
    let panel = Panel()
    let plain = Plain()
    let full = Full()
    #expect(!panel.moveByReference())
    panel.delegate = plain
    #expect(!panel.moveByReference())
    panel.delegate = full
    #expect(panel.moveByReference())
    #expect(full.moves == 1)
  }

  @Test func `properties with the name of an optional method are properties`() {
    let panel = Panel()
    let handlers = Handlers()
    var moves = 0
    handlers.panelDidMove?(panel)
    #expect(handlers.panelDidMove == nil)
    handlers.panelDidMove = { _ in moves += 1 }
    handlers.panelDidMove?(panel)
    #expect(handlers.panelDidMove != nil)
    #expect(moves == 1)
    let controller = UIViewController(nibName: nil, bundle: nil)
    #expect(controller.navigationController == nil)
    let navigation = UINavigationController(rootViewController: controller)
    #expect(controller.navigationController != nil)
    if let found = controller.navigationController { #expect(found === navigation) } else { Issue.record("none") }
  }

  @Test func `an optional property may be that of a subclass, and nil`() {
    let panel = Panel()
    let late = Late()
    panel.delegate = late
    #expect(panel.delegate?.panelTitle == nil)
    let titled = Titled()
    panel.delegate = titled
    #expect(panel.delegate?.panelTitle == .some(nil))
    titled.panelTitle = "t"
    #expect(panel.delegate?.panelTitle == "t")
    #expect(titled.responds(to: #selector(getter: PanelDelegate.panelTitle)))
    #expect(!late.responds(to: #selector(getter: PanelDelegate.panelTitle)))
  }

  @Test func `closures are called as before`() {
    let panel = Panel()
    var count: Int?
    panel.onTap = { count = $0 }
    _ = panel.run()
    #expect(count == 0)
  }
}
