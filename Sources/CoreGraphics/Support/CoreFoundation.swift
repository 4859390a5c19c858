// Foundation on Linux keeps Core Foundation's names to itself; signatures of Core Graphics spell these.

/// An immutable string of Core Foundation: on Linux, Foundation's.
public typealias CFString = NSString
/// An immutable array of Core Foundation: on Linux, Foundation's.
public typealias CFArray = NSArray
/// Immutable bytes of Core Foundation: on Linux, Foundation's.
public typealias CFData = NSData
/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// An immutable dictionary of Core Foundation: on Linux, Foundation's.
public typealias CFDictionary = NSDictionary
/// An error of Core Foundation: on Linux, Foundation's.
public typealias CFError = NSError
/// A resource's place of Core Foundation: on Linux, Foundation's.
public typealias CFURL = NSURL
