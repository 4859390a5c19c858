/// One change of a collection's data, of several that are made together.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What has happened.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action>.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// Where the item was; nil of one that is new. Of a section, the item is `NSNotFound`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/indexpathbeforeupdate>.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where the item is; nil of one that is gone. Of a section, the item is `NSNotFound`.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/indexpathafterupdate>.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// Specified by <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/updateaction>.
  open var updateAction: Action { action }
}
