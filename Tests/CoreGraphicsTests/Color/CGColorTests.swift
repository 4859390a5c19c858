import CoreGraphics
import Testing

@Suite("CGColor")
struct CGColorTests {
  @Test func `colours are equal when their spaces and components are`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func `components carry the alpha last and stay in range`() {
    let color = CGColor(red: 2, green: -1, blue: 0.5, alpha: 0.25)
    #expect(color.components == [1, 0, 0.5, 0.25])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.25)
    #expect(CGColor(gray: .nan, alpha: 1).components == [0, 1])
  }

  @Test func `an extended space keeps what lies out of range`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [1.5, -0.25, 0, 1]))
    #expect(color.components == [1.5, -0.25, 0, 1])
    #expect(color.rgba == SIMD4(1, 0, 0, 1))
  }

  @Test func `a pixel is premultiplied`() {
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).pixel == 0x8080_4000)
    #expect(CGColor.white.pixel == 0xFFFF_FFFF)
    #expect(CGColor.clear.pixel == 0)
  }

  @Test func `red of Display P3 is the known colour outside sRGB`() throws {
    let displayP3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(CGColor(colorSpace: displayP3, components: [1, 0, 0, 1]))
    let components = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
    for (value, expected) in zip(components, [1.0930, -0.2267, -0.1501, 1] as [CGFloat]) {
      #expect(abs(value - expected) < 5e-4)
    }
  }

  @Test(arguments: [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB].map(String.init))
  func `a colour comes back from another space`(name: String) throws {
    let space = try #require(CGColorSpace(name: NSString(string: name)))
    let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let home = try #require(color.colorSpace)
    let back = try #require(there.converted(to: home, intent: .defaultIntent, options: nil))
    #expect(there != color)
    for (value, expected) in zip(back.values, color.values) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `another alpha leaves the rest`() throws {
    let color = try #require(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.1))
    #expect(color.components == [0.5, 0.1])
  }

  @Test func `there is no space of an unknown name`() {
    #expect(CGColorSpace(name: NSString(string: "kCGColorSpaceOfNobody")) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
  }

  @Test func `a gradient needs colours and sorts its stops`() throws {
    #expect(CGGradient(colorsSpace: nil, colors: [] as NSArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as NSArray, locations: nil) == nil)
    let colors = [CGColor.white, CGColor.black, CGColor.clear] as NSArray
    let sorted = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.5]))
    #expect(sorted.stops.map(\.location) == [0, 0.5, 1])
    #expect(sorted.stops.map(\.color) == [.black, .clear, .white])
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
  }
}
