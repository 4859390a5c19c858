import Testing

@testable import ScrimCommand

@Suite struct ArgumentGrammarTests {
  private let grammar = ArgumentGrammar(
    command: "scrim x", summary: "Does x.", operands: "[NAME…]",
    options: [
      .init(name: "out", placeholder: "DIR", help: "Where."), .init(name: "list", placeholder: nil, help: "List."),
    ],
    discussion: "")

  @Test func `values, switches and operands are told apart`() throws {
    let parsed = try grammar.parse(["a", "--out", "x", "--list", "b", "--", "--list", "-c"])
    #expect(parsed.values == ["out": "x"])
    #expect(parsed.switches == ["list"])
    #expect(parsed.operands == ["a", "b", "--list", "-c"])
    #expect(try grammar.parse(["--out=a=b"]).values == ["out": "a=b"])
    #expect(try grammar.parse(["--out=--x"]).values == ["out": "--x"])
  }

  @Test(arguments: [
    (["--wrong"], "unknown option '--wrong' (see scrim x --help)"),
    (["-x"], "unknown option '-x' (see scrim x --help)"),
    (["--out"], "--out needs a value: --out DIR"),
    (["--out="], "--out needs a value: --out DIR"),
    (["--out", "--list"], "--out needs a value: --out DIR"),
    (["--list=yes"], "--list takes no value"),
    (["--list", "--list"], "--list is given twice"),
    (["--out", "a", "--out", "b"], "--out is given twice"),
  ])
  func `a wrong argument is named`(arguments: [String], message: String) {
    let error = #expect(throws: CommandError.self) { try grammar.parse(arguments) }
    #expect(error?.description == message)
    #expect(error?.exitCode == 2)
  }

  @Test func `help lists every option`() {
    #expect(
      grammar.help == """
        Does x.

        Usage: scrim x [--out DIR] [--list] [NAME…]

        Options:
          --out DIR   Where.
          --list      List.
          -h, --help  Print this help.

        """)
  }
}
