import Client
import Testing
import UIKit
import UIKitTesting

@MainActor
struct GreetingTests {
  @Test func `a touch shows the modal and another hides it`() throws {
    let controller = GreetingController()
    let app = TestApplication(rootViewController: controller)
    #expect(!controller.modal.isShowing)

    app.tap(at: CGPoint(x: 100, y: 300))
    #expect(controller.modal.isShowing)
    try app.advanceUntilIdle()
    let card = app.frame(of: controller.modal.cardView)
    #expect(card.minX == 7)
    #expect(app.window.bounds.contains(card))

    app.tap(at: CGPoint(x: 100, y: 300))
    #expect(!controller.modal.isShowing)
    try app.advanceUntilIdle()
    #expect(app.frame(of: controller.modal.cardView).minY >= app.window.bounds.maxY)
    #expect(app.messages.isEmpty)
  }
}
