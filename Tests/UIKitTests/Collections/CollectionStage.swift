import Testing

@testable import UIKit

/// A cell with a text, which asks for a size where it is told to.
final class TextCell: UICollectionViewCell {
  static var made = 0
  var text = ""
  var wanted: CGSize?
  var reused = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    TextCell.made += 1
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reused += 1
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size = wanted }
    return layoutAttributes
  }
}

final class BandView: UICollectionReusableView {
  var text = ""
}

/// Data for a collection, and a log of what it tells.
@MainActor
final class CollectionData: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var lines: [String] = []
  var notesDisplay = false
  var wanted: [String: CGSize] = [:]
  var sizes: [String: CGSize] = [:]
  var allows: (IndexPath) -> Bool = { _ in true }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(items: Int) {
    self.init([(0..<items).map { "\($0)" }])
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TextCell else { return cell }
    cell.text = sections[indexPath.section][indexPath.item]
    cell.wanted = wanted[cell.text]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    (view as? BandView)?.text = "\(name) \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (sizes.isEmpty ? nil : sizes[sections[indexPath.section][indexPath.item]])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { lines.append("will display \(text(indexPath))") }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { lines.append("did end \(text(indexPath))") }
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    lines.append("highlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    lines.append("unhighlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    allows(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("select \(text(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("deselect \(text(indexPath))")
  }
}

/// A collection on a stage, 390 by 400 points.
@MainActor
final class CollectionStage {
  let gestures: GestureStage
  let collection: UICollectionView
  let data: CollectionData
  var stage: Stage { gestures.stage }
  var flow: UICollectionViewFlowLayout! { collection.collectionViewLayout as? UICollectionViewFlowLayout }

  init(
    _ data: CollectionData, layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    set: (UICollectionView) -> Void = { _ in }
  ) {
    gestures = GestureStage(device: "390x844@3")
    self.data = data
    TextCell.made = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
    gestures.inner.removeFromSuperview()
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    set(collection)
    collection.dataSource = data
    collection.delegate = data
    gestures.outer.addSubview(collection)
    stage.frame()
  }

  convenience init(
    _ data: CollectionData, item: CGSize, set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = item
    set(flow)
    self.init(data, layout: flow)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    gestures.began(x, 100 + y)
    gestures.ended(x, 100 + y)
    stage.frame()
  }

  private func number(_ value: CGFloat) -> String {
    abs(value - value.rounded()) < 0.001 ? "\(Int(value.rounded()))" : String(format: "%.2f", Double(value))
  }

  /// The items that are shown, in order: text and frame.
  var items: [String] {
    collection.indexPathsForVisibleItems.compactMap { path in
      guard let cell = collection.cellForItem(at: path) as? TextCell else { return nil }
      let frame = cell.frame
      return "\(cell.text) \([frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " "))"
    }
  }

  /// The headers and footers that are shown, from the top.
  var bands: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      collection.visibleSupplementaryViews(ofKind: $0)
    }.compactMap { $0 as? BandView }.sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.text) \(number($0.frame.minY)) \(number($0.frame.height))" }
  }
}
