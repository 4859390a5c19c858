/// A way to interact with a view that is added to it as a whole.
///
/// A view holds its interactions; an interaction refers back to its view without holding it.
/// Specified by <https://developer.apple.com/documentation/uikit/uiinteraction>.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is of; nil while it is of none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinteraction/view>.
  var view: UIView? { get }

  /// The interaction is about to leave its view, or to come to another one; nil for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinteraction/willmove(to:)>.
  func willMove(to view: UIView?)

  /// The interaction has left its view, or has come to one; nil for none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiinteraction/didmove(to:)>.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The view's interactions, in the order in which they were added. Setting the list replaces all of them.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/interactions>.
  public final var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      let former = interactions
      for interaction in former where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
      // In the order of the list, where nothing is in it twice.
      if newValue.count == interactions.count { extras?.interactions = newValue }
    }
  }

  /// Adds an interaction, which leaves the view that it was of. One that the view has stays as it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)>.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away. One that the view does not have is left alone.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiview/removeinteraction(_:)>.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
