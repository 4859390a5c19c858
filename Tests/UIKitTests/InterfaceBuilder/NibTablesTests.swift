import Testing

@testable import UIKit

/// A cell with outlets and an action of its own.
final class NibTestCell: UITableViewCell {
  var title: UILabel?
  var wakes = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

/// A controller of a table, which notes what its rows begin.
class NibTestTableController: UITableViewController {
  var lines: [String] = []
  var rows = 0

  func pressed(_ sender: UIButton) { lines.append("pressed \(sender.currentTitle ?? "-")") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row
    lines.append("prepare \(segue.identifier ?? "-") from \(type(of: sender!)), row \(row.map(String.init) ?? "-")")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.section)-\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    lines.append("accessory \(indexPath.row)")
  }
}

final class NibTestPrototypeController: NibTestTableController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NibTestCell)?.title?.text = "row \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite struct NibTablesTests {
  init() {
    _SelectorRuntime.register("title", \NibTestCell.title)
    _SelectorRuntime.register("pressed:", NibTestTableController.pressed(_:))
  }

  private func cell(_ id: String, reuse: String? = nil, more: String = "", connections: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
    \(reuse.map { "reuseIdentifier=\"\($0)\"" } ?? "") id="\(id)" customClass="NibTestCell" \
    customModule="UIKitTests" \(more)>
      <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" tableViewCell="\(id)" id="\(id)-c">
        <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
        <subviews>
          <label text="from the file" id="\(id)-l" translatesAutoresizingMaskIntoConstraints="NO"/>
          <button id="\(id)-b" translatesAutoresizingMaskIntoConstraints="NO">
            <state key="normal" title="Press"/>
            <connections>
              <action selector="pressed:" destination="table" eventType="touchUpInside" id="\(id)-a"/>
            </connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="\(id)-l" firstAttribute="top" secondItem="\(id)-c" secondAttribute="top" \
    constant="30" id="\(id)-k1"/>
          <constraint firstItem="\(id)-l" firstAttribute="bottom" secondItem="\(id)-c" secondAttribute="bottom" \
    constant="-30" id="\(id)-k2"/>
          <constraint firstItem="\(id)-l" firstAttribute="leading" secondItem="\(id)-c" secondAttribute="leading" \
    constant="12" id="\(id)-k3"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="title" destination="\(id)-l" id="\(id)-o"/>\(connections)</connections>
    </tableViewCell>
    """
  }

  private func board(_ type: String, _ content: String, attributes: String = "style=\"plain\"") throws -> UIStoryboard {
    try storyboard(
      scene(
        """
        <tableViewController id="table" customClass="\(type)" customModule="UIKitTests" \
        sceneMemberID="viewController" clearsSelectionOnViewWillAppear="NO">
          <tableView key="view" clipsSubviews="YES" \(attributes) id="tv">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            \(content)
            <connections>
              <outlet property="dataSource" destination="table" id="ds"/>
              <outlet property="delegate" destination="table" id="de"/>
            </connections>
          </tableView>
        </tableViewController>
        """)
        + scene(
          "<viewController id=\"next\" title=\"next\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"nv\"/></viewController>"
        ),
      initial: "table")
  }

  private func make<Controller: UITableViewController>(
    _ type: Controller.Type, _ content: String, attributes: String = "style=\"plain\""
  ) throws -> Controller {
    let board = try board(String(describing: type), content, attributes: attributes)
    return try #require(board.instantiateInitialViewController() as? Controller)
  }

  private let segues = """
    <segue destination="next" kind="presentation" identifier="open" id="s1"/>
    <segue destination="next" kind="presentation" identifier="details" trigger="accessoryAction" id="s2"/>
    """

  @Test func `prototype cells are made when they are asked for, each with outlets and actions of its own`() throws {
    let controller = try make(
      NibTestPrototypeController.self, "<prototypes>\(cell("p", reuse: "row"))</prototypes>")
    var stage: Stage?
    let (messages, raised) = observed { stage = Stage(controller: controller) }
    #expect(messages == [] && raised.isEmpty)
    stage?.frame()
    let cells = controller.tableView.visibleCells.compactMap { $0 as? NibTestCell }
    #expect(cells.map { $0.title?.text } == ["row 0", "row 1", "row 2"])
    #expect(cells.allSatisfy { $0.wakes == 1 && $0.reuseIdentifier == "row" && $0.title?.superview === $0.contentView })
    // 30 above the label and 30 below.
    let label = try #require(cells.first?.title)
    #expect(cells.count == 3 && cells.allSatisfy { abs($0.frame.height - 60 - label.frame.height) < 0.01 })
    #expect(!controller.clearsSelectionOnViewWillAppear)
    (cells[1].contentView.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(controller.lines == ["pressed Press"])
  }

  @Test func `a selected row performs the segue of its prototype, whose preparation finds it selected`() throws {
    let controller = try make(
      NibTestPrototypeController.self,
      "<prototypes>\(cell("p", reuse: "row", more: "accessoryType=\"detailButton\"", connections: segues))</prototypes>",
      attributes: "style=\"plain\" rowHeight=\"100\"")
    let stage = Stage(controller: controller)
    stage.frame()
    let table = try #require(controller.tableView)
    table.highlightedPath = IndexPath(row: 1, section: 0)
    table.endHighlight(selecting: true)
    #expect(controller.lines == ["prepare open from NibTestCell, row 1", "select 0-1"])
    stage.advance(by: 1)
    #expect(controller.presentedViewController?.title == "next")
    controller.dismiss(animated: false)
    controller.lines = []
    table.accessoryButtonTapped(in: try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))))
    #expect(controller.lines == ["prepare details from NibTestCell, row 1", "accessory 2"])
  }

  @Test func `the rows that a storyboard has in a table are the controller's, with titles and heights`() throws {
    let controller = try make(
      NibTestTableController.self,
      """
      <view key="tableHeaderView" id="top"><rect key="frame" x="0" y="0" width="390" height="50"/></view>
      <sections>
        <tableViewSection headerTitle="First" footerTitle="End" id="sec1"><cells>
          \(cell("r1", more: "rowHeight=\"80\""))
          \(cell("r2", reuse: "kept", connections: segues))
        </cells></tableViewSection>
        <tableViewSection id="sec2"><cells>\(cell("r3", more: "accessoryType=\"checkmark\" selectionStyle=\"none\""))</cells></tableViewSection>
      </sections>
      """, attributes: "style=\"grouped\" rowHeight=\"60\" dataMode=\"static\"")
    let stage = Stage(controller: controller)
    stage.frame()
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 2)
    #expect((0..<2).map(table.numberOfRows) == [2, 1])
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "End")
    #expect(controller.tableView(table, titleForHeaderInSection: 1) == nil)
    #expect(table.visibleCells.map(\.frame.height) == [80, 60, 60])
    #expect(table.tableHeaderView?.frame.height == 50)
    let last = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(last.accessoryType == .checkmark && last.selectionStyle == .none)
    // Rows that leave and come back are the same ones.
    let before = table.visibleCells
    table.reloadData()
    stage.frame()
    #expect(table.visibleCells == before && before.allSatisfy { !$0.isHidden && $0.superview === table })
    table.highlightedPath = IndexPath(row: 1, section: 0)
    table.endHighlight(selecting: true)
    #expect(controller.lines == ["prepare open from NibTestCell, row 1", "select 0-1"])
  }

  @Test func `a cell of a style has its labels and its image where the file says`() throws {
    let nib = LoadedNib(
      xib(
        """
        <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" imageView="i" \
        accessoryType="disclosureIndicator" indentationLevel="2" indentationWidth="7" reuseIdentifier="two">
          <rect key="frame" x="0" y="0" width="320" height="55"/>
          <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
            <subviews>
              <label text="Title" id="t"/><label text="Detail" id="d"/><imageView id="i"/>
            </subviews>
          </tableViewCellContentView>
          <inset key="separatorInset" minX="15" minY="0.0" maxX="4" maxY="0.0"/>
        </tableViewCell>
        """))
    #expect(nib.messages == [])
    let cell = try #require(nib.objects.first as? UITableViewCell)
    #expect(cell.style == .subtitle && cell.accessoryType == .disclosureIndicator && cell.reuseIdentifier == "two")
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.imageView === cell.contentView.subviews[2] && cell.contentView.subviews.count == 3)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 7)
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 4))
  }

  @Test func `a nib that is registered gives cells, and must hold one of its identifier`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    func nib(_ objects: String) -> UINib { UINib(data: Data(xib(objects).utf8), bundle: nil) }
    table.register(nib(cell("c", reuse: "row")), forCellReuseIdentifier: "row")
    table.register(nib(cell("c", reuse: "row")), forCellReuseIdentifier: "other")
    table.register(nib(cell("c") + cell("d")), forCellReuseIdentifier: "two")
    table.register(nib(cell("c")), forCellReuseIdentifier: "none")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "row") as? NibTestCell)
    #expect(made.title?.text == "from the file" && made.wakes == 1)
    #expect(table.dequeueReusableCell(withIdentifier: "row") !== made)
    #expect(table.dequeueReusableCell(withIdentifier: "none")?.reuseIdentifier == "none")
    let wrong = exceptions { _ = table.dequeueReusableCell(withIdentifier: "other") }
    #expect(wrong.first?.reason.contains("(row) does not match") == true)
    let several = exceptions { _ = table.dequeueReusableCell(withIdentifier: "two") }
    #expect(several.first?.reason.contains("must contain exactly one top level object") == true)
  }

  @Test func `a header from a nib has its views in place`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    let text = xib(
      """
      <view id="h" customClass="UITableViewHeaderFooterView"><rect key="frame" x="0" y="0" width="390" height="40"/>
        <subviews><label text="Header" id="l"><rect key="frame" x="8" y="0" width="90" height="40"/></label></subviews>
      </view>
      """)
    table.register(UINib(data: Data(text.utf8), bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "Header" && $0.frame.minX == 8 })
  }

  @Test func `what a table takes from its element is set, and what cannot be is said`() throws {
    let nib = LoadedNib(
      xib(
        """
        <tableView id="t" style="insetGrouped" rowHeight="50" sectionHeaderHeight="-1" sectionFooterHeight="9" \
        estimatedRowHeight="1e300" separatorStyle="none" allowsSelection="NO" allowsMultipleSelection="YES" bounces="NO">
          <rect key="frame" x="1" y="2" width="300" height="400"/>
          <color key="separatorColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          <prototypes><tableViewCell id="p"/></prototypes>
          <sections><tableViewSection id="s"><cells><tableViewCell id="q"/></cells></tableViewSection></sections>
        </tableView>
        """))
    let table = try #require(nib.objects.first as? UITableView)
    #expect(table.style == .insetGrouped && table.rowHeight == 50 && table.frame.minX == 1)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension && table.sectionFooterHeight == 9)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .none && !table.allowsSelection && table.allowsMultipleSelection && !table.bounces)
    #expect(table.separatorColor == UIColor(white: 0.5, alpha: 1))
    #expect(
      nib.messages.map { $0.split(separator: ">: ").last.map(String.init) } == [
        "the prototype of a cell has no reuse identifier: nobody can ask for it",
        "Static table views are only valid when embedded in UITableViewController instances",
      ])
  }

  @Test func `a text field takes its text, its looks and how it is typed into`() throws {
    let owner = FieldOwner()
    let nib = LoadedNib(
      xib(
        """
        <textField id="f" borderStyle="roundedRect" placeholder="Name" text="Ada" textAlignment="right" \
        clearButtonMode="whileEditing" clearsOnBeginEditing="YES" minimumFontSize="17" enabled="NO">
          <rect key="frame" x="1" y="2" width="200" height="34"/>
          <color key="textColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" autocorrectionType="no" spellCheckingType="yes" \
        keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="done" enablesReturnKeyAutomatically="YES" \
        secureTextEntry="YES" textContentType="email"/>
          <connections>
            <outlet property="delegate" destination="owner" id="o"/>
            <action selector="changed:" destination="owner" eventType="editingChanged" id="a"/>
          </connections>
        </textField>
        <textField id="g"/>
        <placeholder placeholderIdentifier="IBFilesOwner" id="owner"/>
        """), owner: owner)
    let field = try #require(nib.objects.first as? UITextField)
    #expect(
      field.text == "Ada" && field.placeholder == "Name" && field.frame == CGRect(x: 1, y: 2, width: 200, height: 34))
    #expect(
      field.borderStyle == .roundedRect && field.textAlignment == .right && field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing && !field.isEnabled && field.font?.pointSize == 14)
    #expect(field.textColor == UIColor(white: 0.25, alpha: 1))
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .yes && field.autocapitalizationType == .none)
    #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark && field.returnKeyType == .done)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && field.textContentType == .emailAddress)
    #expect(field.delegate === owner && field.allControlEvents == .editingChanged)
    #expect(nib.messages == [])
    let plain = try #require(nib.objects[1] as? UITextField)
    #expect(plain.borderStyle == .none && plain.text == "" && plain.keyboardType == .default)
  }

  private final class FieldOwner: NSObject, UITextFieldDelegate {}
}
