import Testing
import UIKitTesting

@testable import UIKit

/// An app whose root presents alerts, and what was chosen in them.
@MainActor
final class AlertStage {
  let app: TestApplication
  let root = UIViewController()
  var chosen: [String] = []

  init(_ device: String = "iphone-14") throws {
    let root = root
    app = TestApplication(device: try #require(TestDevice(device)), rootViewController: root)
    root.view.backgroundColor = .systemBackground
  }

  func makeAlert(
    _ style: UIAlertController.Style, title: String? = "Delete the note?", message: String? = "It cannot be undone.",
    _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(makeAction(title, style)) }
    return alert
  }

  func makeAction(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] action in
      let isThere = self?.root.presentedViewController != nil
      self?.chosen.append("\(action.title ?? "")\(isThere ? " while it is there" : "")")
    }
  }

  func present(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    app.advance(by: 1)
  }

  func button(_ title: String, in alert: UIAlertController) throws -> AlertButton {
    let buttons: [AlertButton] = Self.views(in: alert.view)
    return try #require(buttons.first { $0.action.title == title })
  }

  /// Where a button is, in the window.
  func frame(_ title: String, in alert: UIAlertController) throws -> CGRect {
    app.frame(of: try button(title, in: alert))
  }

  /// The titles as they stand from top to bottom, and at one height from left to right.
  func titles(in alert: UIAlertController) -> [String] {
    let buttons: [AlertButton] = Self.views(in: alert.view)
    let placed = buttons.map { (frame: app.frame(of: $0), title: $0.action.title ?? "") }
    return placed.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.title)
  }

  static func views<View: UIView>(in view: UIView) -> [View] {
    view.subviews.flatMap { subview in
      (subview as? View).map { [$0] } ?? [] + views(in: subview)
    }
  }
}
