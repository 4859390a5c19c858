import Testing
import UIKit
import UIKitTesting

/// Layout places plain views without asking them; here are those that must be asked.
@MainActor
struct UIViewGeometryDetectionTests {
  private final class Asked: UIView {
    var calls: [String] = []
    override var bounds: CGRect {
      get { super.bounds }
      set {
        calls.append("bounds \(Int(newValue.width))")
        super.bounds = newValue
      }
    }
    override var center: CGPoint {
      get { super.center }
      set {
        calls.append("center \(Int(newValue.x))")
        super.center = newValue
      }
    }
  }

  private final class Acting: UIView {
    var events: [String] = []
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      return super.action(for: layer, forKey: event)
    }
  }

  private final class Inset: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private final class LaidOut: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  private final class Layer: CALayer {
    nonisolated(unsafe) static var positions: [CGFloat] = []
    override var position: CGPoint {
      get { super.position }
      set {
        Self.positions.append(newValue.x)
        super.position = newValue
      }
    }
  }

  private final class Layered: UIView {
    override class var layerClass: AnyClass { Layer.self }
  }

  @MainActor
  private struct Held<View: UIView> {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view: View
    let width: NSLayoutConstraint

    init(_ view: View) {
      self.view = view
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      width = view.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.heightAnchor.constraint(equalToConstant: 20), width,
      ])
      root.layoutIfNeeded()
    }

    func widen() {
      width.constant = 60
      root.layoutIfNeeded()
    }
  }

  @Test func `a view that overrides bounds and center is placed through them`() {
    let held = Held(Asked())
    held.view.calls = []
    held.widen()
    #expect(held.view.calls == ["bounds 60", "center 40"])
    #expect(held.view.frame == CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func `a view that overrides action(for:forKey:) is asked for actions when layout places it`() {
    let held = Held(Acting())
    held.view.events = []
    held.widen()
    #expect(held.view.events == ["bounds", "position"])
  }

  @Test func `a layer class that overrides position is placed through it`() {
    let held = Held(Layered())
    Layer.positions = []
    held.widen()
    #expect(Layer.positions == [40])
  }

  @Test func `alignment insets of a class count`() {
    let held = Held(Inset())
    #expect(held.view.frame == CGRect(x: 8, y: 9, width: 46, height: 24))
    held.widen()
    #expect(held.view.frame == CGRect(x: 8, y: 9, width: 66, height: 24))
  }

  @Test func `a view without subviews lays out when its size changes, if its class has something to do then`() {
    let held = Held(LaidOut())
    held.view.count = 0
    held.widen()
    #expect(held.view.count == 1)
  }

  @Test func `subviews by autoresizing mask follow a view that constraints resize`() {
    let held = Held(UIView())
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    child.autoresizingMask = .flexibleWidth
    held.view.addSubview(child)
    held.root.layoutIfNeeded()
    held.widen()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `a plain view moves in an animation block as any other`() throws {
    let root = UIView()
    let app = TestApplication(rootView: root)
    let held = Held(UIView())
    root.addSubview(held.root)
    app.advance(by: 0.1)
    held.width.constant = 60
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { held.root.layoutIfNeeded() }
    app.advance(by: 0.5)
    #expect(abs(held.view.layer.presentation()!.bounds.width - 50) < 1)
    #expect(held.view.frame.width == 60)
  }

  @Test func `a view that moves to another tree is laid out there`() {
    let first = Held(UIView())
    first.widen()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let neighbour = Held(UIView())
    neighbour.widen()
    other.addSubview(first.root)
    other.layoutIfNeeded()
    first.width.constant = 80
    other.layoutIfNeeded()
    #expect(first.view.frame.width == 80)
    first.root.removeFromSuperview()
    first.width.constant = 30
    first.root.layoutIfNeeded()
    #expect(first.view.frame.width == 30)
  }
}
