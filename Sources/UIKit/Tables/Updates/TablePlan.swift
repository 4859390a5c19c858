/// What an update means: where each row and section goes and comes from.
struct TablePlan {
  typealias Animation = UITableView.RowAnimation

  /// A row, by numbers.
  struct Place: Hashable {
    var section: Int
    var row: Int
  }

  /// How the rows of a section that stays go; nil for as they are.
  private struct RowMap {
    var toNew: [Int]
    var toOld: [Int]
  }

  private let update: TableUpdate
  /// The new index of each old section, and the other way round; -1 for none.
  private(set) var newSections: [Int] = []
  private(set) var oldSections: [Int] = []
  /// Old sections whose rows are all others.
  private(set) var reloadedSections: [Int: Animation] = [:]
  /// By old sections.
  private var rowMaps: [Int: RowMap] = [:]
  private var moves: [Place: Place] = [:]
  private var backMoves: [Place: Place] = [:]
  /// How rows come and go, where they do.
  private var inserted: [Place: Animation] = [:]
  private var deleted: [Place: Animation] = [:]
  private(set) var reloaded: [Place: Animation] = [:]
  private let insertedSections: [Int: Animation]
  private let deletedSections: [Int: Animation]

  /// The plan for an update of sections of so many rows, before and after.
  /// - Throws: what is wrong with it, in UIKit's words.
  init(_ update: TableUpdate, old: [Int], new: [Int]) throws(TableUpdateError) {
    self.update = update
    insertedSections = Dictionary(update.insertedSections.map { ($0.section, $0.animation) }) { $1 }
    deletedSections = Dictionary(update.deletedSections.map { ($0.section, $0.animation) }) { $1 }
    try mapSections(old.count, new.count)
    try collectRows(old, new)
    for section in old.indices where newSections[section] >= 0 && reloadedSections[section] == nil {
      try mapRows(section, old: old[section], new: new[newSections[section]])
    }
  }

  // MARK: Sections

  private mutating func mapSections(_ old: Int, _ new: Int) throws(TableUpdateError) {
    for section in deletedSections.keys.sorted() where section < 0 || section >= old {
      throw TableUpdateError(
        "attempt to delete section \(section), but there are only \(old) sections before the update")
    }
    for section in insertedSections.keys.sorted() where section < 0 || section >= new {
      throw TableUpdateError("attempt to insert section \(section) but there are only \(new) sections after the update")
    }
    for (section, animation) in update.reloadedSections {
      guard section >= 0, section < old else {
        throw TableUpdateError(
          "attempt to reload section \(section), but there are only \(old) sections before the update")
      }
      guard deletedSections[section] == nil else {
        throw TableUpdateError("attempt to delete and reload the same section (\(section))")
      }
      reloadedSections[section] = animation
    }
    for (from, to) in update.movedSections {
      guard from >= 0, from < old, to >= 0, to < new else {
        throw TableUpdateError(
          "attempt to move section \(from) to section \(to), but there are only \(old) sections before the update and "
            + "\(new) after it")
      }
    }
    newSections = Array(repeating: -1, count: old)
    oldSections = Array(repeating: -1, count: new)
    for (from, to) in update.movedSections {
      newSections[from] = to
      oldSections[to] = from
    }
    guard old - deletedSections.count + insertedSections.count == new else {
      throw TableUpdateError(
        "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
          + "update (\(new)) must be equal to the number of sections contained in the table view before the update "
          + "(\(old)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
          + "\(deletedSections.count) deleted).")
    }
    var target = 0
    for section in 0..<old where newSections[section] < 0 && deletedSections[section] == nil {
      while target < new, oldSections[target] >= 0 || insertedSections[target] != nil { target += 1 }
      // A section that is both moved and deleted leaves the counts unequal.
      guard target < new else {
        throw TableUpdateError("attempt to perform a delete and a move from the same section")
      }
      newSections[section] = target
      oldSections[target] = section
    }
  }

  // MARK: Rows

  private mutating func collectRows(_ old: [Int], _ new: [Int]) throws(TableUpdateError) {
    func checkOld(_ path: IndexPath, _ verb: String) throws(TableUpdateError) -> Place {
      guard path.count == 2, old.indices.contains(path.section) else {
        throw TableUpdateError(
          "attempt to \(verb) row \(path.last ?? -1) from section \(path.first ?? -1), but there are only \(old.count) "
            + "sections before the update")
      }
      guard path.row >= 0, path.row < old[path.section] else {
        throw TableUpdateError(
          "attempt to \(verb) row \(path.row) from section \(path.section) which only contains \(old[path.section]) "
            + "rows before the update")
      }
      return Place(section: path.section, row: path.row)
    }
    func checkNew(_ path: IndexPath, _ verb: String) throws(TableUpdateError) -> Place {
      guard path.count == 2, new.indices.contains(path.section) else {
        throw TableUpdateError(
          "attempt to \(verb) row \(path.last ?? -1) into section \(path.first ?? -1), but there are only \(new.count) "
            + "sections after the update")
      }
      guard path.row >= 0, path.row < new[path.section] else {
        throw TableUpdateError(
          "attempt to \(verb) row \(path.row) into section \(path.section), but there are only \(new[path.section]) "
            + "rows in section \(path.section) after the update")
      }
      return Place(section: path.section, row: path.row)
    }
    for (path, animation) in update.deletedRows { deleted[try checkOld(path, "delete")] = animation }
    for (path, animation) in update.reloadedRows {
      let place = try checkOld(path, "reload")
      guard deleted[place] == nil else {
        throw TableUpdateError("attempt to delete and reload the same index path (\(Self.text(place)))")
      }
      reloaded[place] = animation
    }
    for (path, animation) in update.insertedRows { inserted[try checkNew(path, "insert")] = animation }
    for (from, to) in update.movedRows {
      let (source, target) = (try checkOld(from, "move"), try checkNew(to, "move"))
      guard deleted[source] == nil, moves[source] == nil else {
        throw TableUpdateError(
          "attempt to perform a delete and a move from the same index path (\(Self.text(source)))")
      }
      guard inserted[target] == nil, backMoves[target] == nil else {
        throw TableUpdateError("attempt to perform an insert and a move to the same index path (\(Self.text(target)))")
      }
      moves[source] = target
      backMoves[target] = source
    }
  }

  private static func text(_ place: Place) -> String {
    "<NSIndexPath: length = 2, path = \(place.section) - \(place.row)>"
  }

  private mutating func mapRows(_ section: Int, old: Int, new: Int) throws(TableUpdateError) {
    let target = newSections[section]
    func count(_ places: some Sequence<Place>, _ section: Int) -> Int {
      places.reduce(0) { $0 + ($1.section == section ? 1 : 0) }
    }
    let deletions = count(deleted.keys, section)
    let insertions = count(inserted.keys, target)
    let out = count(moves.keys, section)
    let into = count(backMoves.keys, target)
    guard old - deletions - out + insertions + into == new else {
      throw TableUpdateError(
        "Invalid update: invalid number of rows in section \(target). The number of rows contained in an existing "
          + "section after the update (\(new)) must be equal to the number of rows contained in that section before the "
          + "update (\(old)), plus or minus the number of rows inserted or deleted from that section (\(insertions) inserted, "
          + "\(deletions) deleted) and plus or minus the number of rows moved into or out of that section "
          + "(\(into) moved in, \(out) moved out).")
    }
    guard deletions + insertions + out + into > 0 else { return }
    var map = RowMap(toNew: Array(repeating: -1, count: old), toOld: Array(repeating: -1, count: new))
    var next = 0
    for row in 0..<old {
      let place = Place(section: section, row: row)
      if deleted[place] != nil || moves[place] != nil { continue }
      while next < new, isTaken(Place(section: target, row: next)) { next += 1 }
      map.toNew[row] = next
      map.toOld[next] = row
      next += 1
    }
    rowMaps[section] = map
  }

  private func isTaken(_ place: Place) -> Bool { inserted[place] != nil || backMoves[place] != nil }

  // MARK: Answers

  /// Where a row goes; nil if it goes away.
  func newPlace(of place: Place) -> Place? {
    if let target = moves[place] { return target }
    let section = newSections[place.section]
    guard section >= 0, reloadedSections[place.section] == nil else { return nil }
    guard let map = rowMaps[place.section] else { return Place(section: section, row: place.row) }
    let row = map.toNew[place.row]
    return row >= 0 ? Place(section: section, row: row) : nil
  }

  /// Where a row comes from; nil if it is new.
  func oldPlace(of place: Place) -> Place? {
    if let source = backMoves[place] { return source }
    let section = oldSections[place.section]
    guard section >= 0, reloadedSections[section] == nil else { return nil }
    guard let map = rowMaps[section] else { return Place(section: section, row: place.row) }
    let row = map.toOld[place.row]
    return row >= 0 ? Place(section: section, row: row) : nil
  }

  /// How a row that goes away does.
  func animationOut(of place: Place) -> Animation {
    deleted[place] ?? reloaded[place] ?? deletedSections[place.section] ?? reloadedSections[place.section] ?? .automatic
  }

  /// How a row that is new comes.
  func animationIn(of place: Place) -> Animation {
    let section = oldSections[place.section]
    return inserted[place] ?? insertedSections[place.section] ?? (section >= 0 ? reloadedSections[section] : nil)
      ?? .automatic
  }
}

/// What is wrong with an update, in UIKit's words.
struct TableUpdateError: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
