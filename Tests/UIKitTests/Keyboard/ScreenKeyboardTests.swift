import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct ScreenKeyboardTests {
  /// What is posted, in order: a letter for will or did, the rest of the name, and the two frames' top edges.
  private func listen(_ body: (TestApplication, () -> [String]) throws -> Void) throws {
    let app = TestApplication(device: try #require(TestDevice("390x844@3")), rootView: UIView())
    var log: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        let short = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        MainActor.assumeIsolated {
          log.append("\(short) \(Int(begin.minY))-\(Int(end.minY)) \(duration ?? -1) \(curve ?? -1)")
        }
      }
    }
    try body(app) {
      defer { log = [] }
      return log
    }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `the keyboard tells when it comes, grows and goes, and where from and to`() throws {
    try listen { app, log in
      app.showKeyboard(height: 336)
      #expect(log() == ["WillChangeFrame 844-508 0.25 0", "WillShow 844-508 0.25 0"])
      app.advance(by: 0.2)
      #expect(log() == [])
      app.advance(by: 0.1)
      #expect(log() == ["DidChangeFrame 844-508 0.25 0", "DidShow 844-508 0.25 0"])
      app.showKeyboard(height: 336)
      #expect(log() == [])
      app.showKeyboard(height: 400)
      app.advance(by: 0.3)
      #expect(log() == ["WillChangeFrame 508-444 0.25 0", "DidChangeFrame 508-444 0.25 0"])
      app.hideKeyboard()
      app.advance(by: 0.3)
      #expect(
        log() == [
          "WillChangeFrame 444-844 0.25 0", "WillHide 444-844 0.25 0", "DidChangeFrame 444-844 0.25 0",
          "DidHide 444-844 0.25 0",
        ])
      #expect(app.keyboardHeight == 0)
    }
  }

  @Test func `a keyboard that turns round on its way has not shown`() throws {
    try listen { app, log in
      app.showKeyboard()
      app.advance(by: 0.1)
      app.hideKeyboard()
      app.advance(by: 0.5)
      #expect(
        log().map { $0.prefix { $0 != " " } } == [
          "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
        ])
    }
  }

  @Test func `a keyboard larger than the screen is refused`() throws {
    try listen { app, log in
      app.showKeyboard(height: 845)
      app.showKeyboard(height: .nan)
      #expect(app.exceptions.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
      #expect(log() == [] && app.keyboardHeight == 0)
    }
  }
}
