import Scrim
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DismissalPipelineTests {
  private func start() -> (ModalPage, OverlayCard, DismissalRecorder) {
    let stage = ModalPage()
    let card = OverlayCard()
    let recorder = DismissalRecorder()
    stage.present(card)
    card.overlay?.dismissal.delegate = recorder
    return (stage, card, recorder)
  }

  @Test func `requests that come while one is under way join it`() {
    let (stage, card, recorder) = start()
    var results: [String] = []
    for (index, reason) in [DismissalReason.code, .tap, .escape].enumerated() {
      card.overlay?.dismissal.dismiss(for: reason) { results.append("\(index) \($0)") }
    }
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should code", "will code", "did code"])
    #expect(results == ["0 true", "1 true", "2 true"])
    #expect(stage.app.messages == [])
  }

  @Test func `the answer may come later, and the first one counts`() {
    let (stage, card, recorder) = start()
    recorder.answer = nil
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss(for: .tap) { results.append($0) }
    stage.app.advance(by: 1)
    #expect(stage.page.presentedViewController === card)
    recorder.reply?(false)
    recorder.reply?(true)
    stage.app.advance(by: 1)
    #expect(results == [false])
    #expect(recorder.lines == ["should tap", "attempt tap"])
    #expect(stage.page.presentedViewController === card)
  }

  @Test func `a dismissal that is asked for on the way in waits for the end of that`() {
    let stage = ModalPage()
    let card = OverlayCard()
    stage.page.present(card, animated: true) { stage.app.record("presented") }
    stage.app.advance(by: 0.1)
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    stage.app.advance(by: 2)
    #expect(stage.events == ["presented"])
    #expect(results == [true])
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.app.messages == [])
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func `who asks before the presentation has begun, which then never does, is answered`(_ answer: Bool?) {
    let stage = ModalPage()
    let recorder = DismissalRecorder()
    recorder.answer = answer
    var results: [Bool] = []
    do {
      let card = OverlayCard()
      stage.page.present(card, animated: true)
      card.overlay?.dismissal.delegate = recorder
      card.overlay?.dismissal.dismiss { results.append($0) }
      #expect(results == (answer == false ? [false] : []))
      stage.app.window.rootViewController = UIViewController()
    }
    stage.app.advance(by: 1)
    recorder.reply?(false)
    #expect(results == [answer != false])
  }

  @Test func `a modal goes when its time has run out`() {
    let (stage, card, recorder) = start()
    card.overlay?.dismissal.dismiss(after: 1)
    card.overlay?.dismissal.dismiss(after: 3)
    stage.app.advance(by: 2.9)
    #expect(recorder.lines.isEmpty)
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["should timer", "will timer", "did timer"])
    let (other, second, asked) = start()
    second.overlay?.dismissal.dismiss(after: 1)
    second.overlay?.dismissal.cancelTimer()
    other.app.advance(by: 2)
    #expect(asked.lines.isEmpty)
  }

  @Test func `UIKit's own dismissal is reported and asks nobody`() {
    let (stage, card, recorder) = start()
    recorder.answer = false
    stage.page.dismiss(animated: true)
    stage.app.advance(by: 1)
    #expect(recorder.lines == ["will code", "did code"])
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    #expect(results.count <= 1)
  }

  @Test func `another root controller is the end of it, reported once`() {
    let (stage, card, recorder) = start()
    withExtendedLifetime(card) {
      stage.app.window.rootViewController = UIViewController()
      stage.app.advance(by: 1)
    }
    #expect(recorder.lines.count == 2)
    #expect(recorder.lines.first?.hasPrefix("will") == true)
    #expect(recorder.lines.last?.hasPrefix("did") == true)
  }

  @Test func `a modal that was never presented has gone`() {
    let pipeline = DismissalPipeline(for: UIViewController())
    var results: [Bool] = []
    pipeline.dismiss { results.append($0) }
    #expect(results == [true])
    #expect(pipeline.reason == nil)
  }

  @Test(arguments: [true, false]) func `who hears that a modal has gone may present at once`(isAnimated: Bool) {
    let (stage, card, _) = start()
    let next = OverlayCard()
    card.overlay?.dismissal.dismiss(animated: isAnimated) { hasGone in
      #expect(hasGone)
      #expect(card.presentingViewController == nil)
      stage.page.present(next, animated: true)
    }
    stage.app.advance(by: 2)
    #expect(stage.page.presentedViewController === next)
    #expect(stage.app.messages == [])
  }

  @Test(arguments: [true, false])
  func `a dismissal waits for what is on its way over the modal`(isComing: Bool) {
    let (stage, card, _) = start()
    let above = OverlayCard()
    card.present(above, animated: isComing)
    if !isComing { above.dismiss(animated: true) }
    var results: [Bool] = []
    card.overlay?.dismissal.dismiss { results.append($0) }
    stage.app.advance(by: 3)
    #expect(results == [true])
    #expect(stage.page.presentedViewController == nil)
    #expect(stage.app.window.subviews.count == 1)
    #expect(stage.app.messages == [])
  }
}
