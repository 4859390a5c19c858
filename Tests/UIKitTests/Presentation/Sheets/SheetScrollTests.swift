import Testing
import UIKit
import UIKitTesting

/// A drag in a scroll view of a sheet is the sheet's or the scroll view's.
@MainActor
@Suite struct SheetScrollTests {
  private let page = UIViewController()
  private let modal = UIViewController()
  private let scroll = UIScrollView()

  private func start() throws -> (app: TestApplication, sheet: UISheetPresentationController) {
    let app = TestApplication(device: TestDevice("iphone-15")!, rootViewController: page)
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    scroll.frame = modal.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    modal.view.addSubview(scroll)
    page.present(modal, animated: false)
    app.advance(by: 0.5)
    return (app, sheet)
  }

  private func top(_ sheet: UISheetPresentationController) -> CGFloat { sheet.presentedView?.frame.minY ?? 0 }

  private func drag(_ app: TestApplication, from start: CGFloat, to end: CGFloat) {
    app.drag(from: CGPoint(x: 196, y: start), to: CGPoint(x: 196, y: end), duration: 0.5)
    app.advance(by: 3)
  }

  @Test func `a drag upwards makes the sheet higher, and scrolls when it is at its highest`() throws {
    let (app, sheet) = try start()
    #expect(sheet.selectedDetentIdentifier == nil)
    drag(app, from: 700, to: 450)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(scroll.contentOffset.y == 0)
    #expect(top(sheet) == 59)
    drag(app, from: 700, to: 600)
    #expect(scroll.contentOffset.y > 80)
    #expect(top(sheet) == 59)
  }

  @Test func `one drag may do both, one after the other`() throws {
    let (app, sheet) = try start()
    let way = top(sheet) - 59
    let finger = app.touch(at: CGPoint(x: 196, y: 800))
    app.advance(by: 0.05)
    finger.move(to: CGPoint(x: 196, y: 780))
    finger.move(to: CGPoint(x: 196, y: 800 - way))
    #expect(abs(top(sheet) - 59) < 1)
    #expect(scroll.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 196, y: 800 - way - 100))
    #expect(abs(scroll.contentOffset.y - 100) < 1)
    app.advance(by: 0.3)
    finger.lift()
    app.advance(by: 1)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(abs(scroll.contentOffset.y - 100) < 1)
    #expect(top(sheet) == 59)
  }

  @Test func `where scrolling does not expand, it scrolls`() throws {
    let (app, sheet) = try start()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    let former = top(sheet)
    drag(app, from: 700, to: 550)
    #expect(scroll.contentOffset.y > 100)
    #expect(top(sheet) == former)
  }

  @Test func `content that is scrolled down scrolls back first, and at its edge the sheet follows`() throws {
    let (app, sheet) = try start()
    sheet.selectedDetentIdentifier = .large
    app.advance(by: 0.5)
    scroll.contentOffset.y = 50
    drag(app, from: 300, to: 340)
    #expect(top(sheet) == 59)
    #expect(scroll.contentOffset.y < 50)
    scroll.contentOffset.y = 0
    drag(app, from: 300, to: 750)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(page.presentedViewController === modal)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a drag across is none of the sheet`() throws {
    let (app, sheet) = try start()
    scroll.contentSize.width = 2000
    let former = top(sheet)
    app.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 150, y: 690), duration: 0.3)
    app.advance(by: 2)
    #expect(scroll.contentOffset.x > 100)
    #expect(top(sheet) == former)
  }
}
