/// Numbers that name pixels: two sets of pixels with one number are the same, in the whole process.
enum PixelVersion {
  private nonisolated(unsafe) static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
