/// Numbers as text that is the same on every run and machine.
enum TraceNumber {
  /// Seconds, to the microsecond.
  static func time(_ seconds: Double) -> String {
    decimal(seconds, places: 6)
  }

  /// Points or an alpha, to four decimals.
  static func coordinate(_ value: Double) -> String {
    decimal(value, places: 4)
  }

  /// The value rounded to `places` decimals, halves away from zero, without trailing zeros and without a negative zero.
  static func decimal(_ value: Double, places: Int) -> String {
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][places]
    let scaled = (value * Double(scale)).rounded()
    guard scaled.isFinite else { return "null" }
    guard abs(scaled) < 1e18 else { return "\(value)" }
    let units = Int64(scaled)
    let whole = units.magnitude / UInt64(scale)
    var digits = String(units.magnitude % UInt64(scale))
    var text = (units < 0 ? "-" : "") + String(whole)
    guard digits != "0" else { return text }
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
    return text
  }
}
