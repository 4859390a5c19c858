// What of the Objective-C runtime's functions code for UIKit calls. Where there is no Objective-C there are no methods that it
// could give out: to look for one answers nil, as on Apple's platforms for a method that is not there, so that nothing is
// exchanged. The rewriter of sources warns where that is tried.

@_exported import func os.os_unfair_lock_assert_owner
@_exported import func os.os_unfair_lock_lock
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import struct os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_t

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase

/// A method of Objective-C. There are none here.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/method>.
public typealias Method = OpaquePointer

/// The code of a method of Objective-C. There is none here.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/imp>.
public typealias IMP = OpaquePointer

/// The method of Objective-C that objects of a class have by a name: nil, as there is no Objective-C.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The method of Objective-C that a class has by a name: nil, as there is no Objective-C.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/class_getclassmethod(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The code of such a method: nil, as there is no Objective-C.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/class_getmethodimplementation(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// The code of a method, of which there are none.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/method_getimplementation(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func method_getImplementation(_ m: Method) -> IMP { noMethod() }

/// The types of a method, of which there are none.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/method_gettypeencoding(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { noMethod() }

/// Gives a method, of which there are none, other code.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/method_setimplementation(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { noMethod() }

/// Exchanges the code of two methods, of which there are none.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { noMethod() }

/// Adds a method to a class: false, as code for one cannot be had.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// The class of an object; nil for nil.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/object_getclass(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The class that a class inherits from; nil for one that inherits from none.
///
/// Specified by <https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)>.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

private func noMethod() -> Never {
  fatalError("There is no method of Objective-C: the pointer came from somewhere else")
}
