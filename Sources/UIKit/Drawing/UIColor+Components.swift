extension UIColor {
  private static func space(_ name: CFString) -> CGColorSpace {
    guard let space = CGColorSpace(name: name) else {
      preconditionFailure("Core Graphics lacks the colour space \(name)")
    }
    return space
  }

  private static let extendedRGBSpace = space(CGColorSpace.extendedSRGB)
  private static let extendedGraySpace = space(CGColorSpace.extendedGray)
  static let displayP3Space = space(CGColorSpace.displayP3)

  static func makeColor(_ space: CGColorSpace, _ components: [CGFloat]) -> CGColor {
    guard let color = CGColor(colorSpace: space, components: components) else {
      preconditionFailure("a colour needs one component more than its space has")
    }
    return color
  }

  static func grayscale(_ white: CGFloat, alpha: CGFloat) -> CGColor {
    makeColor(extendedGraySpace, [white, alpha])
  }

  static func extendedRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> CGColor {
    makeColor(extendedRGBSpace, [red, green, blue, alpha])
  }

  /// Red, green, blue and alpha in extended sRGB; nil of a pattern.
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    let color = cgColor
    guard color.pattern == nil else { return nil }
    let values = color.values
    if values.count == 2 {
      return (values[0], values[0], values[0], values[1])
    }
    if let space = color.colorSpace, space.curve == .sRGB, space.primaries == .sRGB {
      return (values[0], values[1], values[2], values[3])
    }
    let converted = color.converted(to: UIColor.extendedRGBSpace, intent: .defaultIntent, options: nil)?.values
    let rgb = converted ?? values
    return (rgb[0], rgb[1], rgb[2], rgb[3])
  }

  /// Writes the components in extended sRGB to the places that are not nil, and tells whether there are any: a pattern
  /// has none.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:)>.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = components else { return false }
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the places that are not nil.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/gethue(_:saturation:brightness:alpha:)>.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let (red, green, blue, opacity) = components else { return false }
    let top = max(red, green, blue)
    let range = top - min(red, green, blue)
    var angle: CGFloat = 0
    if range > 0 {
      if top == red {
        angle = (green - blue) / range
      } else if top == green {
        angle = (blue - red) / range + 2
      } else {
        angle = (red - green) / range + 4
      }
      angle /= 6
      if angle < 0 {
        angle += 1
      }
    }
    hue?.pointee = angle
    saturation?.pointee = top > 0 ? range / top : 0
    brightness?.pointee = top
    alpha?.pointee = opacity
    return true
  }

  /// Writes the grey and its alpha, and tells whether the colour is a grey. Of a colour with unequal components nothing
  /// is written: Apple asks for a space compatible with grey and leaves open what that is.
  ///
  /// Specified by <https://developer.apple.com/documentation/uikit/uicolor/getwhite(_:alpha:)>.
  @discardableResult
  public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let values = components, values.red == values.green, values.green == values.blue else {
      return false
    }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func inUnit(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), 1)
    }
    let angle = inUnit(hue) * 6
    let full = inUnit(brightness)
    let chroma = full * inUnit(saturation)
    // Each component is a trapezoid over the circle of hues; they differ only in where it begins.
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (angle + shift).truncatingRemainder(dividingBy: 6)
      return full - chroma * max(0, min(place, 4 - place, 1))
    }
    return (component(5), component(3), component(1))
  }
}
