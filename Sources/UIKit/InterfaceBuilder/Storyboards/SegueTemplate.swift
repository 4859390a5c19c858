/// A segue as a storyboard describes it; performs one each time that it is asked to.
@MainActor
final class SegueTemplate: NSObject {
  enum Kind {
    case relationship
    case embed
    case show
    case showDetail
    case push
    case present
    case unwind
    case custom
    case unknown

    init(_ element: NibElement) {
      switch element["kind"] {
      case "relationship": self = .relationship
      case "embed": self = .embed
      case "show": self = .show
      case "showDetail", "replace": self = .showDetail
      case "push": self = .push
      case "presentation", "modal", "popoverPresentation", "popover": self = .present
      case "unwind": self = .unwind
      case "custom": self = .custom
      default: self = .unknown
      }
    }
  }

  let element: NibElement
  let kind: Kind
  /// The controller keeps its templates.
  unowned let controller: UIViewController

  private init(_ element: NibElement, of controller: UIViewController) {
    self.element = element
    self.controller = controller
    kind = Kind(element)
  }

  var identifier: String? { element["identifier"] }

  /// The segues that begin somewhere in a scene.
  static func templates(in scene: [NibElement], of controller: UIViewController) -> [SegueTemplate] {
    _ = action
    var templates: [SegueTemplate] = []
    var open = Array(scene.reversed())
    while let element = open.popLast() {
      if element.name == "segue" { templates.append(SegueTemplate(element, of: controller)) }
      open.append(contentsOf: element.children.reversed())
    }
    return templates
  }

  // MARK: Triggers

  /// What a control or a gesture recognizer sends.
  static let action: Selector = {
    _SelectorRuntime.register("performFrom:", SegueTemplate.perform(from:))
  }()

  /// Performs the segue, if the controller does not object.
  func perform(from sender: Any?) {
    let isWanted = identifier.map { controller.shouldPerformSegue(withIdentifier: $0, sender: sender) } ?? true
    if isWanted { perform(sender: sender) }
  }

  // MARK: Performing

  func perform(sender: Any?) {
    guard kind != .unwind else { return unwind(sender: sender) }
    guard let file = controller.nib?.file, let storyboard = controller.nib?.storyboard else { return }
    guard kind != .unknown, kind != .relationship else {
      return file.report(at: element, "segues of kind \(element["kind"] ?? "nil") are not performed")
    }
    guard let destination = makeDestination(storyboard, sender: sender) else { return }
    let segue = makeSegue(to: destination, sender: sender)
    controller.prepare(for: segue, sender: sender)
    guard element["animates"] == "NO" else { return segue.perform() }
    UIView.performWithoutAnimation { segue.perform() }
  }

  private func makeDestination(_ storyboard: UIStoryboard, sender: Any?) -> UIViewController? {
    storyboard.requester = controller
    guard let name = element["destinationCreationSelector"] else { return storyboard.makeDestination(of: element) }
    let selector = Selector(name)
    guard controller.responds(to: selector) else {
      controller.nib?.file.report(at: element, "\(type(of: controller)) has no method \(name) to make the destination")
      return storyboard.makeDestination(of: element)
    }
    let (controller, identifier) = (controller, identifier)
    return storyboard.makeDestination(of: element) { coder in
      _SelectorRuntime.send(selector, to: controller, [coder, sender, identifier]) as? UIViewController
    }
  }

  private func makeSegue(to destination: UIViewController, sender: Any?) -> UIStoryboardSegue {
    let source = controller
    if let type = segueClass {
      let segue = UIStoryboardSegue.make(of: type, identifier: identifier, source: source, destination: destination)
      segue.handler = { [unowned segue] in self.bringIn(segue.destination, sender: sender) }
      return segue
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      self.bringIn(destination, sender: sender)
    }
  }

  var segueClass: UIStoryboardSegue.Type? {
    guard let nib = controller.nib, element["customClass"] != nil else { return nil }
    let loader = NibLoader(file: nib.file, owner: controller, storyboard: nib.storyboard)
    return loader.customClass(of: element, UIStoryboardSegue.self)
  }

  private func bringIn(_ destination: UIViewController, sender: Any?) {
    switch kind {
    case .show: controller.show(destination, sender: sender)
    case .showDetail: controller.showDetailViewController(destination, sender: sender)
    case .push: push(destination)
    case .present: present(destination)
    case .embed: embed(destination, in: sender as? UIView)
    case .custom, .relationship, .unwind, .unknown: break
    }
  }

  private func push(_ destination: UIViewController) {
    guard let navigation = controller as? UINavigationController ?? controller.navigationController else {
      raise(
        "NSGenericException",
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
      return
    }
    navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
  }

  private func present(_ destination: UIViewController) {
    let style: UIModalPresentationStyle? = element.modalPresentationStyle("modalPresentationStyle")
    if let style { destination.modalPresentationStyle = style }
    let transition: UIModalTransitionStyle? = element.modalTransitionStyle("modalTransitionStyle")
    if let transition { destination.modalTransitionStyle = transition }
    controller.present(destination, animated: UIView.areAnimationsEnabled)
  }

  /// Fills a container view with the destination's.
  private func embed(_ destination: UIViewController, in container: UIView?) {
    guard let container, let content = destination.view else { return }
    controller.addChild(destination)
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    destination.didMove(toParent: controller)
  }
}
