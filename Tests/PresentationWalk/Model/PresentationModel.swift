/// What Apple documents of modal presentations, over numbers instead of controllers: who presents whom, what a call does, what
/// is in the window and in which order.
///
/// It knows no views and no time. That a transition has ended, and how, it is told.
package struct PresentationModel {
  package typealias Name = Int

  /// How a presented controller lies over the one that presents it.
  package struct Manner {
    /// The presenting view leaves the window.
    var removesPresenter = false
    /// It covers the controller that defines the presentation context, and not the screen.
    var isContextual = false
  }

  package enum Stage {
    case presenting
    case presented
    case dismissing
  }

  /// A controller without a parent: the window's root, or a presented one.
  package struct Screen {
    let name: Name
    let manner: Manner
    let presenter: Name?
    /// The child controllers, of which the last is shown.
    var contents: [Name]
    /// Whether a child defines a presentation context.
    let hasContext: Bool
    var stage: Stage
  }

  /// What a call of `present` comes to.
  package enum Presenting: Equatable {
    case accepted(by: Name)
    /// The presenting or its presented controller is on its way.
    case inProgress
    case alreadyPresenting
    case notInWindow
  }

  /// What a call of `dismiss` comes to.
  package enum Dismissing: Equatable {
    /// These go, lowest first.
    case accepted([Name])
    case inProgress
    case nothingToDismiss
  }

  /// In the order in which they have come, or are to come, the root first.
  package private(set) var screens: [Screen]

  package init(root: Name, contents: [Name], hasContext: Bool) {
    screens = [
      Screen(
        name: root, manner: Manner(), presenter: nil, contents: contents, hasContext: hasContext, stage: .presented)
    ]
  }

  // MARK: Questions

  package var isAtRest: Bool { screens.allSatisfy { $0.stage == .presented } }

  package func screen(_ name: Name) -> Screen? { screens.first { $0.name == name } }

  /// The screen that a controller is, or is in.
  package func screen(around name: Name) -> Screen? {
    screens.first { $0.name == name || $0.contents.contains(name) }
  }

  package func presented(by name: Name) -> Screen? { screens.first { $0.presenter == name } }

  /// A controller presents over all that contains it, or over the nearest that defines a context where that counts.
  private func presenter(for source: Name, _ manner: Manner) -> Name? {
    guard let screen = screen(around: source) else { return nil }
    return manner.isContextual && screen.hasContext ? source : screen.name
  }

  package func presenting(from source: Name, _ manner: Manner) -> Presenting {
    guard let presenter = presenter(for: source, manner) else { return .notInWindow }
    if let own = screen(presenter), own.stage != .presented { return .inProgress }
    if let other = presented(by: presenter) { return other.stage == .presented ? .alreadyPresenting : .inProgress }
    return shown.contains(presenter) ? .accepted(by: presenter) : .notInWindow
  }

  /// Whoever presents, the controller itself or the one around it, dismisses what it presents; whoever presents nothing asks
  /// the one that presents it.
  package func dismissing(from source: Name) -> Dismissing {
    guard let screen = screen(around: source) else { return .nothingToDismiss }
    let first = presented(by: source) ?? presented(by: screen.name) ?? (screen.presenter == nil ? nil : screen)
    guard let first else { return .nothingToDismiss }
    let chain = chain(from: first)
    return chain.contains { $0.stage != .presented } ? .inProgress : .accepted(chain.map(\.name))
  }

  /// The screens presented over a screen, each by the one before, lowest first.
  package func namesAbove(_ name: Name) -> [Name] {
    guard let screen = screen(name) else { return [] }
    return chain(from: screen).dropFirst().map(\.name)
  }

  /// A screen and those presented over it, each by the one before.
  private func chain(from first: Screen) -> [Screen] {
    var chain = [first]
    while let next = presented(by: chain[chain.count - 1].name) { chain.append(next) }
    return chain
  }

  /// Every controller whose view is in the window when nothing moves, lowest first.
  package var shown: [Name] {
    painted(screens[0]) + screens.dropFirst().filter { !$0.manner.isContextual }.flatMap(painted)
  }

  private func painted(_ screen: Screen) -> [Name] {
    var names: [Name] = []
    if !isAway(screen.name) {
      names.append(screen.name)
      if let content = screen.contents.last {
        if !isAway(content) { names.append(content) }
        names += contextual(over: content)
      }
    }
    return names + contextual(over: screen.name)
  }

  private func contextual(over name: Name) -> [Name] {
    screens.filter { $0.presenter == name && $0.manner.isContextual }.flatMap(painted)
  }

  /// Whether a presentation has taken the view from the window.
  package func isAway(_ name: Name) -> Bool {
    screens.contains { $0.presenter == name && $0.manner.removesPresenter && $0.stage == .presented }
  }

  // MARK: Changes

  /// A screen comes; in front of all others, or right behind one that is still to come.
  package mutating func present(
    _ name: Name, over presenter: Name, _ manner: Manner, contents: [Name], hasContext: Bool, before other: Name? = nil
  ) {
    let index = screens.firstIndex { $0.name == other } ?? screens.endIndex
    screens.insert(
      Screen(
        name: name, manner: manner, presenter: presenter, contents: contents, hasContext: hasContext, stage: .presenting
      ), at: index)
  }

  /// A presentation has arrived, or a dismissal was cancelled.
  package mutating func settle(_ name: Name) { setStage(.presented, of: name) }

  package mutating func dismiss(_ names: [Name]) {
    for name in names { setStage(.dismissing, of: name) }
  }

  /// A screen has gone, with everything that was presented from it or from what is in it.
  package mutating func remove(_ name: Name) {
    guard let gone = screen(name) else { return }
    screens.removeAll { $0.name == name }
    for origin in [name] + gone.contents {
      while let above = presented(by: origin) { remove(above.name) }
    }
  }

  package mutating func setContents(_ contents: [Name], of name: Name) {
    guard let index = screens.firstIndex(where: { $0.name == name }) else { return }
    screens[index].contents = contents
  }

  private mutating func setStage(_ stage: Stage, of name: Name) {
    guard let index = screens.firstIndex(where: { $0.name == name }) else { return }
    screens[index].stage = stage
  }
}
