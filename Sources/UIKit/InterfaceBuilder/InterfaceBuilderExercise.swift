/// Loads all that is in an Interface Builder file, for fuzzers and for a look at files of others.
@MainActor
package enum InterfaceBuilderExercise {
  /// What is reported and raised while everything in a file is made, laid out and let go of again.
  package static func messages(loading data: Data, name: String, bundle: Bundle = .main) -> [String] {
    let (sink, recorder) = (Diagnostics.sink, Exception.recorder)
    var messages: [String] = []
    Diagnostics.sink = { messages.append($0) }
    Exception.recorder = { messages.append("\($0.name): \($0.reason)") }
    defer {
      Diagnostics.sink = sink
      Exception.recorder = recorder
    }
    do {
      let file = try NibFile(data: data, name: name, bundle: bundle)
      switch file.kind {
      case .xib: layOut(try file.instantiate(owner: nil).top)
      case .storyboard:
        let storyboard = UIStoryboard(file: file)
        let controllers = storyboard.makeEveryController()
        for controller in controllers { controller.loadViewIfNeeded() }
        layOut(controllers.flatMap { [$0.viewIfLoaded].compactMap { $0 } })
      }
    } catch {
      messages.append("\(error)")
    }
    return messages
  }

  private static func layOut(_ objects: [NSObject]) {
    for case let view as UIView in objects { view.layoutIfNeeded() }
  }
}
