import CGdkPixbuf

/// Reads pictures: PNG, JPEG, GIF (its first frame), BMP, TIFF, icons, WebP and HEIF where gdk-pixbuf has a module for it.
package enum ImageDecoder {
  /// The picture in a file's bytes as it is kept there, and its EXIF orientation, 1 to 8: 1 is upright. Throws for what
  /// is damaged, cut off, of an unknown format, or of more than 100 million pixels.
  package static func decode(_ data: Data) throws(ImageError) -> (image: CGImage, orientation: Int) {
    guard !data.isEmpty else { throw ImageError("the file is empty") }
    guard let format = PictureFormat(data) else { throw ImageError("a format that is not known") }
    if format == .png { return (CGImage(bitmap: try PNG.decode(data)), 1) }
    let data = format == .gif ? PictureFormat.firstPicture(ofGIF: data) : data
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let guardian = SizeGuard()
    let onSize: @convention(c) (OpaquePointer, Int32, Int32, gpointer?) -> Void = { loader, width, height, context in
      let guardian = Unmanaged<SizeGuard>.fromOpaque(context!).takeUnretainedValue()
      do throws(ImageError) {
        try ImageError.checkSize(width: Int(width), height: Int(height))
      } catch {
        guardian.error = error
        // A size of nothing stops the loader before it takes memory.
        gdk_pixbuf_loader_set_size(UnsafeMutablePointer(loader), 0, 0)
      }
    }
    let context = Unmanaged.passUnretained(guardian).toOpaque()
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(onSize, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))

    var failure: UnsafeMutablePointer<GError>?
    func reason() -> ImageError {
      defer { g_clear_error(&failure) }
      return guardian.error ?? ImageError(failure.map { String(cString: $0.pointee.message) } ?? "not a picture")
    }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard isWritten != 0, guardian.error == nil else {
      let error = reason()
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    guard gdk_pixbuf_loader_close(loader, &failure) != 0, let raw = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw reason()
    }
    let orientation = gdk_pixbuf_get_option(raw, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
    return (CGImage(bitmap: try bitmap(of: raw)), (1...8).contains(orientation) ? orientation : 1)
  }

  /// The picture in a file; throws as ``decode(_:)`` does, and when the file cannot be read.
  package static func decode(path: String) throws(ImageError) -> (image: CGImage, orientation: Int) {
    // A device or a pipe may never end.
    let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
    if let attributes {
      guard attributes[.type] as? FileAttributeType == .typeRegular else { throw ImageError("\(path) is no file") }
      guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= maximumFileSize else {
        throw ImageError("\(path) is larger than any picture")
      }
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw ImageError("cannot read \(path): \(error.localizedDescription)")
    }
    return try decode(data)
  }

  /// The most bytes that a file may have.
  private static let maximumFileSize = 512 << 20

  /// Remembers that a picture was refused for its size.
  private final class SizeGuard {
    var error: ImageError?
  }

  private static func bitmap(of pixbuf: OpaquePointer) throws(ImageError) -> Bitmap {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    try ImageError.checkSize(width: width, height: height)
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8,
      let bytes = gdk_pixbuf_read_pixels(pixbuf)
    else { throw ImageError("pixels of an unknown kind") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let bitmap = Bitmap(width: width, height: height)
    var isOpaque = true
    for y in 0..<height {
      var source = bytes + y * stride
      let row = bitmap.row(y)
      for x in 0..<width {
        let alpha = channels == 4 ? UInt32(source[3]) : 255
        row[x] = alpha << 24 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
        source += channels
      }
      isOpaque = PixelRows.premultiply(row, count: width) && isOpaque
    }
    bitmap.isOpaque = isOpaque
    return bitmap
  }
}
