extension NibLoader {
  /// Sets a controller up from its element, within its initialiser. Its view comes when it is asked for.
  func configure(_ controller: UIViewController, _ coder: NibCoder) {
    let element = coder.element
    coder.isConsumed = true
    register(controller, element)
    let scene = storyboard?.scene(of: element) ?? [element]
    let nib = ControllerNib(file: file, storyboard: storyboard, element: element, scene: scene)
    controller.nib = nib
    nib.segues = SegueTemplate.templates(in: scene, of: controller)
    file.apply(element, to: controller)
    reportBars(element)
    if let storyboard { addChildren(to: controller, storyboard, nib) }
  }

  /// Makes the controllers that a container has from the start.
  private func addChildren(to controller: UIViewController, _ storyboard: UIStoryboard, _ nib: ControllerNib) {
    var children: [UIViewController] = []
    for segue in nib.segues where segue.kind == .relationship {
      guard segue.element["relationship"] == "rootViewController" || segue.element["relationship"] == "viewControllers"
      else {
        file.report(at: segue.element, "the relationship \(segue.element["relationship"] ?? "nil") is not known here")
        continue
      }
      if let child = storyboard.makeDestination(of: segue.element) { children.append(child) }
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController:
      tabs.viewControllers = children
      if let index = nib.element.integer("selectedIndex"), children.indices.contains(index) {
        tabs.selectedIndex = index
      }
    default: file.report(at: nib.element, "\(type(of: controller)) has no place for controllers from the start")
    }
  }

  private func reportBars(_ element: NibElement) {
    let bars = ["navigationItem", "tabBarItem", "toolbarItems"].filter { element.value(forKey: $0) != nil }
    guard !bars.isEmpty, file.reportOnce("bars") else { return }
    file.report(at: element, "\(bars.joined(separator: " and ")) left out: there are no bars here")
  }
}

extension UIViewController {
  /// Sets the controller up from an Interface Builder file, if the coder is one's and `type` is the class of UIKit that
  /// the controller is of.
  final func decodeNib(_ coder: NSCoder, as type: UIViewController.Type) {
    guard let nib = coder as? NibCoder, !nib.isConsumed, NibKind.kitClass(of: Swift.type(of: self)) == type else {
      return
    }
    nib.loader.configure(self, nib)
  }

  /// Makes the view as a storyboard, a nib file of the name that was given, or one named as the class says. False where
  /// there is none of them.
  final func loadViewFromNib() -> Bool {
    if let nib, !nib.isViewMade, let element = nib.viewElement {
      nib.isViewMade = true
      loadScene(nib, element)
      return true
    }
    guard let (name, place) = nibFile else { return false }
    guard let place else {
      raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\((nibBundle ?? Bundle.main).bundlePath)' with name '\(name)'")
      return false
    }
    do {
      let file = try NibFile.read(path: place.path, bundle: place.bundle)
      let (_, objects) = try file.instantiate(owner: self)
      keptNibObjects = objects.filter { $0 !== storedView }
    } catch {
      raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\(place.bundle.bundlePath)' with name '\(name)': \(error)")
      return false
    }
    guard storedView != nil else {
      raise(
        "NSInternalInconsistencyException",
        "-[UIViewController loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
      return false
    }
    return true
  }

  /// Makes the view of a scene, and what the scene has beside it.
  private func loadScene(_ nib: ControllerNib, _ element: NibElement) {
    let loader = NibLoader(file: nib.file, owner: self, storyboard: nib.storyboard)
    loader.register(controller: self, nib.element)
    let objects = loader.makeObjects(nib.scene.filter { $0 !== nib.element })
    if let view = loader.makeObject(element, isView: true) as? UIView {
      self.view = view
    } else {
      nib.file.report(at: element, "this makes no view; a plain one stands in for it")
      view = UIView(frame: UIScreen.main.bounds)
    }
    nib.objects = objects
    loader.finish()
  }

  /// The nib file for the view, by the name that was given or by that of the class, which begins with the view's: for
  /// `CardViewController` it is `CardView` or `CardViewController`. Where it is given, it must be there.
  private var nibFile: (name: String, place: (path: String, bundle: Bundle)?)? {
    let type = Swift.type(of: self)
    if let nibName { return (nibName, NibFile.path(of: nibName, in: nibBundle, for: type)) }
    // UIKit's own controllers have no files.
    guard NibKind.kitClass(of: type) != type else { return nil }
    return NibNames.file(for: type, in: nibBundle)
  }
}

/// Which nib files go with controllers' classes.
@MainActor
private enum NibNames {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let bundle: String?
  }

  private static var known: [Key: (name: String, place: (path: String, bundle: Bundle)?)?] = [:]

  static func file(for type: UIViewController.Type, in bundle: Bundle?) -> (
    name: String, place: (path: String, bundle: Bundle)?
  )? {
    let key = Key(type: ObjectIdentifier(type), bundle: bundle?.bundlePath)
    if let file = known[key] { return file }
    let name = String(describing: type)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    for name in names {
      guard let place = NibFile.path(of: name, in: bundle, for: type) else { continue }
      known[key] = (name, place)
      return (name, place)
    }
    known[key] = .some(nil)
    return nil
  }
}
