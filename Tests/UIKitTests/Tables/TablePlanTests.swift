import Testing

@testable import UIKit

@Suite struct TablePlanTests {
  private typealias Place = TablePlan.Place

  @Test func `a row that moves to another section is found both ways`() throws {
    var update = TableUpdate()
    update.movedRows = [(IndexPath(indexes: [0, 1]), IndexPath(indexes: [1, 0]))]
    let plan = try TablePlan(update, old: [3, 1], new: [2, 2])
    #expect(plan.newPlace(of: Place(section: 0, row: 1)) == Place(section: 1, row: 0))
    #expect(plan.newPlace(of: Place(section: 0, row: 2)) == Place(section: 0, row: 1))
    #expect(plan.newPlace(of: Place(section: 1, row: 0)) == Place(section: 1, row: 1))
    #expect(plan.oldPlace(of: Place(section: 1, row: 0)) == Place(section: 0, row: 1))
  }

  @Test func `deletions count as before and insertions as after`() throws {
    var update = TableUpdate()
    update.deletedRows = [(IndexPath(indexes: [0, 0]), .fade), (IndexPath(indexes: [0, 2]), .fade)]
    update.insertedRows = [(IndexPath(indexes: [0, 1]), .left)]
    let plan = try TablePlan(update, old: [4], new: [3])
    let targets = (0..<4).map { plan.newPlace(of: Place(section: 0, row: $0))?.row }
    #expect(targets == [nil, 0, nil, 2])
    #expect(plan.oldPlace(of: Place(section: 0, row: 1)) == nil)
    #expect(plan.animationIn(of: Place(section: 0, row: 1)) == .left)
  }

  @Test func `what contradicts itself is refused`() {
    func reason(_ old: [Int], _ new: [Int], _ make: (inout TableUpdate) -> Void) -> String? {
      var update = TableUpdate()
      make(&update)
      do {
        _ = try TablePlan(update, old: old, new: new)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(
      reason([2], [1]) {
        $0.deletedRows = [(IndexPath(indexes: [0, 0]), .fade)]
        $0.reloadedRows = [(IndexPath(indexes: [0, 0]), .fade)]
      }?.hasPrefix("attempt to delete and reload the same index path") == true)
    #expect(
      reason([1], [1]) { $0.insertedRows = [(IndexPath(indexes: [0, 4]), .fade)] }
        == "attempt to insert row 4 into section 0, but there are only 1 rows in section 0 after the update")
    #expect(
      reason([1], [1]) { $0.deletedSections = [(3, .fade)] }
        == "attempt to delete section 3, but there are only 1 sections before the update")
  }
}
