// Foundation on Linux wraps points, sizes and rectangles in NSValue, but does not let `as` go there and back, which code
// for Apple's platforms relies on: `userInfo[key] as? CGRect` of a value that holds an NSValue.

/// A geometry type that NSValue can hold.
private protocol ValueWrapped {
  var wrapped: NSValue { get }
  init(unwrapped value: NSValue)
}

/// The class of Foundation's values that hold a point, a size, a rectangle, edge insets or a range.
private let wrappingClass: AnyClass = type(of: NSValue(rect: .zero))

extension ValueWrapped {
  fileprivate static func unwrap(_ value: NSValue, into result: inout Self?) -> Bool {
    result = nil
    guard type(of: value) == wrappingClass else { return false }
    // Comparing `objCType` would do, but Foundation leaks the string that it makes for each call. A rectangle is the
    // largest of what such a value can hold, and values of different types are not equal.
    var memory = CGRect.zero
    let candidate = withUnsafeMutableBytes(of: &memory) { bytes in
      value.getValue(bytes.baseAddress!)
      return bytes.load(as: Self.self)
    }
    guard candidate.wrapped.isEqual(value) else { return false }
    result = candidate
    return true
  }
}

extension CGPoint: ValueWrapped {
  fileprivate var wrapped: NSValue { NSValue(point: self) }
  fileprivate init(unwrapped value: NSValue) { self = value.pointValue }
}

extension CGSize: ValueWrapped {
  fileprivate var wrapped: NSValue { NSValue(size: self) }
  fileprivate init(unwrapped value: NSValue) { self = value.sizeValue }
}

extension CGRect: ValueWrapped {
  fileprivate var wrapped: NSValue { NSValue(rect: self) }
  fileprivate init(unwrapped value: NSValue) { self = value.rectValue }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The point in an NSValue.
  public func _bridgeToObjectiveC() -> NSValue { wrapped }

  /// The point that an NSValue holds; stops the program when it holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    precondition(unwrap(source, into: &result), "the NSValue does not hold a CGPoint")
  }

  /// The point that an NSValue holds, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    unwrap(source, into: &result)
  }

  /// The point that an NSValue holds, or the origin without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.map(CGPoint.init(unwrapped:)) ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The size in an NSValue.
  public func _bridgeToObjectiveC() -> NSValue { wrapped }

  /// The size that an NSValue holds; stops the program when it holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    precondition(unwrap(source, into: &result), "the NSValue does not hold a CGSize")
  }

  /// The size that an NSValue holds, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    unwrap(source, into: &result)
  }

  /// The size that an NSValue holds, or zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.map(CGSize.init(unwrapped:)) ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle in an NSValue.
  public func _bridgeToObjectiveC() -> NSValue { wrapped }

  /// The rectangle that an NSValue holds; stops the program when it holds something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    precondition(unwrap(source, into: &result), "the NSValue does not hold a CGRect")
  }

  /// The rectangle that an NSValue holds, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    unwrap(source, into: &result)
  }

  /// The rectangle that an NSValue holds, or the zero rectangle without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.map(CGRect.init(unwrapped:)) ?? .zero
  }
}
