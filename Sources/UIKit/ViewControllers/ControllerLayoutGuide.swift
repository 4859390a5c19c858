/// The guide for the part of a controller's view above or below its safe area.
@MainActor
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
  }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }

  /// Takes its place in a controller's view. As with Apple's, two constraints hold it, and none from side to side.
  func attach(to view: UIView) {
    guard owningView !== view else { return }
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let constraints = [
      isTop ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      isTop
        ? bottomAnchor.constraint(equalTo: safeArea.topAnchor) : topAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ]
    for constraint in constraints { constraint.identifier = identifier }
    NSLayoutConstraint.activate(constraints)
  }
}
