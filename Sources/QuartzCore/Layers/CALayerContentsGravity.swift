/// Where a layer's contents lie in its bounds.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/calayercontentsgravity>. "Top" is the edge of greatest y,
/// which UIKit's geometry, with y down, shows at the bottom.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The rectangle of contents of `size` points in `bounds`.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    var size = size
    switch self {
    case .resize:
      return bounds
    case .resizeAspect, .resizeAspectFill:
      let horizontal = bounds.width / size.width
      let vertical = bounds.height / size.height
      let scale = self == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default:
      break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
    default: x = bounds.midX - size.width / 2
    }
    let y: CGFloat
    switch self {
    case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
    case .top, .topLeft, .topRight: y = bounds.maxY - size.height
    default: y = bounds.midY - size.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
