import Testing

@testable import UIKit

@MainActor
@Suite struct UIImageViewTests {
  /// An image of one colour.
  private func image(_ color: UIColor, width: CGFloat = 20, height: CGFloat = 10, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Red at the left and blue at the right, of 20 by 10 points.
  private var halves: UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 10), format: UIGraphicsImageRendererFormat()
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  private func pixels(_ stage: Stage) -> Bitmap {
    let compositor = Compositor(pixelWidth: 390, pixelHeight: 844, scale: 1)
    _ = compositor.render(stage.scene.rootLayer, at: stage.time)
    return compositor.bitmap
  }

  private func shown(_ view: UIImageView) -> UInt32? {
    (view.layer.contents as? CGImage)?.bitmap[0, 0]
  }

  @Test func `a view is as large as its image`() {
    let view = UIImageView(image: image(.red, scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    let empty = UIImageView()
    #expect(empty.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `constraints take the size of the image, also of the next one`() {
    let stage = Stage()
    let view = UIImageView(image: image(.red))
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stage.frame()
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    view.image = image(.red, width: 33, height: 44)
    stage.frame()
    #expect(view.frame.size == CGSize(width: 33, height: 44))
  }

  @Test func `alignment insets of the image are the view's`() {
    let view = UIImageView(
      image: image(.red).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// Where the 20 by 10 points of an image lie in 60 by 60.
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
    (.scaleAspectFit, CGRect(x: 0, y: 15, width: 60, height: 30)),
    (.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
    (.top, CGRect(x: 20, y: 0, width: 20, height: 10)),
    (.bottom, CGRect(x: 20, y: 50, width: 20, height: 10)),
    (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
    (.right, CGRect(x: 40, y: 25, width: 20, height: 10)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
    (.topRight, CGRect(x: 40, y: 0, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 0, y: 50, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 40, y: 50, width: 20, height: 10)),
  ])
  func `the content mode places the image`(mode: UIView.ContentMode, place: CGRect) {
    let stage = Stage()
    stage.root.backgroundColor = .white
    let view = UIImageView(image: halves)
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
    view.contentMode = mode
    stage.root.addSubview(view)
    stage.frame()
    let picture = pixels(stage)
    // The same with plain views.
    view.removeFromSuperview()
    for (x, color) in [(place.minX, UIColor.red), (place.midX, .blue)] {
      let half = UIView(frame: CGRect(x: 100 + x, y: 100 + place.minY, width: place.width / 2, height: place.height))
      half.backgroundColor = color
      stage.root.addSubview(half)
    }
    stage.frame()
    let expected = pixels(stage)
    // A stretched image is smooth where its colours meet.
    for y in 90..<170 {
      for x in 90..<170 where mode != .scaleToFill && mode != .scaleAspectFit || abs(x - 130) > 3 {
        #expect(picture[x, y] == expected[x, y], "\(x), \(y)")
        guard picture[x, y] == expected[x, y] else { return }
      }
    }
  }

  @Test func `aspect fill covers the view and is cut where it clips`() {
    let stage = Stage()
    stage.root.backgroundColor = .white
    let view = UIImageView(image: halves)
    view.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
    view.contentMode = .scaleAspectFill
    stage.root.addSubview(view)
    stage.frame()
    #expect(pixels(stage)[75, 130] == 0xFFFF_0000)
    #expect(pixels(stage)[185, 130] == 0xFF00_00FF)
    view.clipsToBounds = true
    stage.frame()
    #expect(pixels(stage)[75, 130] == 0xFFFF_FFFF)
    #expect(pixels(stage)[105, 101] == 0xFFFF_0000)
    #expect(pixels(stage)[155, 158] == 0xFF00_00FF)
  }

  @Test func `a template takes the tint, inherited too, and follows it`() {
    let stage = Stage()
    let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
    stage.root.addSubview(view)
    stage.root.tintColor = .green
    #expect(shown(view) == 0xFF00_FF00)
    view.tintColor = .blue
    #expect(shown(view) == 0xFF00_00FF)
    view.image = image(.red)
    #expect(shown(view) == 0xFFFF_0000)
    view.image = image(.red).withTintColor(.yellow)
    #expect(shown(view) == 0xFFFF_FF00)
    view.image = image(.red).withTintColor(.yellow, renderingMode: .alwaysTemplate)
    #expect(shown(view) == 0xFF00_00FF)
    view.tintAdjustmentMode = .dimmed
    #expect(shown(view) == 0xFF12_1212)
  }

  @Test func `a dynamic tint follows the traits`() {
    let stage = Stage()
    let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    stage.root.addSubview(view)
    stage.root.overrideUserInterfaceStyle = .light
    #expect(shown(view) == 0xFF00_0000)
    stage.root.overrideUserInterfaceStyle = .dark
    #expect(shown(view) == 0xFFFF_FFFF)
  }

  @Test func `a highlighted view shows the highlighted image`() {
    let view = UIImageView(image: image(.red), highlightedImage: image(.green))
    #expect(shown(view) == 0xFFFF_0000)
    view.isHighlighted = true
    #expect(shown(view) == 0xFF00_FF00)
    view.highlightedImage = nil
    #expect(shown(view) == 0xFFFF_0000)
  }

  @Test func `images are shown in turn, each for its part of the duration`() {
    let stage = Stage()
    let view = UIImageView(image: image(.white))
    view.animationImages = [image(.red), image(.green), image(.blue)]
    view.animationDuration = 0.9
    stage.root.addSubview(view)
    stage.frame()
    #expect(shown(view) == 0xFFFF_FFFF)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(shown(view) == 0xFFFF_0000)
    stage.advance(by: 0.31)
    #expect(shown(view) == 0xFF00_FF00)
    stage.advance(by: 0.3)
    #expect(shown(view) == 0xFF00_00FF)
    stage.advance(by: 0.3)
    #expect(shown(view) == 0xFFFF_0000)
    view.stopAnimating()
    #expect(shown(view) == 0xFFFF_FFFF)
    stage.advance(by: 1)
    #expect(FramePipeline.nextWakeTime == nil)
  }

  @Test func `an animation ends after its rounds, and the image is back`() {
    let stage = Stage()
    let view = UIImageView(image: image(.white))
    view.animationImages = [image(.red), image(.green)]
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    stage.root.addSubview(view)
    view.startAnimating()
    stage.advance(by: 0.39)
    #expect(shown(view) == 0xFF00_FF00)
    stage.advance(by: 0.02)
    #expect(!view.isAnimating)
    #expect(shown(view) == 0xFFFF_FFFF)
  }

  @Test func `an animation outside a window wakes nobody, and goes on inside`() {
    let stage = Stage()
    let view = UIImageView()
    view.image = UIImage.animatedImage(with: [image(.red), image(.green)], duration: 0.2)
    #expect(!view.isAnimating)
    stage.root.addSubview(view)
    #expect(view.isAnimating)
    stage.advance(by: 0.11)
    #expect(shown(view) == 0xFF00_FF00)
    view.removeFromSuperview()
    stage.advance(by: 1)
    #expect(FramePipeline.nextWakeTime == nil)
    stage.root.addSubview(view)
    stage.advance(by: 0.11)
    #expect(shown(view) == 0xFFFF_0000)
  }

  @Test func `an image that flips is mirrored from right to left`() {
    let stage = Stage()
    let view = UIImageView(image: halves.imageFlippedForRightToLeftLayoutDirection())
    stage.root.addSubview(view)
    stage.frame()
    #expect(shown(view) == 0xFFFF_0000)
    view.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    #expect(shown(view) == 0xFF00_00FF)
  }

  /// A frame of two points, with something in its middle that tells left from right.
  private var framed: UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: 12, height: 9), format: UIGraphicsImageRendererFormat()
    ).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 9))
      UIColor.orange.setFill()
      context.fill(CGRect(x: 2, y: 3, width: 7, height: 4))
    }
  }

  @Test func `a resizable image is the same in one view and in nine`() throws {
    let caps = UIEdgeInsets(top: 3, left: 2, bottom: 2, right: 3)
    for size in [CGSize(width: 40, height: 30), CGSize(width: 12, height: 50), CGSize(width: 60, height: 9)] {
      let stage = Stage()
      let view = UIImageView(image: framed.resizableImage(withCapInsets: caps, resizingMode: .stretch))
      view.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
      stage.root.addSubview(view)
      stage.frame()
      let one = pixels(stage)
      view.removeFromSuperview()
      let columns = [(0, 2, 0, 2), (2, 7, 2, size.width - 5), (9, 3, size.width - 3, 3)]
      let rows = [(0, 3, 0, 3), (3, 4, 3, size.height - 5), (7, 2, size.height - 2, 2)]
      for column in columns {
        for row in rows {
          let part = try #require(
            framed.cgImage?.cropping(to: CGRect(x: column.0, y: row.0, width: column.1, height: row.1)))
          let piece = UIImageView(image: UIImage(cgImage: part))
          piece.frame = CGRect(x: 10 + column.2, y: 10 + row.2, width: column.3, height: row.3)
          stage.root.addSubview(piece)
        }
      }
      stage.frame()
      #expect(PictureDifference(between: one, and: pixels(stage))?.maximum == 0, "\(size)")
    }
  }

  @Test func `tiles fill the view at each of its sizes`() {
    let stage = Stage()
    let view = UIImageView(image: halves.resizableImage(withCapInsets: .zero))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    stage.root.addSubview(view)
    stage.frame()
    #expect([5, 25, 45].allSatisfy { pixels(stage)[$0, 5] == 0xFFFF_0000 })
    #expect([15, 35, 55].allSatisfy { pixels(stage)[$0, 5] == 0xFF00_00FF })
    view.frame.size.width = 30
    stage.frame()
    #expect(pixels(stage)[25, 5] == 0xFFFF_0000)
  }

  @Test func `a subclass is never asked to draw`() {
    final class DrawingImageView: UIImageView {
      override func draw(_ rect: CGRect) { Issue.record("drawn") }
    }
    let stage = Stage()
    let view = DrawingImageView(image: image(.red))
    stage.root.addSubview(view)
    view.setNeedsDisplay()
    stage.frame()
    #expect(shown(view) == 0xFFFF_0000)
  }
}
