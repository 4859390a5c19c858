import UIKit

/// Where things are when nothing moves, by what Apple and the seeds of Scrim say.
@MainActor
enum WalkGeometry {
  /// How far Scrim's panels reach into the screen, in points.
  static let panel: CGFloat = 200

  /// An overlay's card: 30 points of margins across and 220 along, but at least 240 points where there are so many.
  static func card(in bounds: CGRect) -> CGRect {
    let width = min(max(bounds.width - 30, 240), bounds.width)
    let height = min(max(bounds.height - 220, 240), bounds.height)
    return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// What of a panel of Scrim's is not clear.
  static func panel(_ look: WalkStep.Modal.Look, in bounds: CGRect) -> CGRect {
    switch look {
    case .bottom: CGRect(x: 0, y: bounds.height - panel, width: bounds.width, height: panel)
    case .top: CGRect(x: 0, y: 0, width: bounds.width, height: panel)
    case .left: CGRect(x: 0, y: 0, width: panel, height: bounds.height)
    case .right: CGRect(x: bounds.width - panel, y: 0, width: panel, height: bounds.height)
    default: CGRect(x: (bounds.width - panel) / 2, y: (bounds.height - panel) / 2, width: panel, height: panel)
    }
  }
}

extension Walk {
  /// Where the content of a screen is, in the window's points; nil where nobody says.
  func place(of screen: PresentationModel.Screen) -> CGRect? {
    let bounds = app.window.bounds
    guard let modal = modals[screen.name], let presenter = screen.presenter else { return bounds }
    switch modal.look {
    case .fullScreen, .overFullScreen, .custom, .customRemoving: return bounds
    case .currentContext, .overCurrentContext, .customContextual:
      // Contexts fill their parents. A panel's view is larger than what is seen of it.
      guard let around = model.screen(around: presenter) else { return nil }
      return modals[around.name]?.isPanel == true ? bounds : place(of: around)
    case .overlay: return WalkGeometry.card(in: bounds)
    case .bottom, .top, .left, .right, .center: return WalkGeometry.panel(modal.look, in: bounds)
    case .pageSheet, .formSheet, .automatic, .detents: return sheetPlace(screen.name)
    }
  }

  /// A sheet on a phone: at its detent, or, lying on its side, the whole screen.
  private func sheetPlace(_ name: Name) -> CGRect? {
    let bounds = app.window.bounds
    let upright = app.device.size
    if bounds.size == CGSize(width: upright.height, height: upright.width) { return bounds }
    guard bounds.size == upright, let sheet = controller(name)?.sheetPresentationController else { return nil }
    // The safe areas of the device: 59 above and 34 below.
    let greatest = bounds.height - 59 - 34
    var height = greatest
    if modals[name]?.look == .detents {
      switch sheet.selectedDetentIdentifier {
      case .large?: break
      case .medium?: height = (greatest / 2).rounded()
      default: height = 120
      }
    }
    return CGRect(x: 0, y: bounds.height - height - 34, width: bounds.width, height: height + 34)
  }

  /// Whether a sheet leaves what is behind it undimmed, and so within reach.
  private func isUndimmed(_ name: Name) -> Bool {
    modals[name]?.look == .detents && controller(name)?.sheetPresentationController?.selectedDetentIdentifier != .large
  }

  /// Whom a touch reaches.
  enum Receiver: Equatable {
    /// The content of a screen.
    case content(Name)
    /// What lies behind the content of a screen, and belongs to it.
    case backdrop(Name)
  }

  /// Whom a touch at a point reaches; nil where nobody says.
  func receiver(at point: CGPoint) -> Receiver? {
    // Screens within contexts overlap in ways that depend on more than their places.
    guard !model.screens.contains(where: \.manner.isContextual) else { return nil }
    for screen in model.screens.reversed() {
      guard let place = place(of: screen) else { return nil }
      // Where exactly an edge belongs is nobody's concern.
      if place.insetBy(dx: 2, dy: 2).contains(point) { return .content(screen.name) }
      guard !place.insetBy(dx: -2, dy: -2).contains(point) || place == app.window.bounds else { return nil }
      if !isUndimmed(screen.name) { return .backdrop(screen.name) }
    }
    return nil
  }

  /// Whom a touch would reach, as the app says.
  func liveReceiver(at point: CGPoint) -> Receiver? {
    var view = app.window.hitTest(point, with: nil)
    while let current = view {
      if let content = current as? WalkContentView {
        return model.screen(around: content.name).map { .content($0.name) }
      }
      for screen in model.screens {
        if let controller = controller(screen.name), controller.presentationController?.containerView === current {
          return .backdrop(screen.name)
        }
      }
      view = current.superview
    }
    return nil
  }
}
