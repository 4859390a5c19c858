// Apple gives these functions capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The current time in seconds on the clock that animations follow.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>. Under a stepped clock it
/// is the clock's time.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.shared.now
}
