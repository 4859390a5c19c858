/// Makes the objects of one Interface Builder file, or of one scene of a storyboard, once.
///
/// 1. Objects are made by their `init(coder:)`, views with the views in them.
/// 2. Constraints are made and activated: all that they relate is there by then.
/// 3. User-defined runtime attributes are set.
/// 4. Outlets are set, then actions and segues connected.
/// 5. What the size classes vary is adjusted.
/// 6. Each object that was made hears `awakeFromNib()`, outer ones first.
///
/// Apple documents that connections are made before `awakeFromNib()`, and not in what order the rest happens.
@MainActor
final class NibLoader {
  let file: NibFile
  let owner: NSObject?
  /// The storyboard that the file is.
  let storyboard: UIStoryboard?
  private let externalObjects: [String: Any]
  private var objects: [String: AnyObject] = [:]
  /// What was made here, in order.
  private(set) var made: [(element: NibElement, object: NSObject)] = []
  private(set) var placeholders: [(element: NibElement, object: NSObject)] = []
  /// The elements that something else stands in for, which has none of their properties.
  private var standIns: Set<ObjectIdentifier> = []
  var constraints: [(element: NibElement, view: UIView)] = []
  var variations = NibVariations()

  init(file: NibFile, owner: NSObject?, storyboard: UIStoryboard? = nil, externalObjects: [String: Any] = [:]) {
    self.file = file
    self.owner = owner
    self.storyboard = storyboard
    self.externalObjects = externalObjects
  }

  // MARK: Objects

  /// The object of an id, if it is there by now.
  func object(withID id: String) -> AnyObject? { objects[id] }

  /// Lets connections and constraints find an object.
  func register(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id { objects[id] = object }
  }

  /// Has an object that was made by other means set up, connected and woken.
  func keep(_ object: NSObject, _ element: NibElement) {
    register(object, element)
    made.append((element, object))
  }

  /// Makes the objects of top-level elements, and returns those that are no placeholders.
  func makeObjects(_ elements: [NibElement]) -> [NSObject] {
    for element in elements where element.name == "placeholder" { register(placeholder: element) }
    return elements.compactMap { $0.name == "placeholder" || $0.name == "exit" ? nil : makeObject($0) }
  }

  /// Lets connections find the controller of the scene, and makes its own: it was made before.
  func register(controller: UIViewController, _ element: NibElement) {
    register(controller, element)
    placeholders.append((element, controller))
  }

  private func register(placeholder element: NibElement) {
    let object: Any?
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": object = owner
    case "IBFirstResponder": object = nil
    case let name: object = name.flatMap { externalObjects[$0] }
    }
    guard let object = object as? NSObject else { return }
    register(object, element)
    placeholders.append((element, object))
  }

  /// Makes an object, with all that is in it. One that stands where views stand is one, whatever it is called.
  @discardableResult
  func makeObject(_ element: NibElement, isView: Bool = false) -> NSObject? {
    switch NibKind(element) {
    case .view(let base): return makeView(element, base)
    case .controller(let base): return makeController(element, base)
    case .gestureRecognizer(let base): return makeRecognizer(element, base)
    case .object: return makeCustomObject(element)
    case .placeholder, .exit: return nil
    case .unknown:
      if isView || element.isView {
        file.report(at: element, "there is no such view here; a plain view stands in for it")
        standIns.insert(ObjectIdentifier(element))
        return makeView(element, UIView.self)
      }
      if element.isController {
        file.report(at: element, "there is no such controller here; a plain one stands in for it")
        standIns.insert(ObjectIdentifier(element))
        return makeController(element, UIViewController.self)
      }
      file.report(at: element, "the element is left out: there is no such object here")
      return nil
    }
  }

  func makeView(_ element: NibElement, _ base: UIView.Type) -> UIView? {
    let type = customClass(of: element, base) ?? base
    let coder = NibCoder(loader: self, element: element)
    let place = reserve(element)
    guard let view = type.init(coder: coder) else {
      file.report(at: element, "init(coder:) of \(type) gave nil")
      return nil
    }
    adopt(view, coder, place)
    return view
  }

  private func makeController(_ element: NibElement, _ base: UIViewController.Type) -> UIViewController? {
    let type = customClass(of: element, base) ?? base
    let controller = makeController(element) { type.init(coder: $0) }
    if controller == nil { file.report(at: element, "init(coder:) of \(type) gave nil") }
    return controller
  }

  /// Makes a controller by means of a closure that is given the coder.
  func makeController(_ element: NibElement, by make: (NSCoder) -> UIViewController?) -> UIViewController? {
    let coder = NibCoder(loader: self, element: element)
    let place = reserve(element)
    guard let controller = make(coder) else { return nil }
    adopt(controller, coder, place)
    return controller
  }

  private func makeRecognizer(_ element: NibElement, _ base: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
    let type = customClass(of: element, base) ?? base
    let recognizer = type.makeObject()
    file.apply(element, to: recognizer)
    register(recognizer, element)
    made.append((element, recognizer))
    return recognizer
  }

  private func makeCustomObject(_ element: NibElement) -> NSObject? {
    guard let name = element["customClass"] else {
      file.report(at: element, "the object has no class")
      return nil
    }
    guard let known = knownClass(of: element) else {
      file.report(at: element, "Unknown class \(name) in Interface Builder file.")
      return nil
    }
    let object: AnyObject? = known.make?() ?? (known.type as? NSObject.Type)?.makeObject()
    guard let object = object as? NSObject else {
      file.report(at: element, "\(name) is no NSObject")
      return nil
    }
    register(object, element)
    made.append((element, object))
    return object
  }

  /// Keeps the place of an object in the order: outer ones come before those that their initialisers make.
  private func reserve(_ element: NibElement) -> Int {
    made.append((element, Self.unmade))
    return made.count - 1
  }

  private func adopt(_ object: NSObject, _ coder: NibCoder, _ place: Int) {
    register(object, coder.element)
    made[place].object = object
    if !coder.isConsumed {
      file.report(
        at: coder.element, "\(type(of: object)) does not pass the coder on to super.init(coder:): it is not set up")
    }
  }

  private static let unmade = NSObject()

  /// What was made, without what could not be.
  var madeObjects: [(element: NibElement, object: NSObject)] { made.filter { $0.object !== Self.unmade } }

  /// Whether something else stands in for what an element means.
  func isStoodInFor(_ element: NibElement) -> Bool { standIns.contains(ObjectIdentifier(element)) }

  // MARK: Classes

  func customClass<Base: NSObject>(of element: NibElement, _ base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"] else { return nil }
    guard let known = knownClass(of: element) else {
      file.report(at: element, "Unknown class \(name) in Interface Builder file.")
      return nil
    }
    guard Self.isSubclass(known.type, of: base), let type = known.type as? Base.Type else {
      file.report(at: element, "\(known.type) is no subclass of \(base)")
      return nil
    }
    return type
  }

  private static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate, current != base { candidate = _getSuperclass(current) }
    return candidate != nil
  }

  /// Modules whose classes a file cannot name: some are not to be made in this way.
  private static let systemModules: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "Swift", "UIKit"]

  /// The class that an element names: in the module that the file tells; of a file that is for any module, in the
  /// owner's, in the program's, or registered by its bare name.
  private func knownClass(of element: NibElement) -> _SelectorRuntime.KnownClass? {
    guard let name = element["customClass"] else { return nil }
    var modules: [String] = []
    if let module = element["customModule"] { modules.append(module) }
    // A target's files tell the module's name at the time when they were written.
    if element["customModule"] == nil || element["customModuleProvider"] == "target" {
      let owners: [NSObject] = [owner, storyboard?.requester].compactMap { $0 }
      modules += owners.map { String(String(reflecting: Swift.type(of: $0)).prefix { $0 != "." }) }
      modules.append(ProcessInfo.processInfo.processName.replacingOccurrences(of: "-", with: "_"))
    }
    if let type = NibKind.systemClass(named: name) { return _SelectorRuntime.KnownClass(type: type, make: nil) }
    for module in modules where !Self.systemModules.contains(module) {
      if let known = _SelectorRuntime.knownClass(named: "\(module).\(name)") { return known }
    }
    return _SelectorRuntime.registeredClass(named: name)
  }
}

extension NibElement {
  /// Whether an element that is not known is a view: it has a frame.
  var isView: Bool { child("rect", key: "frame") != nil }

  /// Whether an element that is not known is a controller: it is what its scene is for, or has a view.
  var isController: Bool { self["sceneMemberID"] == "viewController" || value(forKey: "view") != nil }
}
