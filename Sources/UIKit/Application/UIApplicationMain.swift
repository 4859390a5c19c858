/// Starts the application: makes its delegate from the class of a name, launches, and handles events until the process
/// ends.
///
/// A class of the application's own is not needed here: `principalClassName` must be nil or `UIApplication`. There is no
/// display; `scrim record` has the application drawn.
/// Specified by <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7>.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard
    principalClassName == nil || principalClassName == "UIApplication" || principalClassName == "UIKit.UIApplication"
  else {
    raise("NSInternalInconsistencyException", "UIApplicationMain: \(principalClassName ?? "") is not UIApplication")
    return 1
  }
  var type: NSObject.Type?
  if let name = delegateClassName {
    type = _SelectorRuntime.namedClass(name) as? NSObject.Type
    guard type is any UIApplicationDelegate.Type else {
      raise(
        "NSInternalInconsistencyException",
        "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
      return 1
    }
  }
  return ApplicationRunner.run { type?.makeObject() as? any UIApplicationDelegate }
}

extension UIApplicationDelegate {
  /// What `@main` calls on the delegate's class.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()>.
  @MainActor
  public static func main() {
    exit(ApplicationRunner.run { (Self.self as? NSObject.Type)?.makeObject() as? any UIApplicationDelegate })
  }
}
