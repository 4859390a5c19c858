/// A command line that a fuzzer does not understand, in words.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

/// Reads what follows an option on a fuzzer's command line.
package enum FuzzArguments {
  /// The next argument.
  package static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value") }
    return value
  }

  /// The next argument as a whole number, from 1 to 2 to the power of 40.
  package static func number(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> UInt64 {
    let text = try value(option, &rest)
    guard let number = UInt64(text), number > 0, number <= 1 << 40 else {
      throw UsageError(description: "\(option) needs a positive whole number, not '\(text)'")
    }
    return number
  }
}
