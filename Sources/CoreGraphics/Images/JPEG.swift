import CGdkPixbuf

/// JPEG files: a way out for photographs.
package enum JPEG {
  /// The picture as a file's bytes, on black where it is transparent; `quality` goes from 0 to 1.
  package static func encode(_ bitmap: Bitmap, quality: CGFloat) throws(ImageError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else { throw ImageError("a picture without pixels cannot be written") }
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.width), Int32(bitmap.height)) else {
      throw ImageError("not enough memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let bytes = gdk_pixbuf_get_pixels(pixbuf)!
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<bitmap.height {
      // Multiplied by its alpha, a colour is what it is on black.
      PixelRows.write(bitmap.row(y), count: bitmap.width, hasAlpha: false, to: bytes + y * stride)
    }
    let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    var failure: UnsafeMutablePointer<GError>?
    let isWritten = "quality".withCString { key in
      String(percent).withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, &failure)
      }
    }
    guard isWritten != 0, let buffer else {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? "JPEG cannot be written"
      g_clear_error(&failure)
      throw ImageError(reason)
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }
}
