/// Where a pixel keeps its alpha.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// After the colour, which it is multiplied into.
  case premultipliedLast = 1
  /// Before the colour, which it is multiplied into.
  case premultipliedFirst = 2
  /// After the colour, which is as it is.
  case last = 3
  /// Before the colour, which is as it is.
  case first = 4
  /// A part after the colour that is not used.
  case noneSkipLast = 5
  /// A part before the colour that is not used.
  case noneSkipFirst = 6
  /// There is alpha alone.
  case alphaOnly = 7
}

/// How a pixel's parts lie in memory: a ``CGImageAlphaInfo`` and a byte order.
///
/// Specified by <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Information of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first part in memory is the first of the pixel.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// A pixel is a 32-bit number whose low byte comes first in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// A pixel is a 32-bit number whose high byte comes first in memory.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
