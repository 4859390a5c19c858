import Testing

@testable import UIKit

/// Random histories of everything that an app may do to a tree, with numbers of every kind.
@MainActor @Suite struct UIViewHistoryTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func number() -> CGFloat {
      let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 0.5, 1e-300, 1e-7, 1e5, 1e9, 1e18, 1e300, -1e300,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      ]
      return Int.random(in: 0..<3, using: &self) == 0
        ? wild.randomElement(using: &self)! : CGFloat.random(in: -200...400, using: &self)
    }

    mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
  }

  /// The world of one history.
  @MainActor
  private final class World {
    let stage = Stage(device: "60x90@1")
    let display = Screenful()
    var random: Generator
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      random = Generator(state: seed)
      stage.scene.display = display
      for index in 0..<10 {
        let view = index % 4 == 3 ? UILabel() : UIView()
        view.accessibilityIdentifier = "view\(index)"
        view.backgroundColor = index % 2 == 0 ? .red : nil
        view.translatesAutoresizingMaskIntoConstraints = index % 3 != 0
        views.append(view)
        stage.root.addSubview(view)
      }
    }

    var view: UIView { views.randomElement(using: &random)! }

    func makeConstraint() {
      let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline, .leftMargin, .topMargin, .notAnAttribute,
      ]
      let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let other: UIView? = Bool.random(using: &random) ? (Bool.random(using: &random) ? view : stage.root) : nil
      let constraint = NSLayoutConstraint(
        item: view, attribute: attributes.randomElement(using: &random)!,
        relatedBy: relations.randomElement(using: &random)!, toItem: other,
        attribute: other == nil ? .notAnAttribute : attributes.randomElement(using: &random)!,
        multiplier: Bool.random(using: &random) ? 1 : random.number(), constant: random.number())
      if Bool.random(using: &random) { constraint.priority = UILayoutPriority(Float(random.number())) }
      constraints.append(constraint)
      constraint.isActive = true
    }

    func step() {
      let view = view
      switch Int.random(in: 0..<22, using: &random) {
      case 0: self.view.addSubview(view)
      case 1: self.view.insertSubview(view, at: Int(random.next() % 20) - 5)
      case 2: view.removeFromSuperview()
      case 3: if view.superview == nil { stage.root.addSubview(view) }
      case 4...7: makeConstraint()
      case 8: constraints.randomElement(using: &random)?.isActive.toggle()
      case 9: constraints.randomElement(using: &random)?.constant = random.number()
      case 10: constraints.randomElement(using: &random)?.priority = UILayoutPriority(Float(random.number()))
      case 11: view.frame = random.rect()
      case 12: view.bounds = random.rect()
      case 13: view.transform = CGAffineTransform(scaleX: random.number(), y: random.number())
      case 14: view.translatesAutoresizingMaskIntoConstraints.toggle()
      case 15: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.next() % 64))
      case 16:
        let rect = random.rect()
        UIView.animate(withDuration: Double(random.number())) {
          view.frame = rect
          view.alpha = rect.minX
          self.stage.root.layoutIfNeeded()
        }
      case 17: view.layoutMargins = UIEdgeInsets(top: random.number(), left: random.number(), bottom: 0, right: 0)
      case 18:
        view.layer.cornerRadius = random.number()
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = random.number()
        view.clipsToBounds.toggle()
      case 19: stage.scene.resize(to: CGSize(width: random.number(), height: random.number()))
      case 20: (view as? UILabel)?.text = String(repeating: "語 word\n", count: Int(random.next() % 9))
      default:
        stage.scene.touch(phase: .began, at: CGPoint(x: random.number(), y: random.number()))
        // A place that is none is refused: the finger would stay where it is, and hold the view.
        stage.scene.touch(phase: .cancelled, at: .zero)
      }
      if Bool.random(using: &random) { stage.advance(by: 0.02) }
    }
  }

  private func expectSound(_ world: World, _ place: Comment) {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [UIView] = [world.stage.window]
    waiting += world.views.filter { $0.superview == nil }
    while let view = waiting.popLast() {
      #expect(seen.insert(ObjectIdentifier(view)).inserted, place)
      guard seen.count < 100 else { return }
      #expect(view.frame.isFinite || view.frame.isNull || !view.transform.isIdentity, place)
      #expect(view.bounds.isFinite && view.center.x.isFinite && view.center.y.isFinite, place)
      #expect((view.layer.sublayers ?? []) == view.subviews.map(\.layer), place)
      for child in view.subviews {
        #expect(child.superview === view && child.window === view.window, place)
        waiting.append(child)
      }
    }
    #expect(world.views.allSatisfy { seen.contains(ObjectIdentifier($0)) }, place)
    for constraint in world.constraints where constraint.isActive {
      guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView else { continue }
      #expect(first.rootView === second.rootView, place)
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: 0..<24 as Range<UInt64>)
  func `whatever is done to a tree, it stays one and its numbers stay numbers`(seed: UInt64) {
    weak var weakView: UIView?
    _ = messages {
      let world = World(seed: seed)
      for step in 0..<120 {
        let raised = exceptions { world.step() }
        #expect(raised.allSatisfy { !$0.reason.isEmpty }, "seed \(seed), step \(step)")
        expectSound(world, "seed \(seed), step \(step)")
      }
      _ = exceptions {
        NSLayoutConstraint.deactivate(world.constraints)
        world.constraints = []
        for view in world.views { view.removeFromSuperview() }
        world.stage.scene.resize(to: CGSize(width: 60, height: 90))
        // The transition of a resized scene holds on to what it moved until it is over.
        world.stage.advance(by: 0.5)
      }
      #expect(world.stage.root.constraints.isEmpty)
      // What was wild before spoils nothing that comes after.
      let plain = makeView("plain", in: world.stage.root)
      NSLayoutConstraint.activate([
        plain.leftAnchor.constraint(equalTo: world.stage.root.leftAnchor, constant: 7),
        plain.topAnchor.constraint(equalTo: world.stage.root.topAnchor, constant: 8),
        plain.widthAnchor.constraint(equalTo: world.stage.root.widthAnchor, multiplier: 0.5),
        plain.heightAnchor.constraint(equalToConstant: 9),
      ])
      world.stage.frame()
      #expect(plain.frame == CGRect(x: 7, y: 8, width: 30, height: 9), "seed \(seed)")
      weakView = world.views[0]
    }
    #expect(weakView == nil, "seed \(seed)")
  }
}

/// A small display that keeps nothing.
private final class Screenful: DisplayTarget {
  let pixelWidth = 60
  let pixelHeight = 90
  let scale: CGFloat = 1
  func present(_ bitmap: Bitmap, damage: Damage) {}
}
