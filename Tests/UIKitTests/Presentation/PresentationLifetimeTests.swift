import Testing

@testable import UIKit

/// A controller that was dismissed is freed, whatever way it came and went; and who is told is not held.
@MainActor
@Suite struct PresentationLifetimeTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
  ]

  @Test(arguments: styles, [true, false]) func `each style frees its modal and its presentation controller`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let stage = PresentationStage()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let modal = stage.present("modal", style, animated: animated)
      controller = modal
      presentation = modal.presentationController
      #expect(presentation != nil)
      modal.dismiss(animated: animated)
    }
    stage.stage.advance(by: 1)
    #expect(controller == nil)
    #expect(presentation == nil)
  }

  @Test(arguments: [
    LoggingAnimator.End.completes, .cancels, .forgets, .completesTwice,
  ]) func `whatever an animator does, nothing is left of its presentation`(end: LoggingAnimator.End) {
    let stage = PresentationStage()
    weak var controller: UIViewController?
    do {
      let modal = stage.makeModal()
      controller = modal
      stage.transitions.animator.end = end
      stage.root.present(modal, animated: true)
      stage.stage.advance(by: 1)
      stage.transitions.animator.end = .completes
      if stage.root.presentedViewController != nil { modal.dismiss(animated: true) }
    }
    stage.stage.advance(by: 1)
    #expect(controller == nil)
  }

  @Test func `a chain that is dismissed from below is freed as a whole`() {
    let stage = PresentationStage()
    var all: [Weak] = []
    do {
      var last: UIViewController = stage.root
      for index in 0..<3 {
        let modal = stage.present("modal \(index)", .overFullScreen, from: last)
        all.append(Weak(controller: modal))
        last = modal
      }
    }
    stage.root.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(all.allSatisfy { $0.controller == nil })
  }

  private struct Weak {
    weak var controller: UIViewController?
  }

  @Test func `another root controller frees what the former presented, also in flight`() {
    for time in [0, 0.1, 1.0] {
      let stage = PresentationStage()
      weak var controller: UIViewController?
      do {
        let modal = stage.makeModal()
        controller = modal
        stage.root.present(modal, animated: true)
        stage.stage.advance(by: time)
      }
      stage.stage.window.rootViewController = UIViewController()
      stage.stage.advance(by: 1)
      #expect(controller == nil, "after \(time) s")
    }
  }

  @Test func `who is told is not held`() {
    weak var transitions: LoggingTransitions?
    weak var delegate: Deciding?
    let modal = UIViewController()
    modal.modalPresentationStyle = .pageSheet
    do {
      let made = LoggingTransitions(log: LoggingView.Log())
      transitions = made
      modal.transitioningDelegate = made
      let deciding = Deciding()
      delegate = deciding
      modal.presentationController?.delegate = deciding
    }
    #expect(transitions == nil)
    #expect(delegate == nil)
    #expect(modal.presentationController?.delegate == nil)
  }

  private final class Deciding: NSObject, UIAdaptivePresentationControllerDelegate {}
}
