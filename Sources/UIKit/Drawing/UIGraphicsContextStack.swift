/// The contexts that drawing code of one thread draws into, the current one last.
final class UIGraphicsContextStack {
  private static let threadStack = ThreadLocal<UIGraphicsContextStack>()

  var contexts: [CGContext] = []
  /// The scales of the contexts that stand for an image.
  var imageScales: [ObjectIdentifier: CGFloat] = [:]

  static var current: UIGraphicsContextStack {
    if let stack = threadStack.value {
      return stack
    }
    let stack = UIGraphicsContextStack()
    threadStack.value = stack
    return stack
  }
}

// Apple's spelling, which is not lower camel case.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing goes to, on this thread, or nil outside drawing code.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsContextStack.current.contexts.last
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context the current one until `UIGraphicsPopContext()`.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)>.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsContextStack.current.contexts.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context current again that was current before. Without one nothing happens.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uigraphicspopcontext()>.
public func UIGraphicsPopContext() {
  _ = UIGraphicsContextStack.current.contexts.popLast()
}
