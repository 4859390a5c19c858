/// Where the columns of a rewritten file were in the original. Lines are where they were.
public struct ColumnMap: Codable, Sendable {
  /// A piece of a line that got another width; in bytes from the line's beginning.
  struct Shift: Codable, Sendable {
    let start: Int
    let length: Int
    let originalStart: Int
    let originalLength: Int
  }

  private var shifts: [Int: [Shift]] = [:]

  /// The map that moves nothing.
  public init() {}

  mutating func add(line: Int, _ shift: Shift) {
    shifts[line, default: []].append(shift)
  }

  /// Whether columns of a line moved.
  public func moves(line: Int) -> Bool { shifts[line] != nil }

  /// The original column for one of the rewritten text; both count from 1. What stands in a replacement is at the
  /// beginning of what it replaced.
  public func originalColumn(line: Int, column: Int) -> Int {
    var offset = 0
    for shift in shifts[line] ?? [] {
      if column - 1 < shift.start { break }
      if column - 1 < shift.start + shift.length {
        return shift.originalStart + min(column - 1 - shift.start, max(shift.originalLength - 1, 0)) + 1
      }
      offset += shift.originalLength - shift.length
    }
    return column + offset
  }
}
