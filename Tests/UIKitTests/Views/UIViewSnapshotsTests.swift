import Testing

@testable import UIKit

/// Draws a cross, and counts how often.
private final class CrossView: UIView {
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    UIColor.purple.setFill()
    UIRectFill(CGRect(x: bounds.midX - 2, y: 0, width: 4, height: bounds.height))
    UIRectFill(CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4))
  }
}

@MainActor
@Suite struct UIViewSnapshotsTests {
  /// A card with a rounded corner, a drawing, a label and a shadow below it.
  private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
    card.backgroundColor = .orange
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    let cross = CrossView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    cross.backgroundColor = .clear
    card.addSubview(cross)
    let label = UILabel(frame: CGRect(x: 60, y: 10, width: 60, height: 20))
    label.text = "Card"
    card.addSubview(label)
    return card
  }

  private func pixels(of stage: Stage) -> Bitmap {
    let compositor = Compositor(pixelWidth: 1170, pixelHeight: 2532, scale: 3)
    _ = compositor.render(stage.scene.rootLayer, at: stage.time)
    return compositor.bitmap
  }

  @Test func `a snapshot in the place of its view looks the same`() {
    let stage = Stage()
    let card = makeCard()
    stage.root.addSubview(card)
    stage.frame()
    let original = pixels(of: stage)
    let snapshot = card.snapshotView(afterScreenUpdates: false)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
    snapshot?.frame = card.frame
    card.removeFromSuperview()
    stage.frame()
    #expect(pixels(of: stage)[200, 200] != original[200, 200])
    if let snapshot { stage.root.addSubview(snapshot) }
    stage.frame()
    #expect(PictureDifference(between: pixels(of: stage), and: original)?.maximum == 0)
  }

  @Test func `a snapshot stays as it was`() throws {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    stage.root.addSubview(box)
    stage.frame()
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
    box.backgroundColor = .blue
    snapshot.frame.origin.x = 20
    stage.root.addSubview(snapshot)
    stage.frame()
    #expect(pixels(of: stage)[15, 15] == 0xFF00_00FF)
    #expect(pixels(of: stage)[75, 15] == 0xFFFF_0000)
  }

  @Test func `what waits for a drawing is drawn only after screen updates`() throws {
    let stage = Stage()
    let cross = CrossView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.root.addSubview(cross)
    stage.frame()
    _ = cross.snapshotView(afterScreenUpdates: false)
    #expect(cross.drawings == 1)
    cross.setNeedsDisplay()
    let drawings = cross.drawings
    _ = cross.snapshotView(afterScreenUpdates: false)
    #expect(cross.drawings == drawings)
    _ = cross.snapshotView(afterScreenUpdates: true)
    #expect(cross.drawings == drawings + 1)
  }

  private func filled(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// The pixel in the middle of a snapshot of the last frame, and in the middle of one of now.
  private func centers(of view: UIView) throws -> (last: UInt32, now: UInt32) {
    func center(_ view: UIView?) throws -> UInt32 {
      let image = try #require(view?.layer.contents as? CGImage)
      return image.bitmap[image.width / 2, image.height / 2]
    }
    return (
      try center(view.snapshotView(afterScreenUpdates: false)), try center(view.snapshotView(afterScreenUpdates: true))
    )
  }

  @Test func `without screen updates a snapshot shows the last frame, whatever has changed since`() throws {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    box.addSubview(child)
    box.backgroundColor = .white
    child.backgroundColor = .red
    stage.root.addSubview(box)
    let (white, red, blue): (UInt32, UInt32, UInt32) = (0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF)
    let changes: [(String, () -> Void, now: UInt32)] = [
      ("colour", { child.backgroundColor = .blue }, blue), ("place", { child.frame.origin.x = 0 }, white),
      ("hiding", { child.isHidden = true }, white), ("removal", { child.removeFromSuperview() }, white),
      (
        "a view before it",
        {
          box.addSubview(UIView(frame: box.bounds)); box.subviews[1].backgroundColor = .blue
        }, blue
      ),
      ("contents", { child.layer.contents = filled(.blue).cgImage }, blue),
      ("mask", { child.mask = UIView() }, white), ("bounds", { box.bounds.origin.x = 20 }, white),
      ("opacity of a layer", { child.layer.opacity = 0 }, white),
    ]
    for change in changes {
      child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      child.backgroundColor = .red
      child.isHidden = false
      child.mask = nil
      child.layer.contents = nil
      child.alpha = 1
      box.bounds.origin = .zero
      for view in box.subviews { view.removeFromSuperview() }
      box.addSubview(child)
      stage.frame()
      change.1()
      let shown = try centers(of: box)
      #expect(shown.last == red, "\(change.0)")
      #expect(shown.now == change.now, "\(change.0)")
      stage.frame()
      #expect(try centers(of: box).last == change.now, "\(change.0)")
    }
  }

  @Test func `an animation that has just been added or removed is as it was in the last frame`() throws {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    box.backgroundColor = .white
    stage.root.addSubview(box)
    stage.frame()
    let flash = CABasicAnimation(keyPath: "backgroundColor")
    flash.fromValue = UIColor.red.cgColor
    flash.toValue = UIColor.red.cgColor
    flash.duration = 1
    box.layer.add(flash, forKey: "flash")
    #expect(try centers(of: box) == (0xFFFF_FFFF, 0xFFFF_0000))
    stage.frame()
    #expect(try centers(of: box) == (0xFFFF_0000, 0xFFFF_0000))
    box.layer.removeAllAnimations()
    #expect(try centers(of: box) == (0xFFFF_0000, 0xFFFF_FFFF))
    stage.frame()
    #expect(try centers(of: box) == (0xFFFF_FFFF, 0xFFFF_FFFF))
  }

  @Test func `looking at the last frame changes nothing and keeps nothing alive`() throws {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    stage.root.addSubview(box)
    weak var layer: CALayer?
    do {
      let cross = CrossView(frame: box.bounds)
      box.addSubview(cross)
      stage.frame()
      cross.backgroundColor = .red
      cross.frame.origin.x = 5
      layer = cross.layer
    }
    _ = box.snapshotView(afterScreenUpdates: false)
    #expect(box.subviews.first?.frame.origin.x == 5)
    #expect(box.subviews.first?.backgroundColor == .red)
    #expect(layer?.superlayer === box.layer)
    box.subviews.first?.removeFromSuperview()
    stage.frame()
    #expect(layer == nil)
  }

  @Test func `a snapshot of the screen has all its windows`() throws {
    let stage = Stage(device: "100x100@1")
    stage.root.backgroundColor = .red
    let second = UIWindow(windowScene: stage.scene)
    second.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
    second.backgroundColor = .blue
    second.isHidden = false
    stage.frame()
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: false)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = try #require(snapshot.layer.picture(of: snapshot.bounds, scale: 1, at: stage.time))
    #expect([picture[20, 50], picture[80, 50]] == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `a view that no frame has shown has no visible content`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    #expect(try #require(view.snapshotView(afterScreenUpdates: false)).layer.contents == nil)
    #expect(try #require(view.snapshotView(afterScreenUpdates: true)).layer.contents != nil)
  }

  @Test func `a snapshot catches an animation where it is, whatever the view's own place and transform`() throws {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    box.transform = CGAffineTransform(rotationAngle: 1)
    box.backgroundColor = .white
    let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    moving.backgroundColor = .black
    box.addSubview(moving)
    stage.root.addSubview(box)
    stage.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moving.frame.origin.x = 30 }
    stage.advance(by: 0.5)
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
    let image = try #require(snapshot.layer.contents as? CGImage)
    #expect(image.width == 120)
    #expect(image.bitmap[30, 60] == 0xFFFF_FFFF)
    #expect(image.bitmap[60, 60] == 0xFF00_0000)
    #expect(image.bitmap[90, 60] == 0xFFFF_FFFF)
  }

  @Test func `the edges of a resizable snapshot keep their size`() throws {
    let stage = Stage()
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    framed.backgroundColor = .white
    framed.layer.borderWidth = 5
    stage.root.addSubview(framed)
    stage.frame()
    let insets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let snapshot = try #require(
      framed.resizableSnapshotView(from: framed.bounds, afterScreenUpdates: false, withCapInsets: insets))
    framed.frame.size = CGSize(width: 90, height: 60)
    stage.frame()
    let original = pixels(of: stage)
    snapshot.frame = framed.frame
    framed.removeFromSuperview()
    stage.root.addSubview(snapshot)
    stage.frame()
    #expect(PictureDifference(between: pixels(of: stage), and: original)?.maximum == 0)
  }

  @Test func `a part of a view is a snapshot of its size`() throws {
    let stage = Stage()
    let card = makeCard()
    stage.root.addSubview(card)
    stage.frame()
    let part = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 40, height: 40), afterScreenUpdates: false, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 40, height: 40))
    let image = try #require(part.layer.contents as? CGImage)
    #expect(image.bitmap[60, 5] == 0xFF80_0080)
    #expect(image.bitmap[5, 5] == 0xFFFF_8000)
    #expect(card.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
  }

  @Test func `a hierarchy drawn into an image is what the screen shows`() throws {
    let stage = Stage()
    let card = makeCard()
    card.frame.origin = .zero
    stage.root.addSubview(card)
    stage.frame()
    let screen = pixels(of: stage)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: card.bounds, format: format).image { _ in
      #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
    }
    let bitmap = try #require(image.cgImage).bitmap
    #expect((bitmap.width, bitmap.height) == (360, 240))
    for (x, y) in [(180, 120), (90, 90), (200, 60), (210, 50), (359, 120)] {
      #expect(bitmap[x, y] == screen[x, y], "\(x), \(y)")
    }
    #expect(bitmap[0, 0] == 0)
  }

  @Test func `a hierarchy needs a context and a size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
      #expect(!view.drawHierarchy(in: .infinite, afterScreenUpdates: true))
    }
  }

  @Test func `a layer renders itself in its own coordinates`() throws {
    let card = makeCard()
    card.transform = CGAffineTransform(scaleX: 0, y: 0)
    card.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: card.bounds.size, format: format).image { context in
      card.layer.render(in: context.cgContext)
    }
    let bitmap = try #require(image.cgImage).bitmap
    #expect(bitmap[200, 120] == 0xFFFF_8000)
    #expect(bitmap[60, 30] == 0xFF80_0080)
    #expect(bitmap[0, 0] == 0)
  }
}
