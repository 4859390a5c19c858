/// A key, with the modifiers held beside it, that sends an action up the responder chain.
///
/// The system looks for the first of the `keyCommands` along the responder chain that is the pressed key, and sends its
/// action to the first responder along the chain that can perform it. The key is taken then: responders do not hear of the
/// press. Where nobody can perform the action, the press goes on as any other.
/// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand>.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, in either case, or one of the `input` constants.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/input>.
  public let input: String?
  /// The modifiers that are held: these and no others. Caps lock and the numeric pad do not count.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/modifierflags>.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key: the tabulator key moves the keyboard's focus,
  /// and arrows, space and return use what has it. False by default.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior>.
  open var wantsPriorityOverSystemBehavior = false

  /// A command with a title, an image and what it carries along.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)>.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle
    )
  }

  /// A command without a title.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uikeycommand/init(input:modifierflags:action:)>.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that says what it does.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/uikit/uikeycommand/init(input:modifierflags:action:discoverabilitytitle:)>.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }
}
