/// A picture in a text, in place of a character.
///
/// Specified by <https://developer.apple.com/documentation/uikit/nstextattachment>.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// The character that stands for an attachment: U+FFFC.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstextattachment/character>.
  public static let character = 0xFFFC

  /// The picture; nil leaves the room of `bounds` free. A template picture takes the colour of the letters.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstextattachment/image>.
  open var image: UIImage?

  /// Where the picture is, in points from the place on the baseline, y upwards; an empty rectangle stands for the
  /// picture's own size on the baseline. A text takes what it is when it is set.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstextattachment/bounds>.
  open var bounds = CGRect.zero

  /// An attachment without a picture.
  public override init() {}

  /// An attachment with a picture.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/nstextattachment/init(image:)>.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room that it takes.
  final var box: AttachmentBox {
    let own = bounds.standardized
    guard own.width > 0, own.height > 0, own.isFinite else {
      return AttachmentBox(x: 0, y: 0, width: image?.size.width ?? 0, height: image?.size.height ?? 0)
    }
    return AttachmentBox(x: own.minX, y: own.minY, width: own.width, height: own.height)
  }
}

/// The room that an attachment takes, in points, y upwards from the baseline.
struct AttachmentBox: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat
}

extension NSAttributedString {
  /// A text of one character that shows an attachment.
  ///
  /// Specified by
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/init(attachment:)>.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
