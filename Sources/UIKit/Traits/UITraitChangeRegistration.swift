/// What registering for changes of traits gives, to end it again.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying, Sendable {}

/// What is called when traits have changed: with the environment that has them, and its former traits.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uitraitchangehandler>.
public typealias UITraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void
