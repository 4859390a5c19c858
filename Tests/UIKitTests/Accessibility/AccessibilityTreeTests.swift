import Testing
import UIKit
import UIKitTesting

/// What of an interface is read out, and in which order.
@MainActor
@Suite struct AccessibilityTreeTests {
  private let page = UIView()

  private func label(_ text: String?, _ frame: CGRect, in view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    (view ?? page).addSubview(label)
    return label
  }

  private func tree() -> [String] {
    TestApplication(rootView: page).accessibilityTree.split(separator: "\n").map(String.init)
  }

  @Test func `labels, buttons and images say by themselves what they are`() {
    _ = label("Title", CGRect(x: 0, y: 0, width: 100, height: 20))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 40, width: 100, height: 40)
    button.setTitle("Save", for: .normal)
    button.accessibilityIdentifier = "save"
    button.accessibilityHint = "Keeps the changes"
    button.isEnabled = false
    button.isSelected = true
    page.addSubview(button)
    let image = UIImageView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    page.addSubview(image)
    let seen = UIImageView(frame: CGRect(x: 0, y: 120, width: 10, height: 10))
    seen.isAccessibilityElement = true
    seen.accessibilityLabel = "Cat"
    seen.accessibilityValue = "asleep"
    page.addSubview(seen)
    #expect(
      tree() == [
        "window", "  text \"Title\"", "  button, selected, not enabled \"Save\" #save (Keeps the changes)",
        "  image \"Cat\" = \"asleep\"",
      ])
  }

  @Test func `what is hidden, transparent, empty or hidden by its container is left out`() {
    label("hidden", CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden = true
    label("transparent", CGRect(x: 0, y: 20, width: 10, height: 10)).alpha = 0
    _ = label(nil, CGRect(x: 0, y: 40, width: 10, height: 10))
    let container = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
    page.addSubview(container)
    _ = label("inside", CGRect(x: 0, y: 0, width: 10, height: 10), in: container)
    let app = TestApplication(rootView: page)
    #expect(app.accessibleElements.map(\.label) == ["inside"])
    container.accessibilityElementsHidden = true
    #expect(app.accessibleElements.isEmpty)
  }

  @Test func `an element hides what is in it`() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(cell)
    _ = label("name", CGRect(x: 0, y: 0, width: 10, height: 10), in: cell)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "cell"
    #expect(tree() == ["window", "  element \"cell\""])
  }

  @Test func `views are read row by row, whatever their order among the subviews`() {
    _ = label("right", CGRect(x: 200, y: 4, width: 50, height: 20))
    _ = label("below", CGRect(x: 0, y: 30, width: 50, height: 20))
    _ = label("left", CGRect(x: 0, y: 8, width: 50, height: 20))
    // A tall thing beside rows is no part of them.
    _ = label("tall", CGRect(x: 300, y: 0, width: 50, height: 200))
    let app = TestApplication(rootView: page)
    #expect(app.accessibleElements.map(\.label) == ["tall", "left", "right", "below"])
    app.readsRightToLeft = true
    app.advance(by: 0.1)
    #expect(app.accessibleElements.map(\.label) == ["tall", "right", "left", "below"])
  }

  @Test func `a group is read as a whole`() {
    for (index, x) in [0, 200].enumerated() {
      let column = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      page.addSubview(column)
      _ = label("top \(index)", CGRect(x: 0, y: 0, width: 50, height: 20), in: column)
      _ = label("bottom \(index)", CGRect(x: 0, y: 50, width: 50, height: 20), in: column)
    }
    let app = TestApplication(rootView: page)
    #expect(app.accessibleElements.map(\.label) == ["top 0", "top 1", "bottom 0", "bottom 1"])
    page.subviews[0].shouldGroupAccessibilityChildren = true
    page.subviews[1].accessibilityContainerType = .list
    page.subviews[1].accessibilityLabel = "second"
    #expect(app.accessibleElements.map(\.label) == ["top 0", "bottom 0", "top 1", "bottom 1"])
    #expect(app.accessibilityTree.contains("  list \"second\"\n    text \"top 1\"\n    text \"bottom 1\"\n"))
  }

  @Test func `a container's list decides, in its order, also one that is asked piece by piece`() {
    let first = label("first", CGRect(x: 0, y: 0, width: 10, height: 10))
    let second = label("second", CGRect(x: 0, y: 20, width: 10, height: 10))
    _ = label("third", CGRect(x: 0, y: 40, width: 10, height: 10))
    let app = TestApplication(rootView: page)
    page.accessibilityElements = [second, first]
    #expect(app.accessibleElements.map(\.label) == ["second", "first"])
    #expect(page.index(ofAccessibilityElement: first) == 1)
    #expect(page.index(ofAccessibilityElement: app) == NSNotFound)
    #expect(page.accessibilityElement(at: 2) == nil)
    page.accessibilityElements = nil
    #expect(page.accessibilityElementCount() == 0)
    let counting = CountingContainer(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    page.addSubview(counting)
    #expect(app.accessibleElements.map(\.label) == ["first", "second", "third", "part 0", "part 1"])
  }

  @Test func `a modal view hides what is beside it, and nothing else`() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let modal = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    page.addSubview(panel)
    panel.addSubview(modal)
    _ = label("outside", CGRect(x: 0, y: 200, width: 10, height: 10))
    _ = label("beside", CGRect(x: 0, y: 60, width: 10, height: 10), in: panel)
    _ = label("inside", CGRect(x: 0, y: 0, width: 10, height: 10), in: modal)
    let app = TestApplication(rootView: page)
    #expect(app.accessibleElements.map(\.label) == ["inside", "beside", "outside"])
    modal.accessibilityViewIsModal = true
    #expect(app.accessibleElements.map(\.label) == ["inside", "outside"])
    modal.isHidden = true
    #expect(app.accessibleElements.map(\.label) == ["beside", "outside"])
  }

  @Test func `an element that is no view moves with its container`() {
    let drawing = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    page.addSubview(drawing)
    let part = UIAccessibilityElement(accessibilityContainer: drawing)
    part.accessibilityLabel = "part"
    part.accessibilityIdentifier = "part-id"
    part.accessibilityTraits = [.button, .selected]
    part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    drawing.accessibilityElements = [part]
    let app = TestApplication(rootView: page)
    #expect(part.accessibilityFrame == CGRect(x: 60, y: 70, width: 20, height: 20))
    #expect(part.accessibilityActivationPoint == CGPoint(x: 70, y: 80))
    drawing.frame.origin.x = 0
    #expect(part.accessibilityFrame.minX == 10)
    #expect(app.accessibleElements.map(\.summary) == ["button, selected \"part\" #part-id"])
    part.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(part.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(part.next === drawing)
  }

  @Test func `a view's frame is that on the screen, and its path gives the point to touch`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    page.addSubview(view)
    _ = TestApplication(rootView: page)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 105, y: 105))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `a subclass's own answers count`() {
    let view = OwnAnswers(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addSubview(view)
    #expect(tree() == ["window", "  button, header \"computed\""])
  }

  @Test func `what a client says stays, where the class says something by itself`() {
    let text = label("Title", .zero)
    text.accessibilityLabel = "Heading"
    text.accessibilityTraits = .header
    #expect(text.accessibilityLabel == "Heading")
    text.text = "Other"
    #expect(text.accessibilityLabel == "Heading")
    #expect(text.accessibilityTraits == .header)
    text.accessibilityLabel = nil
    #expect(text.accessibilityLabel == "Other")
  }
}

private final class OwnAnswers: UIView {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "computed" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.button, .header] }
    set {}
  }
}

private final class CountingContainer: UIView {
  private lazy var parts = (0..<2).map { index in
    let part = UIAccessibilityElement(accessibilityContainer: self)
    part.accessibilityLabel = "part \(index)"
    part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20 * CGFloat(index), width: 10, height: 10)
    return part
  }
  override func accessibilityElementCount() -> Int { 2 }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
}
