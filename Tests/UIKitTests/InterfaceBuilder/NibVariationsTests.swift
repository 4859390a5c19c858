import Testing

@testable import UIKit

@MainActor
@Suite struct NibVariationsTests {
  private let text = xib(
    """
    <view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <variation key="heightClass=compact" hidden="NO" alpha="0.5"/>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="10" identifier="width" id="w">
          <variation key="heightClass=compact" constant="20"/>
          <variation key="heightClass=compact-widthClass=compact" constant="30"/>
        </constraint>
        <constraint firstItem="a" firstAttribute="height" constant="1" identifier="regular" id="r"/>
        <constraint firstItem="a" firstAttribute="height" constant="2" identifier="compact" id="c"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c"/></mask>
      </variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><exclude reference="r"/><include reference="c"/></mask>
      </variation>
    </view>
    """)

  private func names(_ view: UIView) -> [String] {
    (view.constraints + view.subviews.flatMap(\.constraints)).compactMap(\.identifier).sorted()
  }

  private func root(height: UIUserInterfaceSizeClass, width: UIUserInterfaceSizeClass) throws -> (Stage, UIView) {
    let stage = Stage()
    let nib = LoadedNib(text)
    let root = nib.view
    #expect(nib.messages == [])
    stage.root.traitOverrides.verticalSizeClass = height
    stage.root.traitOverrides.horizontalSizeClass = width
    stage.root.addSubview(root)
    stage.frame()
    return (stage, root)
  }

  @Test func `what holds for all size classes holds where nothing else is said`() throws {
    let (_, root) = try root(height: .regular, width: .compact)
    #expect(root.subviews.count == 1)
    #expect(root.subviews[0].isHidden && root.subviews[0].alpha == 1)
    #expect(names(root) == ["regular", "width"])
    #expect(root.subviews[0].constraints.first { $0.identifier == "width" }?.constant == 10)
  }

  @Test func `attributes, views and constraints follow the size classes`() throws {
    let (stage, root) = try root(height: .compact, width: .regular)
    func width() -> CGFloat? { root.subviews[0].constraints.first { $0.identifier == "width" }?.constant }
    #expect(root.subviews.count == 2)
    #expect(!root.subviews[0].isHidden && root.subviews[0].alpha == 0.5)
    #expect(names(root) == ["compact", "width"])
    #expect(width() == 20)
    stage.root.traitOverrides.horizontalSizeClass = .compact
    stage.frame()
    #expect(width() == 30)
    stage.root.traitOverrides.verticalSizeClass = .regular
    stage.frame()
    #expect(root.subviews.count == 1)
    #expect(root.subviews[0].isHidden && root.subviews[0].alpha == 1)
    #expect(names(root) == ["regular", "width"])
    #expect(width() == 10)
  }
}
