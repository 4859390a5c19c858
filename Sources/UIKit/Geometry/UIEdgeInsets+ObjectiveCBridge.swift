// On Apple's platforms insets in a dictionary of Any come out as themselves or as an NSValue, whichever is asked for.
extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// The insets in an NSValue.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// The insets that an NSValue holds, or zero where it holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// The insets that an NSValue holds, if it holds some.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = source.heldInsets
    return result != nil
  }

  /// The insets that an NSValue holds, or zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}
