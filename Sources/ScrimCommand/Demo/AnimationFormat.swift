/// The kinds of file that an animation can be written to.
enum AnimationFormat: String, CaseIterable {
  /// Animated PNG: lossless, with exact frame times.
  case apng
  /// GIF: 256 colours a frame, and times in hundredths of a second. Needs ffmpeg.
  case gif
  /// H.264 in MP4. Needs ffmpeg.
  case mp4

  /// The file's name.
  var fileName: String { "animation.\(rawValue)" }
}
