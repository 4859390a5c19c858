/// Tells how far a piece of work is: a line that is rewritten where a person watches, and one line at the end.
final class Progress {
  private let title: String
  private let console: Console

  init(_ title: String, _ console: Console) {
    self.title = title
    self.console = console
  }

  /// So many frames are done. Only every tenth is told.
  func update(frames: Int) {
    if console.isInteractive && frames.isMultiple(of: 10) { console.error("\r\(title): \(frames) frames") }
  }

  /// Something that the person should know.
  func note(_ text: String) {
    console.error((console.isInteractive ? "\r\u{1B}[K" : "") + "\(title): \(text)\n")
  }

  /// The work is done.
  func finish(_ text: String) {
    note(text)
  }
}
