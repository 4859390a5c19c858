import Testing

@testable import UIKit

@MainActor
@Suite struct NibViewsTests {
  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func `a tree from a file is laid out as the same tree made by code`() throws {
    let nib = LoadedNib(
      xib(
        """
        <view contentMode="scaleToFill" id="root">
          \(frame(0, 0, 320, 480))
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" id="title">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <stackView axis="vertical" spacing="8" distribution="fillEqually" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="two"/>
              </subviews>
            </stackView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        constant="20" identifier="side" id="c1"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c2"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="title" secondAttribute="bottom" id="c3"/>
            <constraint firstItem="stack" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c4"/>
            <constraint firstItem="stack" firstAttribute="width" secondItem="root" secondAttribute="width" \
        multiplier="1:2" id="c5"/>
            <constraint firstAttribute="bottomMargin" relation="greaterThanOrEqual" secondItem="stack" \
        secondAttribute="bottom" priority="750" id="c6"/>
          </constraints>
        </view>
        """))
    #expect(nib.messages == [])

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel()
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    for view in [title, stack] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    stack.axis = .vertical
    stack.spacing = 8
    stack.distribution = .fillEqually
    let side = title.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 20)
    side.identifier = "side"
    let bottom = NSLayoutConstraint(
      item: root, attribute: .bottomMargin, relatedBy: .greaterThanOrEqual, toItem: stack, attribute: .bottom,
      multiplier: 1, constant: 0)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      side, title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: title.bottomAnchor),
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), bottom,
    ])
    for view in [nib.view, root] { view.layoutIfNeeded() }
    #expect(LayoutDump.text(of: nib.view) == LayoutDump.text(of: root))
    #expect(nib.view.subviews[1].frame.width == 160)
  }

  @Test func `a view takes its look and its behaviour from the file`() {
    let view = LoadedNib(
      xib(
        """
        <view opaque="NO" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO" \
        multipleTouchEnabled="YES" contentMode="bottomRight" semanticContentAttribute="forceRightToLeft" \
        verticalCompressionResistancePriority="900" id="root">
          \(frame(1, 2, 30, 40))
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
          <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
          <color key="tintColor" systemColor="systemRedColor"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
          <accessibility key="accessibilityConfiguration" identifier="here"/>
        </view>
        """)
    ).view
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(!view.isOpaque && view.isHidden && view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
    #expect(view.contentMode == .bottomRight)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(900))
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(view.tintColor === UIColor.systemRed)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.accessibilityIdentifier == "here")
  }

  @Test func `a label takes text, font and lines from the file`() throws {
    let label = try #require(
      LoadedNib(
        xib(
          """
          <label opaque="NO" userInteractionEnabled="NO" textAlignment="right" lineBreakMode="middleTruncation" \
          numberOfLines="3" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" baselineAdjustment="alignCenters" id="l">
            <string key="text">One
          Two</string>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
            <color key="textColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
            <nil key="highlightedColor"/>
            <size key="shadowOffset" width="2" height="3"/>
          </label>
          """)
      ).objects.first as? UILabel)
    #expect(label.text == "One\nTwo")
    #expect(label.font == .boldSystemFont(ofSize: 21))
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 3)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `a label takes an attributed text, and fonts by style and weight`() throws {
    let objects = LoadedNib(
      xib(
        """
        <label id="a">
          <attributedString key="attributedText">
            <fragments>
              <fragment content="Red ">
                <attributes>
                  <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                  <font key="NSFont" size="20" metaFont="system"/>
                  <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/>
                </attributes>
              </fragment>
              <fragment content="plain"/>
            </fragments>
          </attributedString>
        </label>
        <label id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
        <label id="c"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/></label>
        """)
    ).objects.compactMap { $0 as? UILabel }
    let text = try #require(objects[0].attributedText)
    #expect(text.string == "Red plain")
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
    #expect(objects[1].font == .preferredFont(forTextStyle: .headline))
    #expect(objects[2].font == .systemFont(ofSize: 13, weight: .semibold))
  }

  @Test func `a button takes its states from the file`() throws {
    let button = try #require(
      LoadedNib(
        xib(
          """
          <button buttonType="system" contentHorizontalAlignment="trailing" contentVerticalAlignment="top" enabled="NO" id="b">
            <fontDescription key="fontDescription" type="system" pointSize="22"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Open"><color key="titleColor" systemColor="labelColor"/></state>
            <state key="disabled" title="Shut"/>
          </button>
          """)
      ).objects.first as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Open" && button.title(for: .disabled) == "Shut")
    #expect(button.titleColor(for: .normal) === UIColor.label)
    #expect(!button.isEnabled)
    #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .top)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 22))
  }

  @Test func `a button takes a configuration from the file`() throws {
    let button = try #require(
      LoadedNib(
        xib(
          """
          <button buttonType="system" id="b">
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" imagePlacement="trailing" \
          imagePadding="6" cornerStyle="capsule" buttonSize="large">
              <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
              <color key="baseBackgroundColor" red="0" green="0.5" blue="0" alpha="1"/>
            </buttonConfiguration>
          </button>
          """)
      ).objects.first as? UIButton)
    var expected = UIButton.Configuration.filled()
    expected.title = "Go"
    expected.subtitle = "now"
    expected.imagePlacement = .trailing
    expected.imagePadding = 6
    expected.cornerStyle = .capsule
    expected.buttonSize = .large
    expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.baseBackgroundColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    #expect(button.configuration == expected)
  }

  @Test func `a scroll view takes its settings and its guides from the file`() throws {
    let nib = LoadedNib(
      xib(
        """
        <scrollView clipsSubviews="YES" pagingEnabled="YES" bounces="NO" alwaysBounceHorizontal="YES" \
        showsVerticalScrollIndicator="NO" indicatorStyle="white" maximumZoomScale="3" \
        contentInsetAdjustmentBehavior="never" id="scroll">
          \(frame(0, 0, 100, 100))
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="content"/></subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="content-guide"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame-guide"/>
          <constraints>
            <constraint firstItem="content" firstAttribute="width" secondItem="frame-guide" secondAttribute="width" id="1"/>
            <constraint firstItem="content" firstAttribute="leading" secondItem="content-guide" secondAttribute="leading" id="2"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="content-guide" secondAttribute="trailing" id="3"/>
            <constraint firstItem="content" firstAttribute="top" secondItem="content-guide" secondAttribute="top" id="4"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="content-guide" secondAttribute="bottom" id="5"/>
            <constraint firstItem="content" firstAttribute="height" constant="300" id="6"/>
          </constraints>
        </scrollView>
        """))
    let scrollView = try #require(nib.view as? UIScrollView)
    #expect(nib.messages == [])
    #expect(scrollView.isPagingEnabled && !scrollView.bounces && scrollView.alwaysBounceHorizontal)
    #expect(!scrollView.showsVerticalScrollIndicator && scrollView.indicatorStyle == .white)
    #expect(scrollView.maximumZoomScale == 3 && scrollView.contentInsetAdjustmentBehavior == .never)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func `a plain control and an image view are made`() throws {
    let objects = LoadedNib(
      xib("<control selected=\"YES\" id=\"c\"/><imageView highlighted=\"YES\" contentMode=\"center\" id=\"i\"/>")
    ).objects
    #expect((objects.first as? UIControl)?.isSelected == true)
    #expect((objects.last as? UIImageView)?.isHighlighted == true)
    #expect((objects.last as? UIImageView)?.contentMode == .center)
  }

  @Test func `an effect view fills its content view, and an indicator spins`() throws {
    let nib = LoadedNib(
      xib(
        """
        <visualEffectView id="effect">
          \(frame(0, 0, 100, 50))
          <view key="contentView" id="content">
            \(frame(0, 0, 100, 50))
            <subviews><label text="over" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="7" id="c"/>
            </constraints>
          </view>
          <blurEffect style="systemThinMaterial"/>
        </visualEffectView>
        <activityIndicatorView animating="YES" style="large" id="spin"><color key="color" white="0.5" alpha="1"/></activityIndicatorView>
        <activityIndicatorView hidesWhenStopped="YES" id="still"/>
        """))
    #expect(nib.messages == [])
    let effectView = try #require(nib.view as? UIVisualEffectView)
    effectView.layoutIfNeeded()
    #expect(effectView.effect is UIBlurEffect)
    #expect(abs(try #require(effectView.contentView.subviews.first).frame.minY - 7) < 1e-9)
    let spinning = try #require(nib.objects[1] as? UIActivityIndicatorView)
    #expect(spinning.isAnimating && spinning.style == .large && !spinning.hidesWhenStopped)
    #expect(spinning.color == UIColor(white: 0.5, alpha: 1))
    #expect((nib.objects[2] as? UIActivityIndicatorView)?.hidesWhenStopped == true)
  }

  @Test func `a view that is not here is stood in for, and named`() {
    let nib = LoadedNib(
      xib(
        """
        <view id="root"><subviews>
          <collectionView id="grid">\(frame(1, 2, 3, 4))<connections><outlet property="delegate" destination="root" id="o"/></connections></collectionView>
        </subviews></view>
        """))
    #expect(nib.view.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      nib.messages == [
        "nib data:6: <collectionView id=\"grid\">: there is no such view here; a plain view stands in for it"
      ])
  }

  @Test func `user-defined runtime attributes are set by their key paths`() {
    let view = LoadedNib(
      xib(
        """
        <view id="root">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="named"/>
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="bounds"><rect key="value" x="0" y="0" width="5" height="6"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="tintColor"/>
            <userDefinedRuntimeAttribute type="number" keyPath="colour"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """))
    #expect(view.view.layer.cornerRadius == 8 && view.view.layer.masksToBounds)
    #expect(view.view.alpha == 0.5)
    #expect(view.view.accessibilityIdentifier == "named")
    #expect(view.view.backgroundColor == .white)
    #expect(view.view.bounds.size == CGSize(width: 5, height: 6))
    #expect(view.messages.count == 1)
    #expect(
      view.messages.first?.hasSuffix(
        "Failed to set (colour) user defined inspected property on (UIView): this class is not key value "
          + "coding-compliant for the key colour.") == true)
  }

  @Test func `a slider has the limits, the value and the colours of its element`() throws {
    let nib = LoadedNib(
      xib(
        """
        <slider opaque="NO" value="7.5" minValue="5" maxValue="10" continuous="NO" enabled="NO" id="slider">
          \(frame(0, 0, 200, 34))
          <color key="minimumTrackTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        </slider>
        """))
    #expect(nib.messages == [])
    let slider = try #require(nib.objects.first as? UISlider)
    #expect(slider.minimumValue == 5 && slider.maximumValue == 10 && slider.value == 7.5)
    #expect(!slider.isContinuous && !slider.isEnabled)
    #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(slider.frame.width == 200)
  }
}
