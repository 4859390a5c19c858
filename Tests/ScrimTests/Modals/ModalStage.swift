import Scrim
import Testing
import UIKitTesting

/// A modal in a view that fills the screen of an iPhone 15.
@MainActor
struct ModalStage {
  let root = UIView()
  let modal = ModalView()
  let app: TestApplication

  init() throws {
    root.addSubview(modal)
    app = TestApplication(device: try #require(TestDevice("iphone-15")), rootView: root)
  }

  /// Where the top edge of the sliding view is seen.
  var slideTop: CGFloat { app.frame(of: modal.slideView).minY }
}
