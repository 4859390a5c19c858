import Testing

@testable import UIKit

@MainActor
@Suite struct DeviceProfileTests {
  @Test func `devices are found by name, letter case and spaces aside`() {
    #expect(DeviceProfile.named("iphone14")?.size == CGSize(width: 390, height: 844))
    #expect(DeviceProfile.named("iPhone 15")?.portraitSafeArea.top == 59)
    #expect(DeviceProfile.named("iPhone 5s")?.scale == 2)
    #expect(DeviceProfile.named("iPad")?.idiom == .pad)
    #expect(DeviceProfile.named("Nokia") == nil)
  }

  @Test func `any size is a device`() {
    let device = DeviceProfile.named("1024x768@1.5")
    #expect(device?.size == CGSize(width: 1024, height: 768))
    #expect(device?.scale == 1.5)
    #expect(device?.initialOrientation == .landscapeRight)
    #expect(DeviceProfile.named("320x568")?.scale == 1)
    for wrong in ["0x10@1", "10x@1", "10x10@", "10x10@0", "10x10@1@2", "nanx10@1", "10x99999@1", ""] {
      #expect(DeviceProfile.named(wrong) == nil, "\(wrong)")
    }
  }

  @Test func `a wide screen starts on its side`() {
    let stage = Stage(device: "1024x768@1")
    #expect(stage.root.bounds.size == CGSize(width: 1024, height: 768))
    stage.scene.rotate(to: .portrait, animated: false)
    #expect(stage.root.bounds.size == CGSize(width: 768, height: 1024))
  }

  @Test func `size classes are those of the device`() {
    let phone = DeviceProfile.named("iPhone 14")!
    #expect(phone.traits(size: CGSize(width: 390, height: 844)).horizontalSizeClass == .compact)
    #expect(phone.traits(size: CGSize(width: 844, height: 390)).horizontalSizeClass == .compact)
    let large = DeviceProfile.named("iPhone 15 Pro Max")!
    #expect(large.traits(size: CGSize(width: 932, height: 430)).horizontalSizeClass == .regular)
    #expect(large.traits(size: CGSize(width: 932, height: 430)).verticalSizeClass == .compact)
    let pad = DeviceProfile.named("iPad")!
    #expect(pad.traits(size: CGSize(width: 1080, height: 810)).verticalSizeClass == .regular)
    #expect(pad.traits(size: CGSize(width: 320, height: 810)).horizontalSizeClass == .compact)
  }
}
