import UIKit

/// Tells the watchers of a demo where a controller is in its life.
@MainActor
enum ModalLifeCycle {
  static func post(_ callback: String, of name: String) {
    DemoEvent.post("\(name) \(callback)")
  }
}
