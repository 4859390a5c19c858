extension UIImageView {
  final func startPlayback() {
    let own = storedIsHighlighted ? storedHighlightedAnimationImages ?? storedAnimationImages : storedAnimationImages
    let animated = storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    let (images, duration) =
      own.map { ($0, storedAnimationDuration) } ?? (animated?.images ?? [], animated?.duration ?? 0)
    guard !images.isEmpty else { return }
    playback?.pause()
    let new = ImagePlayback(
      images: images, duration: duration > 0 ? duration : Double(images.count) / 30,
      repeatCount: storedAnimationRepeatCount,
      onChange: { [weak self] in self?.showImage() }, onEnd: { [weak self] in self?.stopPlayback() })
    playback = new
    if storedWindow != nil { new.play() }
    showImage()
  }

  final func stopPlayback() {
    guard let playback else { return }
    playback.pause()
    self.playback = nil
    showImage()
  }
}
