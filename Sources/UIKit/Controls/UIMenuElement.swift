/// What has a title and an image and can be chosen.
///
/// Specified by <https://developer.apple.com/documentation/uikit/uimenuelement>.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var storedTitle: String
  final var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// Specified by <https://developer.apple.com/documentation/uikit/uimenuelement/title>.
  open var title: String { storedTitle }

  /// Specified by <https://developer.apple.com/documentation/uikit/uimenuelement/image>.
  open var image: UIImage? { storedImage }
}
