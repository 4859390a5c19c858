import ScrimCommand

/// One run of the command, with what it wrote.
@MainActor
struct Run {
  let code: Int32
  let output: String
  let error: String

  init(_ arguments: [String]) {
    final class Text { var output = "", error = "" }
    let text = Text()
    code = ScrimTool.run(
      arguments, console: Console(output: { text.output += $0 }, error: { text.error += $0 }))
    output = text.output
    error = text.error
  }
}
