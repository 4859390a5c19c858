import Testing
import UIKitTesting

@MainActor @Suite struct TestApplicationTouchesTests {
  /// An app whose root view notes its touches.
  @MainActor private struct TouchStage {
    let recorder = TouchRecorder()
    let app: TestApplication

    init() throws {
      app = TestApplication(rootView: recorder)
    }
  }

  @Test func `a tap begins and ends at its point without time passing`() throws {
    let stage = try TouchStage()
    stage.app.tap(at: CGPoint(x: 30, y: 40))
    #expect(stage.recorder.log == ["began 30 40 at 0", "ended 30 40 at 0"])
    stage.app.advance(by: 0.1)
    #expect(stage.app.trace.frames[1].events == ["touch began 30 40", "touch ended 30 40"])
  }

  @Test func `a drag moves once a frame and takes its time`() throws {
    let stage = try TouchStage()
    stage.app.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.1)
    #expect(stage.app.time == 0.1)
    #expect(
      stage.recorder.log == [
        "began 0 100 at 0", "moved 10 100 at 17", "moved 20 100 at 33", "moved 30 100 at 50", "moved 40 100 at 67",
        "moved 50 100 at 83", "moved 60 100 at 100", "ended 60 100 at 100",
      ])
  }

  @Test func `a finger stays until it is lifted or cancelled`() throws {
    let stage = try TouchStage()
    let finger = stage.app.touch(at: CGPoint(x: 1, y: 2))
    stage.app.advance(by: 1)
    finger.move(to: CGPoint(x: 3, y: 4))
    finger.cancel()
    finger.lift()
    finger.move(to: .zero)
    #expect(stage.recorder.log == ["began 1 2 at 0", "moved 3 4 at 1000", "cancelled 3 4 at 1000"])
    #expect(finger.location == CGPoint(x: 3, y: 4))
  }

  @Test func `a tap on a view meets its middle`() throws {
    let stage = try TouchStage()
    let button = TouchRecorder(frame: CGRect(x: 100, y: 200, width: 50, height: 20))
    stage.recorder.addSubview(button)
    try stage.app.tap(button)
    #expect(button.log == ["began 125 210 at 0", "ended 125 210 at 0"])
    #expect(stage.recorder.log == [])
  }

  @Test func `a view that cannot be touched is reported with what lies in the way`() throws {
    let stage = try TouchStage()
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.accessibilityIdentifier = "button"
    let detached = #expect(throws: UnreachableViewError.self) { try stage.app.tap(button) }
    #expect(detached?.description == "UIView 'button' is not in the window")

    let cover = UIView(frame: button.frame)
    cover.accessibilityIdentifier = "cover"
    stage.recorder.addSubview(button)
    stage.recorder.addSubview(cover)
    let covered = #expect(throws: UnreachableViewError.self) { try stage.app.tap(button) }
    #expect(covered?.description == "UIView 'button' cannot be touched in its middle: UIView 'cover' gets the touch")
    #expect(stage.recorder.log == [])
  }

  @Test func `a key reaches the responders`() throws {
    let stage = try TouchStage()
    stage.app.press(.escape)
    #expect(stage.recorder.log == ["press 41"])
  }
}
