/// What a compositor keeps from frame to frame.
final class FrameCaches {
  let corners = CornerMasks()
  let shadows = ShadowPatches()
  let shadowPictures = ShadowPictures()
  let contents = ContentsPlacer()
  let vectors = VectorPictures()
  let pictures = LayerPictures()
  let planes = PlanePictures()

  func beginFrame() {
    corners.beginFrame()
    shadows.beginFrame()
    shadowPictures.beginFrame()
    contents.beginFrame()
    vectors.beginFrame()
    pictures.beginFrame()
    planes.beginFrame()
  }
}
