// A program that is compiled against the installed modules, without a package manager.
import Scrim
import TinyConstraints
import UIKit
import UIKitTesting

@MainActor
func run() throws {
  let container = UIView()
  let modal = ModalView()
  container.addSubview(modal)
  let label = UILabel()
  label.text = "Installed"
  modal.contentView.addSubview(label)
  label.centerInSuperview()

  let app = TestApplication(rootView: container)
  modal.show()
  try app.advanceUntilIdle()
  print("The modal lies at \(app.frame(of: modal.cardView)).")
  precondition(app.window.bounds.contains(app.frame(of: modal.cardView)), "The modal is not in its window")
}

try MainActor.assumeIsolated { try run() }
