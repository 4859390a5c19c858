/// View controllers, and the ways between them, as a storyboard file describes them.
///
/// The file is read as Interface Builder writes it. Specified by <https://developer.apple.com/documentation/uikit/uistoryboard>.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let file: NibFile?
  private let name: String
  /// The controller that asked for the one that is being made; its module is where classes are looked for.
  final weak var requester: UIViewController?
  /// The controllers that are being made, by their ids: none is in itself from the start.
  private var underWay: [String] = []

  /// The storyboard of a name in a bundle, nil standing for the program's.
  ///
  /// One that is not there raises `NSInvalidArgumentException`, and one that cannot be read
  /// `NSInternalInconsistencyException` with its place and the reason.
  /// Specified by <https://developer.apple.com/documentation/uikit/uistoryboard/init(name:bundle:)>.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    var file: NibFile?
    let bundle = storyboardBundleOrNil ?? .main
    do {
      if let place = NibFile.path(of: name, type: "storyboard", in: storyboardBundleOrNil, for: nil) {
        file = try NibFile.read(path: place.path, bundle: place.bundle)
        if let read = file, read.kind != .storyboard { throw read.error(at: read.root, "this is no storyboard") }
      } else {
        raise("NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle \(bundle)")
      }
    } catch {
      file = nil
      raise("NSInternalInconsistencyException", "The storyboard '\(name)' cannot be read: \(error)")
    }
    self.file = file
    super.init()
  }

  init(file: NibFile) {
    self.file = file
    name = file.name
  }

  // MARK: Making controllers

  /// The controller that the storyboard begins with; nil where none is marked.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboard/instantiateinitialviewcontroller()>.
  open func instantiateInitialViewController() -> UIViewController? {
    initialElement.flatMap { makeController($0) }
  }

  /// The controller that the storyboard begins with, made by a closure, or as the storyboard says where it gives nil.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboard/instantiateinitialviewcontroller(creator:)>.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let element = initialElement else { return nil }
    return checked(makeController(element, by: creator.map { creator in { creator($0) } }))
  }

  /// The controller with an identifier. Where there is none, it raises `NSInvalidArgumentException`.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)>.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    element(withIdentifier: identifier).flatMap { makeController($0) } ?? UIViewController()
  }

  /// The controller with an identifier, made by a closure, or as the storyboard says where it gives nil.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)>.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = element(withIdentifier: identifier).flatMap {
      makeController($0, by: creator.map { creator in { creator($0) } })
    }
    if let controller: ViewController = checked(made) { return controller }
    fatalError("The storyboard '\(name)' gives no \(ViewController.self) for the identifier '\(identifier)'")
  }

  private func checked<ViewController: UIViewController>(_ controller: UIViewController?) -> ViewController? {
    guard let controller else { return nil }
    if let controller = controller as? ViewController { return controller }
    raise(
      "NSInternalInconsistencyException",
      "Custom instantiated view controller of kind \(type(of: controller)) is no \(ViewController.self)")
    return nil
  }

  /// Each controller of the storyboard.
  final func makeEveryController() -> [UIViewController] {
    controllerElements.compactMap { makeController($0) }
  }

  // MARK: Elements

  private var scenes: [NibElement] { file?.root.list("scenes") ?? [] }

  private var controllerElements: [NibElement] {
    scenes.flatMap { $0.list("objects") }.filter { $0["sceneMemberID"] == "viewController" || $0.isSceneController }
  }

  private var initialElement: NibElement? {
    guard let id = file?.root["initialViewController"] else { return nil }
    return file?.element(withID: id)
  }

  private func element(withIdentifier identifier: String) -> NibElement? {
    if let element = controllerElements.first(where: { $0["storyboardIdentifier"] == identifier }) { return element }
    raise(
      "NSInvalidArgumentException",
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    return nil
  }

  /// The top-level elements of the scene that a controller is in.
  final func scene(of element: NibElement) -> [NibElement] {
    for scene in scenes {
      let objects = scene.list("objects")
      if objects.contains(where: { $0 === element }) { return objects }
    }
    return [element]
  }

  // MARK: For segues

  /// The controller that a segue leads to.
  final func makeDestination(of segue: NibElement, by creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let file else { return nil }
    guard let id = segue["destination"], let element = file.element(withID: id) else {
      file.report(at: segue, "the destination \(segue["destination"] ?? "nil") is not in the file")
      return nil
    }
    return makeController(element, by: creator)
  }

  private func makeController(_ element: NibElement, by creator: ((NSCoder) -> UIViewController?)? = nil)
    -> UIViewController?
  {
    guard let file else { return nil }
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element, by: creator) }
    let id = element.id ?? ""
    guard !underWay.contains(id) else {
      file.report(at: element, "the view controller contains itself from the start")
      return nil
    }
    underWay.append(id)
    defer { underWay.removeLast() }
    let loader = NibLoader(file: file, owner: requester, storyboard: self)
    let made = creator.flatMap { loader.makeController(element, by: $0) }
    guard let controller = made ?? loader.makeObject(element) as? UIViewController else { return nil }
    if let nib = controller.nib, nib.viewElement == nil {
      nib.isViewMade = true
      nib.objects = loader.makeObjects(nib.scene.filter { $0 !== element })
    }
    loader.finish()
    return controller
  }

  /// A controller of another storyboard.
  private func makeReferenced(_ element: NibElement, by creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let file, let other = element["storyboardName"] else {
      self.file?.report(at: element, "the reference names no storyboard")
      return nil
    }
    guard let place = NibFile.path(of: other, type: "storyboard", in: file.bundle, for: nil) else {
      file.report(at: element, "there is no storyboard \(other) in the bundle \(file.bundle.bundlePath)")
      return nil
    }
    do {
      let storyboard = try UIStoryboard(file: NibFile.read(path: place.path, bundle: place.bundle))
      // References that lead in a circle are found by the chain of those under way.
      storyboard.underWay = underWay + ["\(file.name)#\(element.id ?? "")"]
      guard storyboard.underWay.count < Self.longestChain else {
        file.report(at: element, "references to storyboards lead on without an end")
        return nil
      }
      guard let identifier = element["referencedIdentifier"] else {
        return storyboard.initialElement.flatMap { storyboard.makeController($0, by: creator) }
      }
      guard let found = storyboard.controllerElements.first(where: { $0["storyboardIdentifier"] == identifier }) else {
        file.report(at: element, "the storyboard \(other) has no view controller with the identifier \(identifier)")
        return nil
      }
      return storyboard.makeController(found, by: creator)
    } catch {
      file.report(at: element, "the storyboard \(other) cannot be read: \(error)")
      return nil
    }
  }

  private static let longestChain = 32
}

extension NibElement {
  @MainActor
  fileprivate var isSceneController: Bool {
    if case .controller = NibKind(self) { return true }
    return name == "viewControllerPlaceholder"
  }
}
