import Foundation

extension IndexPath {
  /// The place of a row in a table: its section, and where it is in that.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)>.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item: its section, and where it is in that.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/indexpath/init(item:section:)>.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first index. A path without one stops the program.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/indexpath/section>.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section: the second index. A path without one stops the program.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/indexpath/row>.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section: the second index. A path without one stops the program.
  ///
  /// Specified by <https://developer.apple.com/documentation/foundation/indexpath/item>.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
