import UIKit

/// A page that presents a modal when it is touched.
final class PageViewController: UIViewController {
  private let makeModal: @MainActor () -> UIViewController

  init(makeModal: @escaping @MainActor () -> UIViewController) {
    self.makeModal = makeModal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a demo's page is never archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
    let lines = (0..<12).map { _ in UIView() }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = UIColor(
        red: 0.36, green: 0.44, blue: 0.58, alpha: index == 0 ? 0.9 : 0.25)
      line.layer.cornerRadius = 6
      if index == 0 { line.accessibilityIdentifier = "title" }
      line.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(line)
      let height: CGFloat = index == 0 ? 28 : 14
      let width = line.widthAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.widthAnchor,
        multiplier: index == 0 ? 0.5 : index.isMultiple(of: 4) ? 0.6 : 0.85)
      width.identifier = "Page.line"
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24 + CGFloat(index) * 44),
        line.leadingAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        line.heightAnchor.constraint(equalToConstant: height),
        width,
      ])
    }
    LifeCycleWatcher.watch(self, as: "page")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // What a modal leaves alone arrives here too.
    guard presentedViewController == nil else { return }
    DemoEvent.post("present")
    present(makeModal(), animated: true) { DemoEvent.post("completion of present") }
  }
}
