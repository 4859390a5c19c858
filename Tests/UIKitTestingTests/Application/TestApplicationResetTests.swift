import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationResetTests {
  @Test func `nothing of one app reaches the next`() throws {
    let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIView()
    root.addSubview(moving)
    let first = TestApplication(rootView: root)
    var completions = 0
    UIView.animate(withDuration: 1, animations: { moving.alpha = 0 }, completion: { _ in completions += 1 })
    first.advance(by: 0.5)
    first.rotate(to: .landscapeLeft)

    let second = TestApplication(rootView: UIView())
    let after = completions
    #expect(second.time == 0)
    #expect(second.window.bounds.size == TestDevice.standard.size)
    try second.advanceUntilIdle()
    second.advance(by: 2)
    #expect(completions == after)
    #expect(completions <= 1)
    #expect(first.window.isHidden)
    #expect(second.trace.frames.allSatisfy { $0.views.isEmpty })
  }

  @Test func `a closed app gives back the clock and what it had taken over`() {
    MediaClock.shared.becomeLive()
    let app = TestApplication(rootView: UIView())
    app.advance(by: 0.5)
    #expect(CACurrentMediaTime() == 1.5)
    app.close()
    app.close()
    #expect(MediaClock.shared.mode == .live)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func `runs of one app are equal`() {
    func run() -> Trace {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = "box"
      let root = UIView()
      root.addSubview(view)
      let app = TestApplication(rootView: root)
      app.advance(by: 0.21)
      UIView.animate(withDuration: 0.4, animations: { view.frame = CGRect(x: 50, y: 60, width: 70, height: 80) })
      app.advance(by: 0.6)
      app.tap(at: CGPoint(x: 1, y: 1))
      app.advance(by: 0.1)
      return app.trace
    }
    let first = run()
    #expect(first == run())
    #expect(first.frames.count == 55)
  }

  @Test func `an app that another has replaced stops the program when it is used`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = TestApplication(rootView: UIView())
        let second = TestApplication(rootView: UIView())
        second.advance(by: 0.1)
        first.advance(by: 0.1)
      }
    }
  }

  @Test func `an app that is released closes itself`() {
    weak var window: UIWindow?
    do {
      let app = TestApplication(rootView: UIView())
      window = app.window
      #expect(window != nil)
      app.advance(by: 0.1)
    }
    #expect(window == nil)
  }
}
