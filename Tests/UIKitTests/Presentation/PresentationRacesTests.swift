import Testing

@testable import UIKit

/// What happens to presentations that come at the wrong time, or lose what they stand on.
@MainActor
@Suite struct PresentationRacesTests {
  @Test func `presenting while presenting is reported and does nothing`() {
    let stage = PresentationStage()
    let first = stage.makeModal("first")
    let second = stage.makeModal("second")
    var completions: [String] = []
    stage.root.present(first, animated: true) { completions.append("first") }
    stage.root.present(second, animated: true) { completions.append("second") }
    stage.stage.advance(by: 0.1)
    stage.root.present(second, animated: false) { completions.append("second") }
    first.present(second, animated: true) { completions.append("second") }
    stage.stage.advance(by: 1)
    #expect(stage.reports.count == 3)
    #expect(stage.reports.allSatisfy { $0.hasSuffix("while a presentation is in progress.") })
    #expect(completions == ["first"])
    #expect(stage.root.presentedViewController === first)
    stage.root.present(second, animated: true)
    #expect(stage.reports.last?.contains("which is already presenting") == true)
    #expect(second.presentingViewController == nil)
  }

  @Test func `presenting from a controller that is not shown is reported`() {
    let stage = PresentationStage()
    let modal = stage.present()
    modal.dismiss(animated: false)
    modal.present(stage.makeModal("other"), animated: true)
    #expect(stage.reports.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
    #expect(modal.presentedViewController == nil)
  }

  @Test func `what can never be presented raises`() {
    let stage = PresentationStage()
    let modal = stage.present()
    let child = UIViewController()
    stage.root.addChild(child)
    let raised = exceptions {
      modal.present(modal, animated: false)
      modal.present(child, animated: false)
      modal.present(stage.root, animated: false)
      stage.root.present(modal, animated: false)
    }
    #expect(raised.count == 4)
    #expect(raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    #expect(stage.root.presentedViewController === modal)
  }

  @Test func `dismissing while presenting is reported and the modal stays`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.root.present(modal, animated: true)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 0.1)
    stage.root.dismiss(animated: false)
    #expect(stage.reports.count == 2)
    #expect(stage.reports.allSatisfy { $0.hasSuffix("while a presentation or dismiss is in progress!") })
    stage.stage.advance(by: 1)
    #expect(modal.view.window != nil)
    #expect(modal.appearance == .appeared)
  }

  @Test func `of two dismissals the first counts`() {
    let stage = PresentationStage()
    let modal = stage.present()
    var completions: [Int] = []
    modal.dismiss(animated: true) { completions.append(1) }
    modal.dismiss(animated: true) { completions.append(2) }
    stage.stage.advance(by: 1)
    #expect(completions == [1])
    #expect(stage.reports.count == 1)
    modal.dismiss(animated: true) { completions.append(3) }
    #expect(completions == [1, 3])
  }

  @Test func `a modal may be replaced from its completion`() {
    let stage = PresentationStage()
    let first = stage.present("first")
    let second = stage.makeModal("second")
    first.dismiss(animated: true) { stage.root.present(second, animated: true) }
    stage.stage.advance(by: 2)
    #expect(stage.root.presentedViewController === second)
    #expect(second.appearance == .appeared)
    #expect(stage.reports.isEmpty)
  }

  @Test func `an animator that forgets the transition does not hold it up`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.transitions.animator.end = .forgets
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    stage.stage.advance(by: 0.2)
    #expect(completions == 0)
    stage.stage.advance(by: 0.2)
    #expect(completions == 1)
    #expect(modal.appearance == .appeared)
    #expect(stage.reports.count == 1)
    modal.dismiss(animated: true) { completions += 1 }
    stage.stage.advance(by: 0.5)
    #expect(completions == 2)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test func `an animator that completes twice completes once`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.transitions.animator.end = .completesTwice
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    #expect(stage.log.lines.filter { $0 == "modal viewDidAppear" }.count == 1)
    #expect(stage.reports.count == 1)
  }

  @Test func `an animator that keeps the context may take its time`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    stage.transitions.animator.end = .keepsContext
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    stage.stage.advance(by: 3)
    #expect(completions == 0)
    stage.transitions.animator.kept?.completeTransition(true)
    stage.transitions.animator.kept = nil
    #expect(completions == 1)
    #expect(stage.reports.isEmpty)
  }

  @Test func `rotation in flight turns the container and the transition ends`() {
    let stage = PresentationStage(device: "iPhone 14")
    let modal = stage.makeModal()
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    stage.stage.advance(by: 0.1)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    let container = modal.presentationController?.containerView
    #expect(container?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390).insetBy(dx: 30, dy: 97.5))
    #expect(stage.stage.window.subviews.count == 2)
  }

  @Test func `a modal that has settled follows a rotation`() {
    let stage = PresentationStage(device: "iPhone 14")
    let modal = stage.present("modal", .overFullScreen)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    modal.dismiss(animated: false)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a presenter that was away during a rotation comes back in the new size`() {
    let stage = PresentationStage(device: "iPhone 14")
    let modal = stage.present("modal", .fullScreen, animated: true)
    stage.stage.scene.rotate(to: .landscapeLeft)
    stage.stage.advance(by: 1)
    modal.dismiss(animated: true)
    stage.stage.advance(by: 1)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `going to the background ends the transition`() {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    stage.stage.advance(by: 0.1)
    UIApplication.shared.enterBackground()
    stage.stage.frame()
    #expect(completions == 1)
    UIApplication.shared.enterForeground()
    stage.stage.frame()
    #expect(modal.appearance == .appeared)
    #expect(modal.view.transform == .identity)
  }

  @Test func `hiding the window lets what is in front disappear too`() {
    let stage = PresentationStage()
    stage.present("modal", .fullScreen)
    stage.stage.window.isHidden = true
    #expect(stage.takeLines() == ["modal viewWillDisappear", "modal viewDidDisappear"])
    stage.stage.window.isHidden = false
    stage.stage.frame()
    #expect(
      stage.takeLines().filter { $0.contains("ppear") } == [
        "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear",
      ])
    #expect(stage.root.view.window == nil)
  }

  @Test(arguments: [0, 0.1, 1]) func `another root controller takes presentations away`(after delay: TimeInterval) {
    let stage = PresentationStage()
    let modal = stage.makeModal()
    var completions = 0
    stage.root.present(modal, animated: true) { completions += 1 }
    if delay > 0 { stage.stage.advance(by: delay) }
    let other = UIViewController()
    stage.stage.window.rootViewController = other
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    #expect(stage.stage.window.subviews == [other.view])
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.view.window == nil)
    #expect(modal.appearance == .disappeared)
    #expect(stage.reports.isEmpty)
  }

  @Test(
    arguments: [
      "presentation willBegin presented in window false", "root viewWillDisappear", "modal viewWillAppear",
      "modal viewIsAppearing", "animator animates", "presentation alongside true", "animator ended true",
      "presentation didEnd true", "modal viewDidAppear", "root viewDidDisappear", "completion",
      "presentation dismissal willBegin", "modal viewWillDisappear", "root viewWillAppear",
      "presentation dismissal didEnd true", "root viewDidAppear", "modal viewDidDisappear", "dismissal",
    ], [false, true])
  func `another root controller takes presentations away, whoever sets it in the middle of what`(
    _ moment: String, removesPresenter: Bool
  ) {
    guard removesPresenter || !moment.hasPrefix("root") else { return }
    let stage = PresentationStage()
    stage.transitions.removesPresenter = removesPresenter
    let modal = stage.makeModal()
    let other = UIViewController()
    var completions: [String] = []
    var isDone = false
    stage.log.onChange = { [unowned stage] in
      guard stage.log.lines.last == moment, !isDone else { return }
      isDone = true
      stage.stage.window.rootViewController = other
    }
    stage.root.present(modal, animated: true) {
      completions.append("presented")
      stage.note("completion")
    }
    stage.stage.advance(by: 1)
    modal.dismiss(animated: true) {
      completions.append("dismissed")
      stage.note("dismissal")
    }
    stage.stage.advance(by: 1)
    stage.log.onChange = nil
    #expect(isDone)
    #expect(completions == ["presented", "dismissed"])
    #expect(stage.stage.window.subviews == [other.view])
    #expect(modal.presentingViewController == nil && stage.root.presentedViewController == nil)
    #expect(modal.view.window == nil)
    #expect(modal.appearance == .disappeared && stage.root.appearance == .disappeared)
    #expect(!modal.isAppearanceManaged && !stage.root.isAppearanceManaged)
  }

  @Test func `who hears that everything goes can neither hold it up nor put more upon it`() {
    let stage = PresentationStage()
    let first = stage.present("first", .overFullScreen)
    let second = stage.present("second", .overFullScreen, from: first)
    var completions: [String] = []
    second.dismiss(animated: true) {
      completions.append("second")
      first.dismiss(animated: true) { completions.append("first") }
      stage.root.present(stage.makeModal("third"), animated: true) { completions.append("third") }
    }
    stage.stage.window.rootViewController = UIViewController()
    #expect(completions == ["second", "first"])
    #expect(stage.stage.window.subviews.count == 1)
    #expect(stage.root.presentedViewController == nil)
    stage.stage.advance(by: 1)
    #expect(completions == ["second", "first"])
    #expect(stage.reports.count == 1)
  }

  @Test(arguments: [0, 0.1]) func `a controller that is being dismissed presents nothing`(after delay: TimeInterval) {
    let stage = PresentationStage()
    let modal = stage.present()
    let other = stage.makeModal("other")
    modal.dismiss(animated: true)
    if delay > 0 { stage.stage.advance(by: delay) }
    modal.present(other, animated: true)
    stage.root.present(other, animated: true)
    #expect(stage.reports.count == 2)
    #expect(stage.reports.allSatisfy { $0.hasSuffix("while a presentation is in progress.") })
    stage.stage.advance(by: 1)
    #expect(other.presentingViewController == nil)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  /// What happens to the surroundings of a transition, in flight.
  enum Disturbance: CaseIterable {
    case rotation, resize, background, hiddenWindow
  }

  @Test(arguments: Disturbance.allCases, [true, false])
  func `a transition ends whatever happens around it`(_ disturbance: Disturbance, isPresentation: Bool) {
    let stage = PresentationStage(device: "iPhone 14")
    let modal = isPresentation ? stage.makeModal() : stage.present()
    var completions = 0
    if isPresentation {
      stage.root.present(modal, animated: true) { completions += 1 }
    } else {
      modal.dismiss(animated: true) { completions += 1 }
    }
    stage.stage.advance(by: 0.1)
    switch disturbance {
    case .rotation: stage.stage.scene.rotate(to: .landscapeRight)
    case .resize: stage.stage.scene.resize(to: CGSize(width: 320, height: 500))
    case .background: UIApplication.shared.enterBackground()
    case .hiddenWindow: stage.stage.window.isHidden = true
    }
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    UIApplication.shared.enterForeground()
    stage.stage.window.isHidden = false
    stage.stage.advance(by: 1)
    #expect(completions == 1)
    #expect(stage.reports.isEmpty)
    #expect(stage.root.view.frame == stage.stage.window.bounds)
    #expect(stage.root.appearance == .appeared)
    #expect(modal.appearance == (isPresentation ? .appeared : .disappeared))
    #expect(modal.view.transform == .identity)
    #expect((stage.root.presentedViewController === modal) == isPresentation)
    #expect(stage.stage.window.subviews.count == (isPresentation ? 2 : 1))
    let middle = CGPoint(x: stage.stage.window.bounds.midX, y: stage.stage.window.bounds.midY)
    #expect(stage.stage.window.hitTest(middle, with: nil) === (isPresentation ? modal.view : stage.root.view))
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .currentContext, .custom], [0.1, 2])
  func `a window that is let go ends what is presented in it, and nothing stays`(
    style: UIModalPresentationStyle, after delay: TimeInterval
  ) {
    var completions = 0
    weak var window: UIWindow?
    weak var modal: UIViewController?
    weak var root: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let stage = PresentationStage()
      let controller = stage.makeModal("modal", style)
      stage.root.present(controller, animated: true) { completions += 1 }
      stage.stage.advance(by: delay)
      (window, modal, root) = (stage.stage.window, controller, stage.root)
      presentation = controller.presentationController
      #expect(presentation != nil)
    }
    MediaClock.shared.advance(to: MediaClock.shared.now + 2)
    FramePipeline.runFrame(at: MediaClock.shared.now)
    #expect(completions == 1)
    #expect(window == nil && modal == nil && root == nil && presentation == nil)
  }
}
