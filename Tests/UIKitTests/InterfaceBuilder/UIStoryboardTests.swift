import Testing

@testable import UIKit

/// A controller that writes down what is asked of it.
class NibTestController: UIViewController {
  static var log: [String] = []
  var label: UILabel?
  var note = ""
  var refuses = false

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("\(title ?? "-") awake, view \(isViewLoaded ? "there" : "not there")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("\(title ?? "-") viewDidLoad, label \(label?.text ?? "nil")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.log.append("\(title ?? "-") prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("\(title ?? "-") should \(identifier)")
    return !refuses
  }

  func make(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    NibTestController(coder: coder, note: "made for \(sender ?? "nobody")")
  }

  func unwindHere(_ segue: UIStoryboardSegue) {
    Self.log.append("\(title ?? "-") unwind from \(segue.source.title ?? "-")")
  }
}

final class NibTestHome: NibTestController {
  static func register() {
    _SelectorRuntime.register("label", \NibTestController.label)
    _SelectorRuntime.register("make:sender:", NibTestController.make(_:sender:))
    _SelectorRuntime.register("unwindHere:", NibTestHome.unwindHere(_:))
  }
}

final class NibTestSegue: UIStoryboardSegue {
  static var performed = 0
  override func perform() {
    Self.performed += 1
    super.perform()
  }
}

@MainActor
@Suite struct UIStoryboardTests {
  init() {
    NibTestHome.register()
    NibTestController.log = []
  }

  private func controller(
    _ id: String, title: String, type: String = "NibTestController", identifier: String? = nil, view: String = "",
    connections: String = ""
  ) -> String {
    """
    <viewController \(identifier.map { "storyboardIdentifier=\"\($0)\"" } ?? "") title="\(title)" id="\(id)" \
    customClass="\(type)" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="\(id)-view">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews><label text="label of \(title)" id="\(id)-label"/>\(view)</subviews>
      </view>
      <connections><outlet property="label" destination="\(id)-label" id="\(id)-outlet"/>\(connections)</connections>
    </viewController>
    """
  }

  @Test func `a controller is made at once, its view and outlets when they are asked for`() throws {
    let board = try storyboard(scene(controller("a", title: "A", identifier: "first")), initial: "a")
    let made = try #require(board.instantiateInitialViewController() as? NibTestController)
    #expect(made.storyboard === board)
    #expect(NibTestController.log == ["A awake, view not there"])
    #expect(made.label == nil)
    #expect(made.view.subviews == [made.label])
    #expect(NibTestController.log == ["A awake, view not there", "A viewDidLoad, label label of A"])
    #expect(board.instantiateViewController(withIdentifier: "first") !== made)
    let created: NibTestController = board.instantiateViewController(identifier: "first") {
      NibTestController(coder: $0, note: "created")
    }
    #expect(created.note == "created" && created.title == "A" && created.storyboard === board)
    let fallback: NibTestController = board.instantiateViewController(identifier: "first") { _ in nil }
    #expect(fallback.note == "")
    let first: NibTestController? = board.instantiateInitialViewController { NibTestController(coder: $0, note: "1") }
    #expect(first?.note == "1")
  }

  @Test func `what is not there raises`() throws {
    let board = try storyboard(scene(controller("a", title: "A")))
    #expect(board.instantiateInitialViewController() == nil)
    let unknown = exceptions { _ = board.instantiateViewController(withIdentifier: "nobody") }
    #expect(unknown.first?.name == "NSInvalidArgumentException")
    #expect(unknown.first?.reason.hasSuffix("doesn't contain a view controller with identifier 'nobody'") == true)
    let missing = exceptions { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    #expect(missing.first?.reason.hasPrefix("Could not find a storyboard named 'Nowhere' in bundle") == true)
    let segue = exceptions { UIViewController().performSegue(withIdentifier: "away", sender: nil) }
    #expect(segue.first?.reason.hasSuffix("has no segue with identifier 'away'") == true)
  }

  @Test func `a button's segue asks, prepares and presents`() throws {
    let button = """
      <button id="b"><connections>
        <segue destination="c" kind="presentation" identifier="go" modalPresentationStyle="overFullScreen" \
      modalTransitionStyle="crossDissolve" id="s"/>
      </connections></button>
      """
    let board = try storyboard(
      scene(controller("a", title: "A", view: button)) + scene(controller("c", title: "C")), initial: "a")
    let home = try #require(board.instantiateInitialViewController() as? NibTestController)
    let stage = Stage(controller: home)
    NibTestController.log = []
    let trigger = try #require(home.view.subviews[1] as? UIButton)
    home.refuses = true
    trigger.sendActions(for: .touchUpInside)
    #expect(NibTestController.log == ["A should go"])
    home.refuses = false
    NibTestController.log = []
    trigger.sendActions(for: .touchUpInside)
    stage.advance(by: 1)
    #expect(
      NibTestController.log == [
        "A should go", "C awake, view not there", "A prepare go to C", "C viewDidLoad, label label of C",
      ])
    let presented = try #require(home.presentedViewController)
    #expect(presented.title == "C" && presented.modalPresentationStyle == .overFullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
  }

  @Test func `a navigation controller has its root from the start, and show pushes`() throws {
    let board = try storyboard(
      scene(
        """
        <navigationController id="n" sceneMemberID="viewController">
          <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """)
        + scene(
          controller(
            "a", title: "A", connections: "<segue destination=\"c\" kind=\"show\" identifier=\"next\" id=\"s\"/>"))
        + scene(controller("c", title: "C")), initial: "n")
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let stage = Stage(controller: navigation)
    let root = try #require(navigation.topViewController)
    #expect(root.title == "A")
    root.performSegue(withIdentifier: "next", sender: nil)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
  }

  @Test func `a tab bar controller has its controllers from the start`() throws {
    let board = try storyboard(
      scene(
        """
        <tabBarController id="t" sceneMemberID="viewController"><connections>
          <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="c" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """) + scene(controller("a", title: "A")) + scene(controller("c", title: "C")), initial: "t")
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["A", "C"])
  }

  @Test func `a container view is filled by the embedded controller while the view loads`() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <connections><segue destination="c" kind="embed" identifier="inside" id="s"/></connections>
      </containerView>
      """
    let board = try storyboard(
      scene(controller("a", title: "A", view: container)) + scene(controller("c", title: "C")), initial: "a")
    let outer = try #require(board.instantiateInitialViewController())
    NibTestController.log = []
    outer.loadViewIfNeeded()
    #expect(
      NibTestController.log == [
        "A should inside", "C awake, view not there", "A prepare inside to C", "C viewDidLoad, label label of C",
        "A viewDidLoad, label label of A",
      ])
    #expect(outer.children.map(\.title) == ["C"])
    #expect(outer.children[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(outer.children[0].view.superview === outer.view.subviews[1])
  }

  @Test func `a segue may be of a class of the app's, and its destination made by a method`() throws {
    let board = try storyboard(
      scene(
        controller(
          "a", title: "A",
          connections: """
            <segue destination="c" kind="show" identifier="own" customClass="NibTestSegue" customModule="UIKitTests" \
            destinationCreationSelector="make:sender:" id="s"/>
            """)) + scene(controller("c", title: "C")), initial: "a")
    let home = try #require(board.instantiateInitialViewController())
    let stage = Stage(controller: home)
    NibTestSegue.performed = 0
    home.performSegue(withIdentifier: "own", sender: "me")
    stage.advance(by: 1)
    #expect(NibTestSegue.performed == 1)
    #expect((home.presentedViewController as? NibTestController)?.note == "made for me")
  }

  @Test func `an unwind segue goes back to who has its method`() throws {
    let board = try storyboard(
      scene(
        """
        <navigationController id="n" sceneMemberID="viewController">
          <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """)
        + scene(
          controller(
            "a", title: "A", type: "NibTestHome",
            connections: "<segue destination=\"c\" kind=\"show\" identifier=\"next\" id=\"s\"/>"))
        + scene(
          controller(
            "c", title: "C",
            connections: "<segue destination=\"d\" kind=\"presentation\" identifier=\"over\" id=\"p\"/>"))
        + scene(
          controller(
            "d", title: "D",
            connections:
              "<segue destination=\"e\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindHere:\" id=\"u\"/>")
            + "<exit id=\"e\" sceneMemberID=\"exit\"/>"), initial: "n")
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let stage = Stage(controller: navigation)
    navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
    stage.advance(by: 1)
    navigation.topViewController?.performSegue(withIdentifier: "over", sender: nil)
    stage.advance(by: 1)
    let top = try #require(navigation.presentedViewController)
    NibTestController.log = []
    top.performSegue(withIdentifier: "back", sender: nil)
    stage.advance(by: 2)
    #expect(NibTestController.log == ["D prepare back to A", "A unwind from D"])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func `controllers that contain themselves are named, without an end to them`() throws {
    let board = try storyboard(
      scene(
        """
        <navigationController id="n" sceneMemberID="viewController">
          <connections><segue destination="n" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """)
        + scene(
          controller(
            "a", title: "A",
            view: "<containerView id=\"box\"><connections><segue destination=\"a\" kind=\"embed\" id=\"s\"/>"
              + "</connections></containerView>")), initial: "n")
    let (messages, _) = observed { _ = board.instantiateInitialViewController() }
    #expect(messages.first?.contains("id=\"n\">: the view controller contains itself from the start") == true)
    let file = try #require(board.file)
    let endless = UIStoryboard(
      file: try NibFile(
        data: Data(
          storyboardText(
            scene(
              controller(
                "a", title: "A",
                view: "<containerView id=\"box\"><connections><segue destination=\"a\" kind=\"embed\" id=\"s\"/>"
                  + "</connections></containerView>")), initial: "a"
          ).utf8), name: file.name, bundle: .main))
    let deep = observed { endless.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(deep.messages.filter { $0.contains("embedded in one another without an end") }.count == 1)
  }

  @Test func `a reference leads to another storyboard, a circle of them to an error`() throws {
    let folder = try BundleFolder([
      "One.storyboard": storyboardText(
        scene(
          """
          <navigationController id="n" sceneMemberID="viewController">
            <connections><segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
          """)
          + scene(
            "<viewControllerPlaceholder storyboardName=\"Two\" referencedIdentifier=\"goal\" id=\"p\" sceneMemberID=\"viewController\"/>"
          ), initial: "n"),
      "Two.storyboard": storyboardText(scene(controller("g", title: "Goal", identifier: "goal"))),
      "Loop.storyboard": storyboardText(
        scene("<viewControllerPlaceholder storyboardName=\"Loop\" id=\"p\" sceneMemberID=\"viewController\"/>"),
        initial: "p"),
    ])
    let one = UIStoryboard(name: "One", bundle: folder.bundle)
    let navigation = try #require(one.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Goal"])
    let (messages, _) = observed {
      #expect(UIStoryboard(name: "Loop", bundle: folder.bundle).instantiateInitialViewController() == nil)
    }
    #expect(messages.first?.contains("references to storyboards lead on without an end") == true)
  }
}
