import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewMaskTests {
  @Test func `a mask view lets through what it covers`() {
    let stage = Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    mask.backgroundColor = .black
    box.mask = mask
    stage.root.addSubview(box)
    stage.frame()
    let compositor = Compositor(pixelWidth: 390, pixelHeight: 844, scale: 1)
    _ = compositor.render(stage.scene.rootLayer, at: stage.time)
    #expect(compositor.bitmap[20, 20] == 0xFFFF_0000)
    #expect(compositor.bitmap[5, 5] != 0xFFFF_0000)
    #expect(mask.superview == nil)
    box.mask = nil
    stage.frame()
    _ = compositor.render(stage.scene.rootLayer, at: stage.time)
    #expect(compositor.bitmap[5, 5] == 0xFFFF_0000)
  }

  @Test func `a mask that is added elsewhere masks no longer`() {
    let box = UIView()
    let mask = UIView()
    box.mask = mask
    #expect(box.mask === mask)
    let other = UIView()
    other.addSubview(mask)
    #expect(box.mask == nil)
    #expect(box.layer.mask == nil)
    let second = UIView()
    second.mask = mask
    #expect(mask.superview == nil)
    #expect(other.subviews.isEmpty)
  }

  @Test func `a view cannot mask what is inside it`() {
    let box = UIView()
    let inner = UIView()
    box.addSubview(inner)
    let raised = exceptions { inner.mask = box }
    #expect(raised.count == 1)
    #expect(inner.mask == nil)
  }
}
