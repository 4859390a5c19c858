import Testing
import UIKitTesting

@MainActor @Suite struct PictureTests {
  private func square(_ color: UIColor, x: CGFloat = 10) -> UIView {
    let root = UIView()
    root.backgroundColor = .white
    let box = UIView(frame: CGRect(x: x, y: 20, width: 30, height: 40))
    box.backgroundColor = color
    root.addSubview(box)
    return root
  }

  private func app(_ view: UIView) throws -> TestApplication {
    TestApplication(device: try #require(TestDevice("100x80@2")), rootView: view)
  }

  @Test func `a snapshot shows the views at the device's scale`() throws {
    let picture = try app(square(.red)).snapshot()
    #expect(picture.pixelWidth == 200)
    #expect(picture.pixelHeight == 160)
    #expect(picture.size == CGSize(width: 100, height: 80))
    #expect(picture.pixel(x: 19, y: 40) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 20, y: 40) == 0xFFFF_0000)
    #expect(picture.color(at: CGPoint(x: 39.9, y: 59.9)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture.color(at: CGPoint(x: 100, y: 0)) == nil)
    #expect(picture.image.size == picture.size)
  }

  @Test func `equal pictures have no difference`() throws {
    let one = try app(square(.red)).snapshot(), other = try app(square(.red)).snapshot()
    #expect(PictureComparison(expected: one, actual: other) == nil)
  }

  @Test func `a difference tells where and how much`() throws {
    let expected = try app(square(.red)).snapshot(), actual = try app(square(.red, x: 12)).snapshot()
    let difference = try #require(PictureComparison(expected: expected, actual: actual))
    #expect(difference.pixelCount == 2 * 4 * 80)
    #expect(difference.largest == 255)
    #expect(difference.region == CGRect(x: 20, y: 40, width: 64, height: 80))
    #expect(difference.description == "640 pixels differ, by up to 255 of 255, within x 20..<84, y 40..<120")
    #expect(difference.picture?.pixel(x: 20, y: 40) == 0xFFE0_0020)
    #expect(
      PictureComparison(expected: expected, actual: actual, tolerance: PictureTolerance(pixels: 640)) == nil)
    #expect(
      PictureComparison(expected: expected, actual: actual, tolerance: PictureTolerance(pixels: 639)) != nil)
    #expect(
      PictureComparison(expected: expected, actual: actual, tolerance: PictureTolerance(channel: 255)) == nil)
  }

  @Test func `pictures of different sizes differ`() throws {
    let small = try app(UIView()).snapshot()
    let large = TestApplication(device: try #require(TestDevice("101x80@2")), rootView: UIView()).snapshot()
    let difference = try #require(PictureComparison(expected: small, actual: large))
    #expect(difference.description == "expected 200x160 pixels, found 202x160")
  }
}
