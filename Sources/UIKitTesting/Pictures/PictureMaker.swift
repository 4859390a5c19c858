/// Makes pictures of a scene, and keeps what drawing the next one can build on.
struct PictureMaker {
  private var compositor: Compositor?
  private var size = CGSize.zero

  /// A picture of everything on the scene as it is seen at `time` on the media clock. The bitmap is the maker's own and
  /// changes with the next picture.
  @MainActor
  mutating func draw(_ scene: UIWindowScene, scale: CGFloat, at time: TimeInterval) -> (bitmap: Bitmap, damage: Damage)
  {
    let sceneSize = scene.coordinateSpace.bounds.size
    if compositor == nil || size != sceneSize {
      size = sceneSize
      // The old one goes first: two are much memory.
      compositor = nil
      compositor = Compositor(
        pixelWidth: Int((size.width * scale).rounded()), pixelHeight: Int((size.height * scale).rounded()), scale: scale
      )
    }
    guard let compositor else { preconditionFailure("The compositor was made above") }
    let damage = compositor.render(scene.rootLayer, at: time)
    return (compositor.bitmap, damage)
  }
}
