import Testing

@testable import UIKit

@MainActor
private final class NotedInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  var notes: [String] = []

  func willMove(to view: UIView?) { notes.append(view == nil ? "leaves" : "comes") }

  func didMove(to view: UIView?) {
    self.view = view
    notes.append(view == nil ? "left" : "came")
  }
}

@MainActor
@Suite struct UIInteractionTests {
  @Test func `an interaction is told of its view, and is of one at a time`() {
    let (first, second) = (UIView(), UIView())
    let interaction = NotedInteraction()
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1 && interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && second.interactions.first === interaction && interaction.view === second)
    first.removeInteraction(interaction)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.notes == ["comes", "came", "leaves", "left", "comes", "came", "leaves", "left"])
  }

  @Test func `a list of interactions replaces the former one`() {
    let view = UIView()
    let all = (0..<3).map { _ in NotedInteraction() }
    view.interactions = [all[0], all[1]]
    view.interactions = [all[2], all[1]]
    #expect(view.interactions.map { ObjectIdentifier($0) } == [all[2], all[1]].map { ObjectIdentifier($0) })
    #expect(all[0].view == nil && all[1].notes == ["comes", "came"] && all[2].view === view)
  }

  @Test func `a view holds its interactions`() {
    weak var kept: NotedInteraction?
    var view: UIView? = UIView()
    do {
      let interaction = NotedInteraction()
      kept = interaction
      view?.addInteraction(interaction)
    }
    #expect(kept != nil)
    view = nil
    #expect(kept == nil)
  }
}
