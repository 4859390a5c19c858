/// What the contents of an image view were made of, so that they are made again only when that changes.
struct ShownImage: Equatable {
  var image: UIImage
  var tint: CGColor?
  var isMirrored: Bool
  /// The size that tiles were drawn for; nil of contents that the layer stretches.
  var size: CGSize?
}
