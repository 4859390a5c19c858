extension NibLoader {
  /// Sets the outlets of what was made and of what is given, then connects actions and segues.
  func connect() {
    let sources = (placeholders + madeObjects).filter { !awaitsView($0.object) && !isStoodInFor($0.element) }
    for (element, object) in sources { setOutlets(of: object, element) }
    for (element, object) in sources {
      for connection in element.list("connections") {
        switch connection.name {
        case "action": connectAction(connection, of: object)
        case "segue": connectSegue(connection, of: object)
        default: break
        }
      }
    }
  }

  /// Whether an object is a controller whose connections come with its view.
  private func awaitsView(_ object: NSObject) -> Bool {
    guard let nib = (object as? UIViewController)?.nib else { return false }
    return !nib.isViewMade && nib.viewElement != nil
  }

  // MARK: Outlets

  private func setOutlets(of object: NSObject, _ element: NibElement) {
    var collections: [(name: String, connections: [NibElement])] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": setOutlet(connection, of: object)
      case "outletCollection":
        let name = connection["property"] ?? ""
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].connections.append(connection)
        } else {
          collections.append((name, [connection]))
        }
      case "action", "segue": break
      default: file.report(at: connection, "connections of this kind are not known here")
      }
    }
    for (name, connections) in collections { setCollection(name, connections, of: object) }
  }

  private func setOutlet(_ connection: NibElement, of object: NSObject) {
    guard let property = connection["property"] else {
      return file.report(at: connection, "the outlet has no property")
    }
    guard let destination = destination(of: connection) else { return }
    set(destination, property, of: object, connection)
  }

  private func setCollection(_ property: String, _ connections: [NibElement], of object: NSObject) {
    let destinations = connections.compactMap { destination(of: $0) }
    guard !destinations.isEmpty else { return }
    let appends = connections.contains { $0.flag("appends") == true }
    let isKnown = _SelectorRuntime.access(to: property, in: type(of: object)) != nil
    let former = appends && isKnown ? object.value(forKey: property) as? [AnyObject] ?? [] : []
    set(former + destinations, property, of: object, connections[0])
  }

  /// Sets an outlet. What cannot be set raises what UIKit raises; which connection it is has been reported before.
  private func set(_ value: Any, _ property: String, of object: NSObject, _ connection: NibElement) {
    if let reason = refusal(of: value, keyPath: property, object) {
      file.report(
        at: connection, "the outlet \(property) of \(type(of: object)) cannot be set: \(reason)")
    }
    object.setValue(value, forKey: property)
  }

  /// The object that a connection leads to; nil, reported unless there is a reason for it, where there is none.
  private func destination(of connection: NibElement) -> AnyObject? {
    guard let id = connection["destination"] else {
      file.report(at: connection, "the connection has no destination")
      return nil
    }
    if let object = object(withID: id) { return object }
    guard let element = file.element(withID: id) else {
      file.report(at: connection, "the destination \(id) is not in the file")
      return nil
    }
    // The owner may be nil, and nobody is first responder yet.
    if element.name != "placeholder" {
      file.report(at: connection, "the destination <\(element.name) id=\"\(id)\"> was not made")
    }
    return nil
  }

  // MARK: Actions

  private func connectAction(_ connection: NibElement, of source: NSObject) {
    guard let name = connection["selector"], !name.isEmpty else {
      return file.report(at: connection, "the action has no selector")
    }
    let target: AnyObject?
    if connection["destination"].flatMap(file.element)?["placeholderIdentifier"] == "IBFirstResponder" {
      target = nil
    } else if let destination = destination(of: connection) {
      target = destination
    } else {
      return
    }
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: Selector(name), for: event(of: connection, control))
    case let recognizer as UIGestureRecognizer:
      guard let target else { return file.report(at: connection, "a gesture recognizer needs a target") }
      recognizer.addTarget(target, action: Selector(name))
    default:
      file.report(at: connection, "\(type(of: source)) sends no actions")
    }
  }

  /// The event of an action; the one that people mean by using the control where the file names none.
  private func event(of connection: NibElement, _ control: UIControl) -> UIControl.Event {
    let event: UIControl.Event? = connection.choice(
      "eventType",
      [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
      ])
    if let event { return event }
    if let name = connection["eventType"] { file.report(at: connection, "the event \(name) is not known here") }
    return control is UIButton ? .touchUpInside : .primaryActionTriggered
  }
}

extension NibLoader {
  private static var embeddings = 0
  private static let mostEmbeddings = 32

  /// Has a segue performed by what it begins at; one that fills a container view is performed at once.
  fileprivate func connectSegue(_ connection: NibElement, of source: NSObject) {
    let controller = owner as? UIViewController
    guard let nib = controller?.nib, let template = nib.segues.first(where: { $0.element === connection }) else {
      // A controller's own segues are performed by name.
      if !(source is UIViewController) { file.report(at: connection, "only scenes of a storyboard have segues") }
      return
    }
    switch (template.kind, source) {
    case (.embed, let container as UIView):
      guard Self.embeddings < Self.mostEmbeddings else {
        return file.report(at: connection, "controllers are embedded in one another without an end")
      }
      Self.embeddings += 1
      defer { Self.embeddings -= 1 }
      template.perform(from: container)
    case (_, let control as UIControl):
      control.addTarget(template, action: SegueTemplate.action, for: event(of: connection, control))
    case (_, let recognizer as UIGestureRecognizer):
      recognizer.addTarget(template, action: SegueTemplate.action)
    case (_, let cell as UITableViewCell):
      if connection["trigger"] == "accessoryAction" {
        cell.design.accessorySegue = template
      } else {
        cell.design.selectionSegue = template
      }
    case (_, is UIViewController): break
    default: file.report(at: connection, "\(type(of: source)) triggers no segues here")
    }
  }
}
