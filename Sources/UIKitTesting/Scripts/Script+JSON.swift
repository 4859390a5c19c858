import Foundation

extension Script {
  /// The most bytes that a script may have: a mebibyte.
  public static let maximumByteCount = 1 << 20
  /// The most steps that a script may have.
  public static let maximumStepCount = 10_000
  /// The latest time at which a step may begin, and the longest that all drags together may take, in seconds: an hour.
  public static let maximumTime: TimeInterval = 3600
  /// The largest magnitude of a coordinate, and the largest side of a scene, in points.
  public static let maximumCoordinate: CGFloat = 16_384

  /// Reads a script from JSON, which need not be trusted: every key and value is checked, and sizes are bounded.
  ///
  /// Throws `ScriptError`, which names the step, the key and what is expected.
  public init(json data: Data) throws(ScriptError) {
    guard data.count <= Self.maximumByteCount else {
      throw ScriptError(reason: "the script has \(data.count) bytes; at most \(Self.maximumByteCount) are allowed")
    }
    let value: JSONValue
    do throws(JSONReader.Fault) {
      value = try JSONReader.value(of: data)
    } catch {
      throw ScriptError(reason: "line \(error.line), column \(error.column): \(error.reason)")
    }
    guard case .list(let entries) = value else {
      throw ScriptError(reason: "expected a list of steps, found \(value.kind)")
    }
    guard entries.count <= Self.maximumStepCount else {
      throw ScriptError(
        reason: "the script has \(entries.count) steps; at most \(Self.maximumStepCount) are allowed")
    }
    var steps: [Step] = []
    steps.reserveCapacity(entries.count)
    var dragging = 0.0
    for (index, entry) in entries.enumerated() {
      let step = try ScriptStepReader(index: index, entry: entry).step()
      dragging += step.action.duration
      guard dragging <= Self.maximumTime else {
        throw ScriptError(
          index: index, key: "duration",
          reason: "the drags up to here take \(dragging) s together; at most \(Int(Self.maximumTime)) are allowed")
      }
      steps.append(step)
    }
    self.init(steps)
  }
}
