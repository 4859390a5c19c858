/// Images shown one after the other, each for the same time, on the clock.
@MainActor
final class ImagePlayback {
  private let images: [UIImage]
  private let interval: TimeInterval
  /// How many images are shown before the end; nil without an end.
  private let count: Int?
  private let onChange: () -> Void
  private let onEnd: () -> Void
  private var index = 0
  private var token: MediaClock.Token?

  init(
    images: [UIImage], duration: TimeInterval, repeatCount: Int, onChange: @escaping () -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.images = images
    interval = max(duration / Double(images.count), 1e-3)
    let (product, overflows) = images.count.multipliedReportingOverflow(by: repeatCount)
    count = repeatCount > 0 && !overflows ? product : nil
    self.onChange = onChange
    self.onEnd = onEnd
  }

  /// The image of now.
  var image: UIImage { images[index % images.count] }

  /// Goes on from the image of now.
  func play() {
    guard token == nil, images.count > 1 || count != nil else { return }
    token = MediaClock.shared.schedule(at: CACurrentMediaTime() + interval, every: interval) { [weak self] in
      MainActor.assumeIsolated { self?.step() }
    }
  }

  /// Stays at the image of now.
  func pause() {
    if let token { MediaClock.shared.cancel(token) }
    token = nil
  }

  private func step() {
    index += 1
    if let count, index >= count {
      pause()
      onEnd()
    } else {
      onChange()
    }
  }

  isolated deinit {
    pause()
  }
}
