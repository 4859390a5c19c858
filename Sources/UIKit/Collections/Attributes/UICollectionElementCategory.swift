extension UICollectionView {
  /// What a view in a collection is there for.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory>.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view of the data that is no item, such as a header.
    case supplementaryView = 1
    /// A view that has nothing to do with the data; the layout has it.
    case decorationView = 2
  }

  /// The kind of views that are above sections, in a flow layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader>.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of views that are below sections, in a flow layout.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter>.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The direction in which a flow layout grows.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection>.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item is scrolled to: one place of each axis. None leaves the axis as it is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition>.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    static let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
  }
}
