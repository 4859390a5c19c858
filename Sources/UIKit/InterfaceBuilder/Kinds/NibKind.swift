/// What the elements of Interface Builder files stand for.
enum NibKind {
  /// A view, of a class unless the element names one of the app's.
  case view(UIView.Type)
  case controller(UIViewController.Type)
  case gestureRecognizer(UIGestureRecognizer.Type)
  /// An object of a class of the app's.
  case object
  /// The file's owner, the first responder, or an object that whoever loads the file gives.
  case placeholder
  /// Where unwind segues of a scene lead.
  case exit
  /// Something that UIKit has and that is not here.
  case unknown

  @MainActor
  init(_ element: NibElement) {
    self = Self.known[element.name] ?? .unknown
  }

  @MainActor
  private static let known: [String: NibKind] = [
    "view": .view(UIView.self), "containerView": .view(UIView.self), "label": .view(UILabel.self),
    "button": .view(UIButton.self), "imageView": .view(UIImageView.self), "scrollView": .view(UIScrollView.self),
    "stackView": .view(UIStackView.self), "control": .view(UIControl.self), "window": .view(UIWindow.self),
    "visualEffectView": .view(UIVisualEffectView.self), "activityIndicatorView": .view(UIActivityIndicatorView.self),
    "tableView": .view(UITableView.self), "tableViewCell": .view(UITableViewCell.self),
    "textField": .view(UITextField.self), "slider": .view(UISlider.self),
    "viewController": .controller(UIViewController.self),
    "tableViewController": .controller(UITableViewController.self),
    "navigationController": .controller(UINavigationController.self),
    "tabBarController": .controller(UITabBarController.self),
    "tapGestureRecognizer": .gestureRecognizer(UITapGestureRecognizer.self),
    "pinchGestureRecognizer": .gestureRecognizer(UIPinchGestureRecognizer.self),
    "rotationGestureRecognizer": .gestureRecognizer(UIRotationGestureRecognizer.self),
    "swipeGestureRecognizer": .gestureRecognizer(UISwipeGestureRecognizer.self),
    "panGestureRecognizer": .gestureRecognizer(UIPanGestureRecognizer.self),
    "screenEdgePanGestureRecognizer": .gestureRecognizer(UIScreenEdgePanGestureRecognizer.self),
    // Interface Builder writes it so.
    "pongPressGestureRecognizer": .gestureRecognizer(UILongPressGestureRecognizer.self),
    "longPressGestureRecognizer": .gestureRecognizer(UILongPressGestureRecognizer.self),
    "gestureRecognizer": .gestureRecognizer(UIGestureRecognizer.self), "customObject": .object,
    "placeholder": .placeholder, "exit": .exit,
  ]

  /// UIKit's class of an object: the one whose initialiser reads the file.
  @MainActor
  static func kitClass(of type: AnyClass) -> AnyClass {
    var candidate: AnyClass? = type
    while let current = candidate {
      if readers.contains(ObjectIdentifier(current)) { return current }
      candidate = _getSuperclass(current)
    }
    return type
  }

  /// A class of UIKit's that a file may name.
  @MainActor
  static func systemClass(named name: String) -> AnyClass? { systemClasses[name] }

  @MainActor
  private static let systemClasses: [String: AnyClass] = {
    var classes: [String: AnyClass] = [
      "NSObject": NSObject.self, "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    ]
    for kind in known.values {
      let type: AnyClass
      switch kind {
      case .view(let base): type = base
      case .controller(let base): type = base
      case .gestureRecognizer(let base): type = base
      default: continue
      }
      classes[String(describing: type)] = type
    }
    return classes
  }()

  @MainActor
  private static let readers: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIButton.self, UIScrollView.self,
      UIStackView.self, UIWindow.self, UIVisualEffectView.self, UIActivityIndicatorView.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UITextField.self, UISlider.self, UIViewController.self,
      UINavigationController.self, UITabBarController.self, UITableViewController.self,
    ].map { (type: AnyClass) in ObjectIdentifier(type) })
}
