import CPNG

/// Portable Network Graphics: how pictures leave the process, and one way in.
package enum PNG {
  /// The picture as a file's bytes: three bytes a pixel where every pixel is opaque, else four.
  package static func encode(_ bitmap: Bitmap) throws(ImageError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else { throw ImageError("a picture without pixels cannot be written") }
    let hasAlpha = !bitmap.isOpaque && !bitmap.hasOnlyOpaquePixels
    let deflater = StripDeflater(maximumWidth: bitmap.width, hasAlpha: hasAlpha)
    var file = Data(PNGChunk.signature)
    file += PNGChunk.header(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
    file += PNGChunk.standardRGB
    var pixels = PNGChunk("IDAT")
    deflater.compress(bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height) { pixels.append($0) }
    file += pixels.finished()
    file += PNGChunk.end
    return file
  }

  /// Writes the picture to a file, which appears whole or not at all.
  package static func write(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let data = try encode(bitmap)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ImageError("cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Whether the bytes begin as a PNG file does.
  package static func isPNG(_ data: Data) -> Bool {
    data.starts(with: PNGChunk.signature)
  }

  /// The picture in a file's bytes; throws for what is damaged, cut off, or of more than 100 million pixels.
  ///
  /// libpng's simplified interface catches its own errors, so nothing jumps across Swift.
  package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    guard !data.isEmpty else { throw ImageError("the file is empty") }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    func failure() -> ImageError {
      let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return ImageError("not a readable PNG: \(text)")
    }
    return try withBytes(of: data) { bytes throws(ImageError) in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { throw failure() }
      let (width, height) = (Int(image.width), Int(image.height))
      try ImageError.checkSize(width: width, height: height)
      let bitmap = Bitmap(width: width, height: height)
      // Blue, green, red, alpha in memory: a native pixel on a little-endian machine.
      let formatHasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      guard png_image_finish_read(&image, nil, bitmap.pixels, Int32(bitmap.bytesPerRow), nil) != 0 else {
        throw failure()
      }
      // A warning leaves a picture that may be cut off.
      guard image.warning_or_error & 2 == 0 else { throw failure() }
      var isOpaque = true
      if formatHasAlpha {
        for y in 0..<height {
          isOpaque = PixelRows.premultiply(bitmap.row(y), count: width) && isOpaque
        }
      }
      bitmap.isOpaque = isOpaque
      return bitmap
    }
  }

  private static func withBytes<Result>(
    of data: Data, _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let outcome = data.withUnsafeBytes { bytes -> Swift.Result<Result, ImageError> in
      do throws(ImageError) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

extension Bitmap {
  /// Whether every pixel has an alpha of 255.
  package var hasOnlyOpaquePixels: Bool {
    for y in 0..<height {
      let row = row(y)
      var all = UInt32.max
      for x in 0..<width { all &= row[x] }
      if all < 0xFF00_0000 { return false }
    }
    return true
  }
}
