import Testing

@testable import UIKit

@MainActor
@Suite struct UIPresentationControllerTraitsTests {
  private let stage = PresentationStage()

  @Test func `overridden traits are those of the presentation and its content, and of nothing behind`() {
    let modal = stage.present("modal", .overFullScreen)
    let presentation = modal.presentationController!
    presentation.traitOverrides.userInterfaceStyle = .dark
    #expect(presentation.traitCollection.userInterfaceStyle == .dark)
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(modal.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.userInterfaceStyle != .dark)
    presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(modal.traitCollection.userInterfaceStyle == stage.root.traitCollection.userInterfaceStyle)
  }

  @Test func `they win over the override collection`() {
    let modal = stage.present("modal", .overFullScreen)
    let presentation = modal.presentationController!
    presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
    presentation.traitOverrides.userInterfaceStyle = .dark
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `changes of what is around and of its own are told, until nobody wants to know`() {
    let modal = stage.present("modal", .overFullScreen)
    let presentation = modal.presentationController!
    var seen: [[UIUserInterfaceStyle]] = []
    let registration = presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIPresentationController, former) in
      seen.append([former.userInterfaceStyle, controller.traitCollection.userInterfaceStyle])
    }
    stage.stage.window.overrideUserInterfaceStyle = .dark
    stage.stage.frame()
    presentation.traitOverrides.userInterfaceStyle = .light
    presentation.traitOverrides.horizontalSizeClass = .regular
    #expect(seen == [[.light, .dark], [.dark, .light]])
    presentation.unregisterForTraitChanges(registration)
    presentation.traitOverrides.userInterfaceStyle = .dark
    #expect(seen.count == 2)
  }

  @Test func `one whose place another has taken gives its traits all the same`() {
    let stage = PresentationStage(device: "iPhone 15")
    let modal = stage.makeModal("modal", .popover)
    modal.popoverPresentationController?.sourceView = stage.root.view
    stage.root.present(modal, animated: false)
    stage.stage.advance(by: 0.1)
    let popover = modal.presentationController
    #expect(popover is UIPopoverPresentationController)
    var told = 0
    popover?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIPresentationController, _) in told += 1 }
    popover?.traitOverrides.userInterfaceStyle = .dark
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    popover?.traitOverrides = UITraitOverrides()
    popover?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(told == 2)
  }
}
