import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationQueriesTests {
  @Test func `views are found by identifier`() throws {
    let root = UIView()
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.accessibilityIdentifier = "root"
    inner.accessibilityIdentifier = "inner"
    root.addSubview(inner)
    let app = TestApplication(rootView: root)
    #expect(try app.find("inner") === inner)
    #expect(try app.frame(of: "inner") == CGRect(x: 10, y: 20, width: 30, height: 40))
    let error = #expect(throws: MissingViewError.self) { try app.find("outer") }
    #expect(
      error?.description == "no view has the accessibility identifier 'outer'; there are root, inner")
  }

  @Test func `frames follow scrolled bounds and transforms`() throws {
    let root = UIView()
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 25)
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    let app = TestApplication(rootView: root)
    let frame = app.frame(of: inner)
    let expected = CGRect(x: 40, y: 5, width: 20, height: 40)
    #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.minY - expected.minY) < 1e-9)
    #expect(abs(frame.width - expected.width) < 1e-9 && abs(frame.height - expected.height) < 1e-9)
  }

  @Test func `a trace names active constraints and hidden views`() {
    let root = UIView()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let constraints = [
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      box.widthAnchor.constraint(equalToConstant: 7), box.heightAnchor.constraint(equalToConstant: 8),
    ]
    constraints[0].identifier = "z left"
    constraints[1].identifier = "a top"
    NSLayoutConstraint.activate(constraints)
    let app = TestApplication(rootView: root)
    #expect(app.trace.frames[0].constraints == ["a top", "z left"])
    #expect(app.trace.frames[0].view("box")?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(app.trace.frames[0].view("box")?.alpha == 1)
    box.isHidden = true
    constraints[0].isActive = false
    #expect(app.currentFrame().constraints == ["a top"])
    #expect(app.currentFrame().view("box")?.alpha == 0)
  }
}
