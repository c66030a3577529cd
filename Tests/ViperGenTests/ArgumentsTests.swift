import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The words of a command line")
struct ArgumentsTests {
  private static let options = [
    Option(name: "quiet", short: "q", inversion: .never, help: ""),
    Option(name: "dry-run", short: "n", help: ""),
    Option(name: "target", short: "t", value: .text("T"), help: ""),
    Option(name: "set", value: .text("N=V"), isRepeatable: true, help: ""),
    Option(name: "color", value: .oneOf(["auto", "never"]), help: ""),
    Option(name: "tests", help: ""),
    Option(name: "prefix", value: .text("TEXT"), mayBeEmpty: true, help: ""),
  ]

  /// What was typed, the words, and the options that were set.
  static let good: [([String], [String], [String: [String]])] = [
    ([], [], [:]),
    (["A", "-q", "B"], ["A", "B"], ["quiet": ["true"]]),
    (["--target", "T", "A"], ["A"], ["target": ["T"]]),
    (["--target=T=U"], [], ["target": ["T=U"]]),
    (["--target=\u{301}T"], [], ["target": ["\u{301}T"]]),
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
    (["-", "-5", "-1.5", "-.5", "\u{2212}5"], ["-", "-5", "-1.5", "-.5", "\u{2212}5"], [:]),
    (["--target", "-5", "--target=-5", "-t-5"], [], ["target": ["-5", "-5", "-5"]]),
    (["--target", "-x"], [], ["target": ["-x"]]),
    (["--target", "-"], [], ["target": ["-"]]),
    (["--target", "\u{2014}"], [], ["target": ["\u{2014}"]]),
    (["--color=auto", "--color", "never"], [], ["color": ["auto", "never"]]),
    (["--no-dry-run", "-n"], [], ["dry-run": ["false", "true"]]),
    (["-n=false"], [], ["dry-run": ["false"]]),
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
    (["-x"], ["unknown option '-x'"], "'viper-gen help' lists the options"),
    (["-Q"], ["unknown option '-Q'"], "did you mean '-q'?"),
    (["-qx"], ["unknown option '-x'"], "'viper-gen help' lists the options"),
    (["-target", "T"], ["unknown option '-target'"], "did you mean '--target'?"),
    (["-dry-run"], ["unknown option '-dry-run'"], "did you mean '--dry-run'?"),
    (["--targ", "T"], ["unknown option '--targ'"], "did you mean '--target'?"),
    (["--no-tsts"], ["unknown option '--no-tsts'"], "did you mean '--no-tests'?"),
    (
      ["--into", "x"], ["unknown option '--into'"],
      "'--into' is an option of 'create', 'config', 'templates add', 'templates import' and "
        + "'templates learn'"
    ),
    (["--a\u{1B}b"], [#"unknown option '--a\u{1B}b'"#], "'viper-gen help' lists the options"),
    (["--target"], ["'--target' needs a value"], "type '--target T'"),
    (["--target="], ["'--target' needs a value"], "type '--target T'"),
    (["--target", ""], ["'--target' needs a value"], "type '--target T'"),
    (["--target", "--quiet"], ["'--target' needs a value"], "type '--target T'"),
    (["--target", "-q"], ["'--target' needs a value"], "type '--target T'"),
    (["--target", "--color=auto"], ["'--target' needs a value"], "type '--target T'"),
    (["--target", "--no-tests"], ["'--target' needs a value"], "type '--target T'"),
    (
      ["--target", "--x"], ["'--target' needs a value", "unknown option '--x'"],
      "type '--target T', or '--target=--x' if that is the value"
    ),
    (["-t", "-q"], ["'-t' needs a value"], "type '-t T'"),
    (["--target", "--", "A"], ["'--target' needs a value"], "type '--target T'"),
    (["--quiet=yes"], ["'--quiet' takes no value"], "type '--quiet'"),
    (["-q=x"], ["'-q' takes no value"], "type '-q'"),
    (["--no-tests=true"], ["'--no-tests' takes no value"], "type '--no-tests'"),
    (["--color", "nevr"], ["'--color' cannot be 'nevr'"], "did you mean 'never'?"),
    (
      ["--color", "sometimes"], ["'--color' cannot be 'sometimes'"], "expected one of: auto, never"
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
    #expect(problems.allSatisfy { $0.category == .usage && $0.help != nil })
    if let help { #expect(problems.first?.help == help) }
  }

  /// An argument with a typographic dash, what follows it, what the dash is called, and what to type.
  static let dashes: [([String], String, String)] = [
    (["\u{2014}quiet"], "an em dash (U+2014)", "--quiet"),
    (["\u{2013}quiet"], "an en dash (U+2013)", "--quiet"),
    (["-\u{2013}quiet"], "an en dash (U+2013)", "--quiet"),
    (["\u{2212}\u{2212}quiet"], "a minus sign (U+2212)", "--quiet"),
    (["\u{2010}q"], "a typographic hyphen (U+2010)", "-q"),
    (["\u{2013}n"], "an en dash (U+2013)", "-n"),
    (["\u{2014}target", "T"], "an em dash (U+2014)", "--target"),
    (["\u{2014}target=T"], "an em dash (U+2014)", "--target=T"),
    (["\u{2014}tragte", "T"], "an em dash (U+2014)", "--target"),
    (["\u{2014}no-tests"], "an em dash (U+2014)", "--no-tests"),
    (["\u{2014}"], "an em dash (U+2014)", "--"),
    (["\u{FF0D}\u{FF0D}zzzzzz", "T"], "a wide hyphen (U+FF0D)", "--zzzzzz"),
  ]

  @Test("that begin with a typographic dash are named with their dash, once", arguments: dashes)
  func typographicDashes(typed: [String], dash: String, correct: String) {
    let arguments = Arguments(typed, options: Self.options)
    #expect(arguments.problems.map(\.message) == ["'\(typed[0])' begins with \(dash)"])
    #expect(arguments.problems.map(\.help) == ["type '\(correct)'"])
    #expect(arguments.words == [])
  }

  @Test("without a value before a typographic dash have both errors reported")
  func dashInsteadOfValue() {
    let problems = Arguments(["--target", "\u{2014}quiet"], options: Self.options).problems
    #expect(problems.map(\.code) == [.missingValue, .typographicDash])
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
    let arguments = Arguments(typed, options: Self.options)
    #expect(arguments.retyped(.create, without: ["dry-run"]) == expected)
  }
}
