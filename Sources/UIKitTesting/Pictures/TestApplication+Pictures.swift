import Foundation

extension TestApplication {
  /// What the screen shows now, every window of it. Layout that is waiting is done first.
  public func snapshot() -> Picture {
    Picture(bitmap: liveBitmap().copy(), scale: device.scale)
  }

  /// The screen's own bitmap, which the next frame draws over.
  package func liveBitmap() -> Bitmap {
    requireOpen()
    for window in scene.windows { window.layoutIfNeeded() }
    CATransaction.flush()
    return pictures.draw(scene, scale: device.scale, at: CACurrentMediaTime()).bitmap
  }

  /// Makes sure that the screen shows what a reference shows: the same scene, made another way.
  ///
  /// Throws `PictureMismatchError` after writing the expected picture, the actual one, their difference and the trace
  /// to a folder named after the test in `out/failures`.
  public func expectPicture(
    matching reference: Picture, tolerance: PictureTolerance = .exact, test: String = #function
  ) throws(PictureMismatchError) {
    try compare(snapshot(), with: reference, tolerance, test: test, label: "the reference")
  }

  /// Makes sure that the screen shows what a PNG file shows.
  ///
  /// With `SCRIM_RECORD_SNAPSHOTS=1` in the environment, the file is written instead, to be looked at and kept. Throws
  /// `PictureMismatchError` if the file is missing, and otherwise as `expectPicture(matching:tolerance:test:)` does.
  /// A relative path counts from the folder of the test's source file.
  public func expectPicture(
    matchingFile path: String, tolerance: PictureTolerance = .exact, test: String = #function,
    source: String = #filePath
  ) throws(PictureMismatchError) {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let file = URL(fileURLWithPath: path, relativeTo: folder)
    let actual = snapshot()
    if ProcessInfo.processInfo.environment["SCRIM_RECORD_SNAPSHOTS"] == "1" {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.pngData()?.write(to: file, options: .atomic)
      } catch {
        throw PictureMismatchError(reason: "cannot record \(path): \(error.localizedDescription)", files: [])
      }
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      let files = evidence(test, [("actual.png", actual.pngData())])
      throw PictureMismatchError(
        reason: "there is no picture \(path); SCRIM_RECORD_SNAPSHOTS=1 records it", files: files)
    }
    guard let bitmap = try? PNG.decode(data) else {
      throw PictureMismatchError(reason: "\(path) is no PNG file", files: evidence(test, []))
    }
    try compare(actual, with: Picture(bitmap: bitmap, scale: device.scale), tolerance, test: test, label: path)
  }

  private func compare(
    _ actual: Picture, with expected: Picture, _ tolerance: PictureTolerance, test: String, label: String
  ) throws(PictureMismatchError) {
    guard let difference = PictureComparison(expected: expected, actual: actual, tolerance: tolerance) else { return }
    let files = evidence(
      test,
      [
        ("expected.png", expected.pngData()), ("actual.png", actual.pngData()),
        ("difference.png", difference.picture?.pngData()),
      ])
    throw PictureMismatchError(reason: "the picture is not that of \(label): \(difference)", files: files)
  }

  private func evidence(_ test: String, _ files: [(name: String, data: Data?)]) -> [String] {
    PictureEvidence(test: test, root: failureFolder ?? PictureEvidence.root)
      .write(files + [("trace.jsonl", Data(trace.jsonLines.utf8))])
  }
}
