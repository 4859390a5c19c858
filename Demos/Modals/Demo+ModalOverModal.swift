import UIKit

extension Demo {
  /// A panel over a card over a page: the topmost goes first, and the lowest takes all.
  static let modalOverModal = Demo(
    name: "modal-over-modal",
    summary: "A panel over a card over a page: the topmost goes first, and the lowest takes all.",
    devices: ["iphone-15"],
    script: Data(PackageResources.modal_over_modal_json),
    makeRootViewController: {
      PageViewController {
        let card = CardViewController()
        card.makeNext = { BottomPanelViewController() }
        return card
      }
    })
}
