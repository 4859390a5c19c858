import Foundation

/// An exception of Objective-C: a mistake in the program that stops it.
///
/// Swift cannot catch one, on Apple's platforms neither: to raise it is the end of the program, with its name and reason.
/// Specified by <https://developer.apple.com/documentation/foundation/nsexception>.
open class NSException: NSObject, @unchecked Sendable {
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/name>.
  public final let name: NSExceptionName
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/reason>.
  public final let reason: String?
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/userinfo>.
  public final let userInfo: [AnyHashable: Any]?

  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/init(name:reason:userinfo:)>.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Stops the program.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/raise()>.
  public final func raise() {
    CoreGraphics.raise(name.rawValue, reason ?? "")
  }

  /// Stops the program with a reason.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexception/raise(_:format:arguments:)>.
  public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    CoreGraphics.raise(name.rawValue, NSString(format: format, arguments: argList) as String)
  }
}

extension NSExceptionName {
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexceptionname/genericexception>.
  public static let genericException = NSExceptionName("NSGenericException")
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexceptionname/rangeexception>.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexceptionname/invalidargumentexception>.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexceptionname/internalinconsistencyexception>.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// Specified by <https://developer.apple.com/documentation/foundation/nsexceptionname/objectnotavailableexception>.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
