import Scrim
import UIKit

extension Walk {
  /// Makes a controller, with what is in it, as a step wants it.
  func make(_ modal: WalkStep.Modal?, _ content: WalkStep.Modal.Content) -> (any WalkScreen, contents: [Name]) {
    let tag = makeTag(modal)
    var contents: [Name] = []
    let made: any WalkScreen
    switch modal?.look {
    case .bottom: made = BottomScreen(tag)
    case .top: made = TopScreen(tag)
    case .left: made = LeftScreen(tag)
    case .right: made = RightScreen(tag)
    case .center: made = CenterScreen(tag)
    default:
      switch content {
      case .plain: made = PlainScreen(tag)
      case .context:
        made = PlainScreen(tag)
        let child = makeContent()
        child.definesPresentationContext = true
        made.addChild(child)
        child.didMove(toParent: made)
        contents = [child.tag.name]
      case .navigation, .contexts:
        let navigation = NavigationScreen(tag)
        navigation.makesContexts = content == .contexts
        let stack = [makeContent(), makeContent()]
        for controller in stack { controller.definesPresentationContext = navigation.makesContexts }
        navigation.viewControllers = stack
        contents = stack.map(\.tag.name)
        made = navigation
      }
    }
    register(made)
    if let modal { dress(made, modal) }
    return (made, contents)
  }

  private func makeTag(_ modal: WalkStep.Modal?) -> WalkTag {
    defer { nextName += 1 }
    return WalkTag(name: nextName, walk: self, modal: modal)
  }

  func makeContent() -> PlainScreen {
    let made = PlainScreen(makeTag(nil))
    register(made)
    return made
  }

  private func register(_ screen: any WalkScreen) {
    controllers[screen.tag.name] = Weak(controller: screen)
    journal.track(screen, of: screen.tag.name, "controller")
  }

  /// Sets how a controller is to be presented.
  private func dress(_ screen: any WalkScreen, _ modal: WalkStep.Modal) {
    let name = screen.tag.name
    modals[name] = modal
    guard !modal.isPanel else { return }
    screen.modalTransitionStyle = modal.transition
    screen.modalPresentationStyle =
      switch modal.look {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .pageSheet, .detents: .pageSheet
      case .formSheet: .formSheet
      case .automatic: .automatic
      default: .custom
      }
    if modal.isSheet { screen.isModalInPresentation = modal.consent == .no }
    if modal.look == .detents, let sheet = screen.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("small")) { _ in 120 }, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    if modal.look == .overlay { screen.transitioningDelegate = screen as? any UIViewControllerTransitioningDelegate }
    if modal.isCustom {
      let made = WalkTransitions(screen.tag, modal)
      transitions[name] = made
      screen.transitioningDelegate = made
    }
  }

  /// The controllers that a step's number may mean, lowest first.
  var sources: [Name] { model.screens.flatMap { [$0.name] + $0.contents.suffix(1) } }

  func source(_ number: Int) -> Name { sources[Self.index(number, sources.count)] }

  /// A number modulo a count; negative ones count from the end.
  static func index(_ number: Int, _ count: Int) -> Int { (number % count + count) % count }
}
