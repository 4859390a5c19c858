/// Writes an animation as animated PNG, lossless and with exact times, frame by frame to a file.
///
/// Each frame holds only the rectangle that changed. A frame equal to the one before it is not written: that one is
/// shown longer instead, as long as the sum is an exact ratio of two 16-bit numbers; else a frame of one unchanged pixel
/// keeps the total exact. Memory is bounded by one picture of the animation's size and the compressed pixels of a frame,
/// whatever the length.
package final class APNGEncoder {
  /// How long a frame shows, in seconds: an exact ratio in lowest terms.
  package struct Delay: Equatable, Sendable {
    package let numerator: Int
    package let denominator: Int

    /// The ratio, or nil when it is negative, or not one of 16-bit numbers even in lowest terms.
    package init?(_ numerator: Int, _ denominator: Int) {
      guard numerator >= 0, denominator > 0 else { return nil }
      var (divisor, rest) = (denominator, numerator)
      while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
      guard numerator / divisor <= 0xFFFF, denominator / divisor <= 0xFFFF else { return nil }
      self.numerator = numerator / divisor
      self.denominator = denominator / divisor
    }

    /// The exact sum, or nil where it is no ratio of 16-bit numbers.
    package func adding(_ other: Delay) -> Delay? {
      Delay(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator)
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }
  }

  /// A frame that is complete but for how long it shows.
  private struct Pending {
    var area: PixelArea
    var delay: Delay
    /// The chunk of pixels.
    var pixels: [UInt8]
  }

  private let path: String
  private let file: FileHandle
  private let deflater: StripDeflater
  private let hasAlpha: Bool
  private let loops: UInt32
  /// What a viewer sees with the frame given last: pixels that the next one changes.
  package let canvas: Bitmap
  /// Where the picture given last lies in the canvas, and the pixel around it.
  private var place: (area: PixelArea, surround: UInt32)?
  private var pending: Pending?
  private var sequence: UInt32 = 0
  private var isFinished = false

  /// The number of frames in the file so far, without the one still held back.
  package private(set) var writtenFrameCount = 0
  /// The number of frames given.
  package private(set) var frameCount = 0

  /// Begins a file at `path`, for frames of one size. Without `hasAlpha`, frames are taken as opaque, a quarter smaller
  /// and faster; a pixel that is not opaque then shows as over black. `loops` is how often it plays, 0 without end.
  package init(path: String, width: Int, height: Int, hasAlpha: Bool = false, loops: Int = 0) throws(ImageError) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height) else {
      throw ImageError("an animation of \(width) x \(height) pixels cannot be written")
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ImageError("cannot write \(path): \(String(cString: strerror(errno)))") }
    self.path = path
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    deflater = StripDeflater(maximumWidth: width, hasAlpha: hasAlpha)
    canvas = Bitmap(width: width, height: height)
    self.hasAlpha = hasAlpha
    self.loops = UInt32(clamping: loops)
    try write(PNGChunk.signature + PNGChunk.header(width: width, height: height, hasAlpha: hasAlpha))
    try write(animationControl(frameCount: 1) + PNGChunk.standardRGB)
  }

  /// Adds a frame. Throws when it is of another size, or the file cannot be written (a full disk).
  package func append(_ frame: Bitmap, delay: Delay) throws(ImageError) {
    guard frame.width == canvas.width, frame.height == canvas.height else {
      throw ImageError("a frame of \(frame.width) x \(frame.height) pixels is not of the animation's size")
    }
    try append(frame, x: 0, y: 0, surround: 0, delay: delay)
  }

  /// Adds a frame that is a picture at a place of the animation, with a pixel all around. One that lies elsewhere than the
  /// picture before it is written whole. Throws when it does not fit, or the file cannot be written.
  package func append(_ picture: Bitmap, x: Int, y: Int, surround: UInt32, delay: Delay) throws(ImageError) {
    precondition(!isFinished, "a finished animation takes no frame")
    guard let target = canvas.part(x: x, y: y, width: picture.width, height: picture.height) else {
      throw ImageError("a picture of \(picture.width) x \(picture.height) pixels does not fit at \(x), \(y)")
    }
    frameCount += 1
    let area = PixelArea(x: x, y: y, width: picture.width, height: picture.height)
    let whole = PixelArea(x: 0, y: 0, width: canvas.width, height: canvas.height)
    let isElsewhere = place.map { $0.area != area || $0.surround != surround } ?? true
    guard let shown = pending, !isElsewhere else {
      place = (area, surround)
      try flush()
      if area != whole { canvas.fill(surround) }
      copy(picture, PixelArea(x: 0, y: 0, width: picture.width, height: picture.height), to: target)
      hold(whole, delay)
      return
    }
    if let changed = PixelArea(changedFrom: target, to: picture) {
      try flush()
      copy(picture, changed, to: target)
      hold(PixelArea(x: x + changed.x, y: y + changed.y, width: changed.width, height: changed.height), delay)
    } else if let sum = shown.delay.adding(delay) {
      pending?.delay = sum
    } else {
      try flush()
      hold(PixelArea(x: 0, y: 0, width: 1, height: 1), delay)
    }
  }

  private func copy(_ picture: Bitmap, _ area: PixelArea, to target: Bitmap) {
    for y in area.y..<area.y + area.height {
      memcpy(target.row(y) + area.x, picture.row(y) + area.x, area.width * 4)
    }
  }

  /// Completes the file; without a frame it throws.
  package func finish() throws(ImageError) {
    guard !isFinished else { return }
    isFinished = true
    guard pending != nil else { throw ImageError("an animation needs a frame") }
    try flush()
    try write(PNGChunk.end)
    do {
      try file.seek(toOffset: UInt64(PNGChunk.signature.count + 25))
      try write(animationControl(frameCount: writtenFrameCount))
      try file.close()
    } catch let error as ImageError {
      throw error
    } catch {
      throw ImageError("cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Compresses a part of the canvas.
  private func hold(_ area: PixelArea, _ delay: Delay) {
    var chunk: PNGChunk
    if frameCount == 1 {
      chunk = PNGChunk("IDAT")
    } else {
      chunk = PNGChunk("fdAT")
      // The control chunk, written when the delay is known, comes before with the number that is next.
      chunk.append(sequence + 1)
    }
    deflater.compress(canvas, x: area.x, y: area.y, width: area.width, height: area.height) { chunk.append($0) }
    pending = Pending(area: area, delay: delay, pixels: chunk.finished())
  }

  /// Writes the frame held back.
  private func flush() throws(ImageError) {
    guard let frame = pending else { return }
    var control = PNGChunk("fcTL")
    control.append(sequence)
    for value in [frame.area.width, frame.area.height, frame.area.x, frame.area.y] { control.append(UInt32(value)) }
    control.append(UInt16(frame.delay.numerator))
    control.append(UInt16(frame.delay.denominator))
    // Nothing is cleared after the frame, and its pixels replace those beneath.
    control.append(UInt8(0))
    control.append(UInt8(0))
    try write(control.finished())
    try write(frame.pixels)
    pending = nil
    sequence += writtenFrameCount == 0 ? 1 : 2
    writtenFrameCount += 1
  }

  private func animationControl(frameCount: Int) -> [UInt8] {
    var chunk = PNGChunk("acTL")
    chunk.append(UInt32(frameCount))
    chunk.append(loops)
    return chunk.finished()
  }

  private func write(_ bytes: [UInt8]) throws(ImageError) {
    let failed = bytes.withUnsafeBytes { buffer -> Int32 in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file.fileDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    if failed != 0 { throw ImageError("cannot write \(path): \(String(cString: strerror(failed)))") }
  }
}
