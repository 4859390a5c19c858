import Testing

@testable import UIKit

/// What a nib file is loaded for.
private final class Owner: NSObject {
  var view: UIView?
  var button: UIButton!
  var labels: [UILabel] = []
  var height: NSLayoutConstraint?
  private(set) var sent: [String] = []

  func open(_ sender: UIButton) { sent.append("open \(sender === button)") }
  func tapped(_ recognizer: UITapGestureRecognizer) { sent.append("tapped") }

  @MainActor
  static func register() {
    _SelectorRuntime.register("view", \Owner.view)
    _SelectorRuntime.register("button", \Owner.button)
    _SelectorRuntime.register("labels", \Owner.labels)
    _SelectorRuntime.register("height", \Owner.height)
    _SelectorRuntime.register("open:", Owner.open(_:))
    _SelectorRuntime.register("tapped:", Owner.tapped(_:))
  }
}

/// A view that writes down what becomes of it.
final class NibTestCard: UIView {
  var log: [String] = []
  var corner: CGFloat = 0 { didSet { log.append("corner, title \(title == nil ? "not there" : "there")") } }
  var title: UILabel?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init with \(subviews.count) subviews, tag \(coder.decodeInteger(forKey: "UITag")) \(tag)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake, title \(title == nil ? "not there" : "there")")
  }

  static func register() {
    _SelectorRuntime.register("corner", \NibTestCard.corner)
    _SelectorRuntime.register("title", \NibTestCard.title)
  }
}

/// A recognizer, a constraint and an object of classes of their own.
final class NibTestTap: UITapGestureRecognizer {
  var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

final class NibTestConstraint: NSLayoutConstraint {
  override func awakeFromNib() { constant *= 2 }
}

final class NibTestSource: NSObject {
  var card: NibTestCard?
  var isAwake = false
  func awakeFromNib() { isAwake = true }

  @MainActor
  static func register() {
    _SelectorRuntime.register("card", \NibTestSource.card)
    _SelectorRuntime.register("awakeFromNib", NibTestSource.awakeFromNib)
  }
}

/// Does not take what the file says.
final class NibTestDeaf: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(frame: .zero) }
}

final class NibTestRefusing: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct NibConnectionsTests {
  init() {
    Owner.register()
    NibTestCard.register()
    NibTestSource.register()
  }

  private let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections>
        <outlet property="view" destination="root" id="o1"/>
        <outlet property="button" destination="button" id="o2"/>
        <outlet property="height" destination="height" id="o3"/>
        <outletCollection property="labels" destination="second" collectionClass="NSMutableArray" id="o4"/>
        <outletCollection property="labels" destination="first" id="o5"/>
      </connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """
  private let content = """
    <view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>
        <button id="button">
          <constraints><constraint firstAttribute="height" constant="44" id="height"/></constraints>
          <connections>
            <action selector="open:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="anybody:" destination="-2" eventType="touchDown" id="a2"/>
          </connections>
        </button>
        <label id="first"/>
        <label id="second"/>
      </subviews>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap">
      <connections><action selector="tapped:" destination="-1" id="a3"/></connections>
    </tapGestureRecognizer>
    """

  @Test func `outlets, collections of them and actions go to the owner`() throws {
    let owner = Owner()
    let nib = LoadedNib(xib(self.owner + content), owner: owner)
    #expect(nib.messages == [] && nib.raised.isEmpty)
    #expect(nib.objects.count == 2)
    #expect(owner.view === nib.view)
    #expect(owner.button === owner.view?.subviews[0])
    #expect(owner.labels.map { owner.view?.subviews.firstIndex(of: $0) } == [2, 1])
    #expect(owner.height?.constant == 44 && owner.height?.isActive == true)
    owner.button.sendActions(for: .touchUpInside)
    #expect(owner.sent == ["open true"])
    #expect(owner.button.actions(forTarget: nil, forControlEvent: .touchDown) == ["anybody:"])
    let tap = try #require(owner.view?.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.view === owner.view)
    tap.sendActions()
    #expect(owner.sent == ["open true", "tapped"])
  }

  @Test func `without an owner its connections are left out`() {
    let nib = LoadedNib(xib(owner + content))
    #expect(nib.objects.count == 2)
    #expect(nib.messages == [] && nib.raised.isEmpty)
  }

  @Test func `an outlet that the owner does not have raises, and is named`() {
    let nib = LoadedNib(
      xib(owner.replacingOccurrences(of: "property=\"button\"", with: "property=\"knob\"") + content), owner: Owner())
    #expect(nib.raised.map(\.name) == ["NSUnknownKeyException"])
    #expect(
      nib.raised.first?.reason.hasSuffix("this class is not key value coding-compliant for the key knob.") == true)
    #expect(
      nib.messages == [
        "nib data:8: <outlet id=\"o2\">: the outlet knob of Owner cannot be set: this class is not key value "
          + "coding-compliant for the key knob."
      ])
  }

  @Test func `an outlet of another type raises, and is named`() {
    let nib = LoadedNib(
      xib(owner.replacingOccurrences(of: "destination=\"button\"", with: "destination=\"first\"") + content),
      owner: Owner())
    #expect(nib.raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      nib.messages.first?.contains("<outlet id=\"o2\">: the outlet button of Owner cannot be set: a UILabel") == true)
  }

  @Test func `objects of the app's classes are made, set up, connected and woken`() throws {
    let nib = LoadedNib(
      xib(
        """
        <view tag="4" customClass="NibTestCard" customModule="UIKitTests" id="card">
          <subviews><label text="a" id="label"/><view id="other"/></subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="height" constant="10" customClass="NibTestConstraint" \
        customModule="UIKitTests" id="c"/>
          </constraints>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="title" destination="label" id="o"/></connections>
        </view>
        <tapGestureRecognizer customClass="NibTestTap" customModule="UIKitTests" id="tap"/>
        <customObject customClass="NibTestSource" customModule="UIKitTests" id="source">
          <connections><outlet property="card" destination="card" id="o2"/></connections>
        </customObject>
        """))
    #expect(nib.messages == [] && nib.raised.isEmpty)
    let card = try #require(nib.view as? NibTestCard)
    #expect(
      card.log == [
        "init with 2 subviews, tag 4 4", "corner, title not there", "awake, title there",
      ])
    #expect(card.corner == 3)
    #expect((nib.objects[1] as? NibTestTap)?.isAwake == true)
    let source = try #require(nib.objects[2] as? NibTestSource)
    #expect(source.card === card && source.isAwake)
    #expect((card.subviews[0].constraints.first as? NibTestConstraint)?.constant == 20)
  }

  @Test func `a class is found in the owner's module where the file tells none that is here`() {
    let card = "<view customClass=\"NibTestCard\" customModule=\"Elsewhere\" customModuleProvider=\"target\" id=\"c\"/>"
    #expect(LoadedNib(xib(card), owner: Owner()).view is NibTestCard)
    let bare = "<view customClass=\"NibTestCard\" id=\"c\"/>"
    #expect(LoadedNib(xib(bare), owner: Owner()).view is NibTestCard)
  }

  @Test func `unknown classes and classes that do not suit are named, and UIKit's stand in`() {
    let nib = LoadedNib(
      xib(
        """
        <label customClass="Nobody" customModule="UIKitTests" id="a"/>
        <button customClass="NibTestCard" customModule="UIKitTests" id="b"/>
        <customObject customClass="Nobody" id="c"/>
        """))
    #expect(nib.objects.map { "\(type(of: $0))" } == ["UILabel", "UIButton"])
    #expect(
      nib.messages == [
        "nib data:5: <label id=\"a\">: Unknown class Nobody in Interface Builder file.",
        "nib data:6: <button id=\"b\">: NibTestCard is no subclass of UIButton",
        "nib data:7: <customObject id=\"c\">: Unknown class Nobody in Interface Builder file.",
      ])
  }

  @Test func `views that do not pass the coder on, or give nil, are named`() {
    let nib = LoadedNib(
      xib(
        """
        <view tag="3" customClass="NibTestDeaf" customModule="UIKitTests" id="a"/>
        <view customClass="NibTestRefusing" customModule="UIKitTests" id="b"/>
        """))
    #expect(nib.objects.count == 1 && nib.view.tag == 0)
    #expect(
      nib.messages == [
        "nib data:5: <view id=\"a\">: NibTestDeaf does not pass the coder on to super.init(coder:): it is not set up",
        "nib data:6: <view id=\"b\">: init(coder:) of NibTestRefusing gave nil",
      ])
  }

  @Test func `external objects take the place of their placeholders`() throws {
    let shared = NibTestCard(frame: .zero)
    let nib = LoadedNib(
      xib(
        """
        <placeholder placeholderIdentifier="shared" id="ex"/>
        <customObject customClass="NibTestSource" customModule="UIKitTests" id="source">
          <connections><outlet property="card" destination="ex" id="o2"/></connections>
        </customObject>
        """), options: [.externalObjects: ["shared": shared]])
    #expect((nib.objects.first as? NibTestSource)?.card === shared)
  }

  @Test func `connections that lead nowhere, and constraints that relate nothing, are named`() {
    let nib = LoadedNib(
      xib(
        """
        <view id="root">
          <subviews><view id="inner"/></subviews>
          <constraints>
            <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="width" id="c2"/>
            <constraint firstItem="inner" firstAttribute="middle" secondItem="root" secondAttribute="top" id="c3"/>
            <constraint firstItem="inner" firstAttribute="top" constant="3" id="c4"/>
            <constraint firstItem="inner" firstAttribute="width" multiplier="a:b" secondItem="root" secondAttribute="width" id="c5"/>
            <constraint firstItem="outer" firstAttribute="top" secondItem="root" secondAttribute="top" id="c6"/>
          </constraints>
          <connections>
            <outlet property="mask" destination="gone" id="o1"/>
            <outlet property="mask" id="o2"/>
            <outlet destination="inner" id="o3"/>
            <action selector="a:" destination="root" id="o4"/>
          </connections>
        </view>
        <view id="outer"/>
        """))
    #expect(nib.raised.isEmpty)
    #expect(nib.view.constraints.isEmpty)
    let ids = ["c1", "c2", "c3", "c4", "c5", "c6", "o1", "o2", "o3", "o4"]
    #expect(nib.messages.count == ids.count)
    for (message, id) in zip(nib.messages, ids) { #expect(message.contains("id=\"\(id)\""), "\(message)") }
  }

  @Test func `files that are none raise, with the place`() {
    let nib = LoadedNib("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>")
    #expect(nib.raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(nib.raised.first?.reason.hasSuffix("nib data:1: <objects>: the file ends within this element") == true)
    #expect(LoadedNib("<html/>").raised.first?.reason.contains("its root is not <document>") == true)
    #expect(LoadedNib(storyboardText("")).raised.first?.reason.contains("this is a storyboard") == true)
    let twice = LoadedNib(xib("<view id=\"a\"/><label id=\"a\"/>"))
    #expect(twice.raised.first?.reason.contains("<label id=\"a\">: the id is also that of <view> at line 5") == true)
    let missing = observed { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
    #expect(missing.raised.first?.reason.hasSuffix("with name 'Nowhere'") == true)
  }
}
