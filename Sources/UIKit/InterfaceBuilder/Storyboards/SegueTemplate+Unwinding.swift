extension SegueTemplate {
  /// Goes back to the nearest controller before this one that has the segue's method.
  ///
  /// The controllers around this one are asked first, then those that present them, and so on. The destination's method is
  /// called before anything moves, as Apple documents.
  func unwind(sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    let source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: action, sender: sender)
    guard let destination = controller.unwindDestination(source) else { return }
    let segue = makeUnwindSegue(from: controller, to: destination)
    controller.prepare(for: segue, sender: sender)
    destination.perform(action, with: segue)
    segue.perform()
  }

  private func makeUnwindSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    guard let type = segueClass else {
      let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
      segue.handler = { [unowned segue] in source.goBack(to: destination, for: segue) }
      return segue
    }
    let segue = UIStoryboardSegue.make(of: type, identifier: identifier, source: source, destination: destination)
    segue.handler = { [unowned segue] in source.goBack(to: destination, for: segue) }
    return segue
  }
}

extension UIViewController {
  /// Who is before this controller: around it, or presenting it.
  private var before: UIViewController? { storedParent ?? modal?.presentation?.presenter }

  fileprivate func unwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate = before
    while let current = candidate {
      for child in current.allowedChildrenForUnwinding(from: source) {
        if let found = child.findUnwindDestination(source) { return found }
      }
      if current.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) {
        return current
      }
      candidate = current.before
    }
    return nil
  }

  private func findUnwindDestination(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.findUnwindDestination(source) { return found }
    }
    let can = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
    return can ? self : nil
  }

  /// Dismisses what is presented over the destination, and has the containers around it show it.
  fileprivate func goBack(to destination: UIViewController, for segue: UIStoryboardSegue) {
    var containers: [(container: UIViewController, child: UIViewController)] = []
    var inner = destination
    while let outer = inner.storedParent {
      containers.append((outer, inner))
      inner = outer
    }
    let around = Set(([destination] + containers.map(\.container)).map { ObjectIdentifier($0) })
    if let presenter = presenter(among: around) { presenter.dismiss(animated: UIView.areAnimationsEnabled) }
    for (container, child) in containers.reversed() { container.unwind(for: segue, towards: child) }
  }

  /// The controller among some, or in one of them, that presents what this one is in.
  private func presenter(among controllers: Set<ObjectIdentifier>) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenter = current.modal?.presentation?.presenter {
        let isMeant = presenter.nearest { controllers.contains(ObjectIdentifier($0)) } != nil
        if isMeant { return presenter }
      }
      candidate = current.before
    }
    return nil
  }
}
