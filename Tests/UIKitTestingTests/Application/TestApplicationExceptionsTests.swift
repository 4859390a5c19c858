import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationExceptionsTests {
  @Test func `an exception is collected and the program goes on`() {
    let app = TestApplication(rootView: UIView())
    let one = UIView()
    let other = UIView()
    one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    #expect(app.exceptions.count == 1)
    app.advance(by: 0.1)
    #expect(app.trace.events.contains { $0.event.hasPrefix("exception ") })
  }

  @Test func `messages are collected`() {
    let root = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let app = TestApplication(rootView: root)
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    app.advance(by: 0.1)
    #expect(app.messages.count == 1)
    #expect(app.messages.first?.contains("Unable to simultaneously satisfy constraints") == true)
  }
}
