import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The words of a command line")
struct ArgumentsTests {
  private static let options = [
    Option(name: "quiet", short: "q", help: ""),
    Option(name: "dry-run", short: "n", help: ""),
    Option(name: "target", short: "t", value: .text("T"), help: ""),
    Option(name: "set", value: .text("N=V"), isRepeatable: true, help: ""),
    Option(name: "color", value: .oneOf(["auto", "never"]), help: ""),
    Option(name: "tests", isInvertible: true, help: ""),
    Option(name: "prefix", value: .text("TEXT"), mayBeEmpty: true, help: ""),
  ]

  /// What was typed, the words, and the options that were set.
  static let good: [([String], [String], [String: [String]])] = [
    ([], [], [:]),
    (["A", "-q", "B"], ["A", "B"], ["quiet": ["true"]]),
    (["--target", "T", "A"], ["A"], ["target": ["T"]]),
    (["--target=T=U"], [], ["target": ["T=U"]]),
    (["-tT"], [], ["target": ["T"]]),
    (["-t=T"], [], ["target": ["T"]]),
    (["-t", "T"], [], ["target": ["T"]]),
    (["-nqtT", "A"], ["A"], ["dry-run": ["true"], "quiet": ["true"], "target": ["T"]]),
    (["--target", "A", "--target", "B"], [], ["target": ["A", "B"]]),
    (["--set", "a=1", "--set", "b=2"], [], ["set": ["a=1", "b=2"]]),
    (["--quiet=false"], [], ["quiet": ["false"]]),
    (["--no-tests"], [], ["tests": ["false"]]),
    (["--tests", "--no-tests"], [], ["tests": ["true", "false"]]),
    (["--prefix="], [], ["prefix": [""]]),
    (["--prefix", ""], [], ["prefix": [""]]),
    (["--prefix", "-x"], [], ["prefix": ["-x"]]),
    (["--prefix=--quiet"], [], ["prefix": ["--quiet"]]),
    (["--", "--quiet", "-x", "--"], ["--quiet", "-x", "--"], [:]),
    (["-", "-5", "-1.5"], ["-", "-5", "-1.5"], [:]),
    ([""], [""], [:]),
  ]

  @Test("are sorted into words and options", arguments: good)
  func sorting(typed: [String], words: [String], values: [String: [String]]) {
    let arguments = Arguments(typed, options: Self.options)
    #expect(arguments.problems == [])
    #expect(arguments.words == words)
    for option in Self.options {
      #expect(arguments.all(option.name) == values[option.name] ?? [], "\(option.name)")
      #expect(arguments[option.name] == values[option.name]?.last)
    }
  }

  static let bad: [([String], [String], String?)] = [
    (["--targt", "T"], ["unknown option '--targt'"], "did you mean '--target'?"),
    (["--zzzzzz"], ["unknown option '--zzzzzz'"], "'viper-gen help' lists the options"),
    (["--no-quiet"], ["unknown option '--no-quiet'"], "did you mean '--quiet'?"),
    (["-x"], ["unknown option '-x'"], "did you mean '-q'?"),
    (["--a\u{1B}b"], [#"unknown option '--a\u{1B}b'"#], "'viper-gen help' lists the options"),
    (["--target"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target="], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", ""], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", "--quiet"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", "-q"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", "--color=auto"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", "--no-tests"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--target", "--", "A"], ["'--target' needs a value"], "type '-t, --target T'"),
    (["--quiet=yes"], ["'--quiet' takes no value"], nil),
    (["--no-tests=true"], ["'--no-tests' takes no value"], nil),
    (["--color", "nevr"], ["'--color' cannot be 'nevr'"], "did you mean 'never'?"),
    (["--color", "sometimes"], ["'--color' cannot be 'sometimes'"], "it can be: auto, never"),
    (
      ["\u{2014}quiet"], ["'\u{2014}quiet' begins with a typographic dash"], "type '--quiet'"
    ),
    (
      ["--a", "A", "-y", "--color", "x", "--target"],
      [
        "unknown option '--a'", "unknown option '-y'", "'--color' cannot be 'x'",
        "'--target' needs a value",
      ], nil
    ),
  ]

  @Test("are refused one by one with a way out, all at once", arguments: bad)
  func refusals(typed: [String], messages: [String], help: String?) {
    let problems = Arguments(typed, options: Self.options).problems
    #expect(problems.map(\.message) == messages)
    #expect(problems.allSatisfy { $0.category == .usage })
    if messages.count == 1 { #expect(problems.first?.help == help) }
  }

  static let retyped: [([String], String)] = [
    (["A B", "-q", "--target", "it's"], "viper-gen create 'A B' --quiet --target 'it'\\''s'"),
    (
      ["--no-tests", "--set", "a=1", "--set", "b=$x"],
      "viper-gen create --set 'a=1' --set 'b=$x' --no-tests"
    ),
    (["--target", "A", "--target", "B"], "viper-gen create --target B"),
    (["--prefix=--quiet"], "viper-gen create --prefix=--quiet"),
    (["--prefix="], "viper-gen create --prefix ''"),
    (["-n", "A"], "viper-gen create A"),
  ]

  /// A text, and how a shell reads it as one word.
  static let quoted = [
    ("a/B_1.x", "a/B_1.x"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
    ("été", "été"), ("a\nb", #"$'a\x0Ab'"#), ("\u{1B}[31m'\\", #"$'\x1B[31m\'\\'"#),
    ("a\u{202E}b", #"$'a\xE2\x80\xAEb'"#),
  ]

  @Test("are quoted so that a shell reads them back, and no terminal obeys them", arguments: quoted)
  func quoting(text: String, expected: String) {
    #expect(text.shellQuoted == expected)
    #expect(("-" + text).asOptionValue.hasPrefix("="))
  }

  @Test("can be typed again, and mean the same", arguments: retyped)
  func again(typed: [String], expected: String) {
    let command = Command(name: "create", arguments: "", summary: "", options: Self.options)
    let arguments = Arguments(typed, options: Self.options)
    #expect(arguments.retyped(command, without: ["dry-run"]) == expected)
  }
}

@Suite("A command line")
struct InvocationTests {
  private static let environment = Environment(
    variables: ["COLUMNS": "80"], workingDirectory: "/nowhere")

  static let understood: [([String], String)] = [
    ([], "help"),
    (["--help"], "help"),
    (["help", "create"], "help"),
    (["help", "templates"], "help"),
    (["create", "--help"], "help"),
    (["create", "--template", "none", "-h"], "help"),
    (["bogus", "--help"], "help"),
    (["--version"], "version"),
    (["create", "A", "--version"], "version"),
    (["list"], "list"),
    (["--package-path", "x", "list", "--json"], "list"),
    (["remove", "A", "--target", "T", "--force", "-n"], "remove"),
    (["templates", "list"], "templatesList"),
    (["--color", "never", "templates", "list"], "templatesList"),
    (["--color=never", "templates", "--quiet", "list"], "templatesList"),
    (["templates", "--templates", "list", "list"], "templatesList"),
    (["-q", "templates", "show", "viper"], "templatesShow"),
    (["templates", "export", "viper", "dir"], "templatesExport"),
    (["create", "A", "--package-path", "x"], "create"),
    (["verify", "--quick", "--set", "ui=none"], "verify"),
    (["--shard", "1/2", "verify"], "verify"),
    (["--package-path", "x", "-t", "viper", "create", "A"], "create"),
  ]

  @Test("names its command before, after and between its options", arguments: understood)
  func commands(typed: [String], expected: String) throws {
    let action = try Invocation(typed, environment: Self.environment).action
    let name: String =
      switch action {
      case .create: "create"
      case .verify: "verify"
      case .list: "list"
      case .remove: "remove"
      case .templatesList: "templatesList"
      case .templatesShow: "templatesShow"
      case .templatesExport: "templatesExport"
      case .help: "help"
      case .version: "version"
      }
    #expect(name == expected)
  }

  static let refused: [([String], [String])] = [
    (["creat"], ["unknown command 'creat'"]),
    ([""], ["unknown command ''"]),
    (["b\u{1B}"], [#"unknown command 'b\u{1B}'"#]),
    (["templates"], ["'templates' needs another word"]),
    (["templates", "lst"], ["unknown command 'templates lst'"]),
    (["templates", "show"], ["ID is missing"]),
    (["templates", "export"], ["ID and DIR are missing"]),
    (["templates", "list", "x"], ["unexpected argument 'x'"]),
    (["list", "A"], ["unexpected argument 'A'"]),
    (["remove", "A", "--into", "x"], ["unknown option '--into'"]),
    (["help", "bogus"], ["unknown command 'bogus'"]),
    (
      ["create", "sign-in", "--into", "../x", "--set", "x", "--bogus"],
      [
        "unknown option '--bogus'",
        "'sign-in' is no name for a module: it must be a Swift identifier",
        "'../x' leaves its folder",
        "'x' is no NAME=VALUE",
      ]
    ),
  ]

  @Test("is refused with everything that is wrong with it", arguments: refused)
  func refusals(typed: [String], messages: [String]) {
    let failure = #expect(throws: ScaffoldFailure.self) {
      try Invocation(typed, environment: Self.environment)
    }
    #expect(failure?.diagnostics.map(\.message) == messages)
    #expect(failure?.diagnostics.first?.category == .usage)
  }
}
