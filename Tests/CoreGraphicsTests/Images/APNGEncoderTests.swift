import CoreGraphics
import Testing

@Suite("APNGEncoder")
struct APNGEncoderTests {
  private let tick = APNGEncoder.Delay(1, 60)!

  /// What the encoder makes of the frames, read by the tests' own decoder.
  private func encoded(
    _ frames: [(Bitmap, APNGEncoder.Delay)], hasAlpha: Bool = true, loops: Int = 0
  ) throws -> APNGReader {
    let path = temporaryPath(".apng")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (first, _) = frames[0]
    let encoder = try APNGEncoder(
      path: path, width: first.width, height: first.height, hasAlpha: hasAlpha, loops: loops)
    for (frame, delay) in frames { try encoder.append(frame, delay: delay) }
    try encoder.finish()
    #expect(encoder.frameCount == frames.count)
    let reader = try APNGReader([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(reader.announcedFrameCount == encoder.writtenFrameCount)
    #expect(reader.frames.count == encoder.writtenFrameCount)
    return reader
  }

  /// Expects a viewer's canvas to show a bitmap, once its colours are multiplied by their alpha.
  private func expectSame(
    _ canvas: [UInt8], _ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Not inside the expectation, which would print every byte.
    let difference = firstDifference(canvas, bitmap)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }

  private func firstDifference(_ canvas: [UInt8], _ bitmap: Bitmap) -> String? {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let index = (y * bitmap.width + x) * 4
        let alpha = UInt32(canvas[index + 3])
        func part(_ channel: Int) -> UInt32 { (UInt32(canvas[index + channel]) * alpha * 2 + 255) / 510 }
        if alpha << 24 | part(0) << 16 | part(1) << 8 | part(2) != bitmap[x, y] { return "column \(x), row \(y)" }
      }
    }
    return nil
  }

  @Test func `frames come back as they were, with exact delays`() throws {
    let frames = (0..<5).map { noise(90, 70, seed: UInt64($0)) }
    let delays = [(1, 60), (2, 60), (1, 120), (1001, 30000), (3, 1)].map { APNGEncoder.Delay($0.0, $0.1)! }
    let reader = try encoded(Array(zip(frames, delays)), loops: 3)
    #expect(reader.loops == 3)
    #expect(reader.frames.map(\.numerator) == [1, 1, 1, 1001, 3])
    #expect(reader.frames.map(\.denominator) == [60, 30, 120, 30000, 1])
    for (frame, source) in zip(reader.frames, frames) { expectSame(frame.canvas, source) }
  }

  @Test func `opaque frames take three bytes a pixel`() throws {
    let frame = picture(200, 200) { context in
      context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    let reader = try encoded([(frame, tick)], hasAlpha: false)
    #expect(reader.channels == 3)
    expectSame(reader.frames[0].canvas, frame)
  }

  @Test func `pictures within the animation are written with what is around them, and alone where they stay`() throws {
    let surround: UInt32 = 0xFF40_5060
    let upright = noise(30, 60, seed: 1)
    let changed = upright.copy()
    changed[3, 4] = 0xFF12_3456
    let turned = noise(60, 30, seed: 2)
    let path = temporaryPath(".apng")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let encoder = try APNGEncoder(path: path, width: 60, height: 60, hasAlpha: true)
    let frames = [(upright, 15, 0), (upright, 15, 0), (changed, 15, 0), (turned, 0, 15), (turned, 0, 10)]
    var expected: [Bitmap] = []
    for (picture, x, y) in frames {
      try encoder.append(picture, x: x, y: y, surround: surround, delay: tick)
      let whole = Bitmap(width: 60, height: 60)
      whole.fill(surround)
      for row in 0..<picture.height {
        for column in 0..<picture.width { whole[x + column, y + row] = picture[column, row] }
      }
      #expect(PixelArea(changedFrom: whole, to: encoder.canvas) == nil)
      expected.append(whole)
    }
    #expect(throws: ImageError.self) {
      try encoder.append(upright, x: 31, y: 0, surround: surround, delay: tick)
    }
    try encoder.finish()
    let reader = try APNGReader([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    let whole = PixelArea(x: 0, y: 0, width: 60, height: 60)
    #expect(reader.frames.map(\.area) == [whole, PixelArea(x: 18, y: 4, width: 1, height: 1), whole, whole])
    for (frame, bitmap) in zip(reader.frames, [expected[0], expected[2], expected[3], expected[4]]) {
      expectSame(frame.canvas, bitmap)
    }
  }

  @Test func `only the rectangle that changed is written`() throws {
    let first = noise(100, 80, seed: 1)
    let second = first.copy()
    second[20, 30] = 0xFF12_3456
    second[60, 70] = 0xFF12_3456
    let third = second.copy()
    third[99, 0] = 0xFF12_3456
    let reader = try encoded([(first, tick), (second, tick), (third, tick)])
    #expect(
      reader.frames.map(\.area) == [
        PixelArea(x: 0, y: 0, width: 100, height: 80), PixelArea(x: 20, y: 30, width: 41, height: 41),
        PixelArea(x: 99, y: 0, width: 1, height: 1),
      ])
    expectSame(reader.frames[2].canvas, third)
  }

  @Test func `equal frames are one frame shown longer`() throws {
    let first = noise(10, 10, seed: 1)
    let second = noise(10, 10, seed: 2)
    let reader = try encoded([(first, tick), (first.copy(), tick), (first.copy(), tick), (second, tick)])
    #expect(reader.frames.map(\.numerator) == [1, 1])
    #expect(reader.frames.map(\.denominator) == [20, 60])
  }

  @Test func `a time that no ratio can tell is kept exact by another frame`() throws {
    let frame = noise(10, 10, seed: 1)
    let odd = [(1, 65521), (1, 65519), (1, 60)].map { APNGEncoder.Delay($0.0, $0.1)! }
    let reader = try encoded(odd.map { (frame, $0) })
    #expect(reader.frames.map(\.denominator) == [65521, 65519, 60])
    #expect(reader.frames.map(\.numerator) == [1, 1, 1])
    #expect(reader.frames[1].area == PixelArea(x: 0, y: 0, width: 1, height: 1))
    for shown in reader.frames { expectSame(shown.canvas, frame) }
  }

  @Test func `delays are in lowest terms and of 16 bits`() {
    #expect(APNGEncoder.Delay(120, 60) == APNGEncoder.Delay(2, 1))
    #expect(APNGEncoder.Delay(65536, 1) == nil)
    #expect(APNGEncoder.Delay(1, 0) == nil)
    #expect(APNGEncoder.Delay(-1, 60) == nil)
    #expect(APNGEncoder.Delay(0, 60)?.seconds == 0)
    #expect(APNGEncoder.Delay(1, 60)!.adding(APNGEncoder.Delay(1, 40)!) == APNGEncoder.Delay(1, 24))
  }

  @Test func `a frame of another size is refused and the file can go on`() throws {
    let path = temporaryPath(".apng")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let encoder = try APNGEncoder(path: path, width: 4, height: 4)
    try encoder.append(Bitmap(width: 4, height: 4), delay: tick)
    #expect(throws: ImageError.self) { try encoder.append(Bitmap(width: 5, height: 4), delay: tick) }
    try encoder.finish()
    #expect(try APNGReader([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))).frames.count == 1)
  }

  @Test func `an animation without a frame, or nowhere to write, gives the reason`() throws {
    let path = temporaryPath(".apng")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let encoder = try APNGEncoder(path: path, width: 4, height: 4)
    #expect(throws: ImageError.self) { try encoder.finish() }
    #expect(throws: ImageError.self) { try APNGEncoder(path: "/nowhere/at/all.apng", width: 4, height: 4) }
    #expect(throws: ImageError.self) { try APNGEncoder(path: path, width: 0, height: 4) }
  }

  @Test func `a full disk is told`() throws {
    let encoder: APNGEncoder
    do {
      encoder = try APNGEncoder(path: "/dev/full", width: 4, height: 4)
    } catch {
      #expect(error.reason.contains("/dev/full"))
      return
    }
    try encoder.append(Bitmap(width: 4, height: 4), delay: tick)
    #expect(throws: ImageError.self) { try encoder.finish() }
  }
}
