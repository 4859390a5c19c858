/// An observation by a closure; it ends when it is released.
///
/// Specified by <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>.
public final class NSKeyValueObservation: NSObject {
  var observation: PropertyObservation?

  /// Ends the observation.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/nskeyvalueobservation/invalidate()>.
  public func invalidate() {
    observation?.end()
    observation = nil
  }

  deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure at each change of a property, or of what it is computed from.
  ///
  /// Observable are the properties that rewritten sources declare `@objc dynamic`, and of UIKit's those that its pages call
  /// so: the geometry, the safe area and the visibility of views, what a scroll view shows and its delegate, the states of
  /// controls and of gesture recognizers. A path on which
  /// none of them lies is reported in a message, and never tells anything.
  /// Specified by <https://developer.apple.com/documentation/foundation/nskeyvalueobservingcustomization>.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let result = NSKeyValueObservation()
    let observation = PropertyObservation(options: options, read: { [weak self] in self?[keyPath: keyPath] }) {
      [weak self] old, new, isPrior in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: isPrior))
    }
    result.observation = observation
    if !observation.hasPlaces {
      Diagnostics.log("\(keyPath) of \(type(of: self)) cannot be observed: nothing tells of its changes")
    }
    return result
  }

  /// Tells that a property is about to change.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:)>.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for place in PropertyObservers.places(readBy: { self[keyPath: keyPath] }).1
    where place.object == ObjectIdentifier(self) {
      PropertyObservers.willChange(self, place.key)
    }
  }

  /// Tells that a property has changed.
  ///
  /// Specified by <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchangevalue(forkey:)>.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for place in PropertyObservers.places(readBy: { self[keyPath: keyPath] }).1
    where place.object == ObjectIdentifier(self) {
      PropertyObservers.didChange(self, place.key)
    }
  }
}
