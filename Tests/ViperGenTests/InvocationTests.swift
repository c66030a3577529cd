import ScaffoldKit
import Testing

@testable import viper_gen

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
    (["create", "--template", "vip", "-h"], "help"),
    (["bogus", "--help"], "help"),
    (["bogus", "--bogus", "--help"], "help"),
    (["-h"], "help"),
    (["-qh", "list"], "help"),
    (["-h", "create"], "help"),
    (["create", "--target", "--help"], "help"),
    (["create", "--color", "x", "sign-in", "--help"], "help"),
    (["templates", "--help"], "help"), (["templates"], "help"),
    (["help", "templates", "show"], "help"),
    (["help", "bogus", "--help"], "help"),
    (["--version", "--help"], "help"),
    (["--version"], "version"),
    (["create", "A", "--version"], "version"),
    (["bogus", "--version"], "version"),
    (["help", "--man"], "manual"),
    (["completions", "zsh"], "completions"),
    (["complete", "fish", "--", "--version", ""], "complete"),
    (["--experimental-dump-help"], "toolInfo"),
    (["create", "sign-in", "--bogus", "--experimental-dump-help"], "toolInfo"),
    (["--", "--experimental-dump-help"], "toolInfo"),
    (["remove", "--", "--experimental-dump-help"], "remove"),
    (["templates", "--version", "--bogus"], "version"),
    (["list"], "list"),
    (["--no-json", "list", "--no-quiet"], "list"),
    (["--", "list"], "list"),
    (["--package-path", "x", "list", "--json"], "list"),
    (["remove", "A", "--target", "T", "--force", "-n"], "remove"),
    (["templates", "list"], "templatesList"),
    (["--color", "never", "templates", "list"], "templatesList"),
    (["--color=never", "templates", "--quiet", "list"], "templatesList"),
    (["templates", "--templates", "list", "list"], "templatesList"),
    (["-q", "templates", "show", "viper"], "templatesShow"),
    (["templates", "export", "viper", "dir"], "templatesExport"),
    (["templates", "--compile", "check", "dir"], "templatesCheck"),
    (["templates", "new", "dir"], "templatesNew"),
    (["create", "A", "--package-path", "x"], "create"),
    (["templates", "verify", "--quick", "--set", "ui=none"], "templatesVerify"),
    (["--shard", "1/2", "verify"], "verify"),
    (["verify", "--package-path", "x"], "verify"),
    (["--package-path", "x", "-t", "viper", "create", "A"], "create"),
    (["-nt", "viper", "create", "A"], "create"),
    (["-tviper", "--into=x", "create", "A"], "create"),
    (["-CABC", "list"], "list"),
    (["-qC/tmp/ABC", "list"], "list"),
    (["--ui", "swiftui", "create", "A"], "create"),
    (["--with", "service", "--with=entity", "create", "A", "--testing", "xctest"], "create"),
    (["create", "A", "--with="], "create"),
    (["create", "A", "--", "B"], "create"),
    (["help", "--report-schema"], "reportSchema"),
    (["remove", "--", "--help"], "remove"),
    (["remove", "--", "--version"], "remove"),
  ]

  @Test("names its command before, after and between its options", arguments: understood)
  func commands(typed: [String], expected: String) throws {
    let command = try Invocation(typed, environment: Self.environment).runnable()
    #expect(Self.name(of: command) == expected)
  }

  /// The name of a command, or what `help` prints.
  private static func name(of command: any RunnableCommand) -> String {
    if let help = command as? HelpCommand {
      return switch help.page {
      case .text: "help"
      case .manual: "manual"
      case .reference: "reference"
      case .reportSchema: "reportSchema"
      case .commandTree: "toolInfo"
      }
    }
    let name = "\(type(of: command))".replacing("Command", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  static let refused: [([String], [String])] = [
    (["creat"], ["unknown command 'creat'"]),
    ([""], ["unknown command ''"]),
    (["b\u{1B}"], [#"unknown command 'b\u{1B}'"#]),
    (["--", "--help"], ["unknown command '--help'"]),
    (["--quiet"], ["missing command"]),
    (["--bogus"], ["unknown option '--bogus'", "missing command"]),
    (["bogus", "create"], ["unknown command 'bogus'"]),
    (["templates", "lst"], ["unknown command 'templates lst'"]),
    (["templates", "show"], ["ID is missing"]),
    (["completions"], ["SHELL is missing"]),
    (["completions", "bash", "zsh"], ["unexpected argument 'zsh'"]),
    (["templates", "export"], ["ID and DIR are missing"]),
    (["templates", "list", "x"], ["unexpected argument 'x'"]),
    (["list", "A"], ["unexpected argument 'A'"]),
    (["remove", "A", "--into", "x"], ["unknown option '--into'"]),
    (["list", "-5"], ["unexpected argument '-5'"]),
    (["help", "bogus"], ["unknown command 'bogus'"]),
    (["help", "list", "x"], ["unexpected argument 'x'"]),
    (["help", "templates", "x"], ["unknown command 'templates x'"]),
    (
      ["create", "sign-in", "--into", "../x", "--set", "x", "--bogus"],
      [
        "unknown option '--bogus'",
        "invalid module name 'sign-in': not a Swift identifier",
        "'../x' points outside the target's folder",
        "expected NAME=VALUE, found 'x'",
      ]
    ),
  ]

  /// What was typed, and the way out.
  static let advice: [([String], String)] = [
    (["creat", "A"], "did you mean 'create'?"),
    (["lsit"], "did you mean 'list'?"),
    (["templates", "lst"], "did you mean 'templates list'?"),
    (["template", "list"], "did you mean 'templates list'?"),
    (["template"], "did you mean 'templates'?"),
    (["describe", "viper"], "did you mean 'show'?"),
    (["templates", "viper"], "type 'viper-gen templates show viper'"),
    (["templates", "install", "x"], "did you mean 'templates add'?"),
    (["generate", "module", "SignIn"], "type 'viper-gen create SignIn'"),
    (["SignIn"], "to create a module, type 'viper-gen create SignIn'"),
    (["check"], "did you mean 'verify'?"),
    (["help", "creat"], "did you mean 'create'?"),
    (
      ["create", "A", "--init", "--template", "vipr"],
      "did you mean 'viper'? 'viper-gen templates list' lists all"
    ),
    (["create", "A", "--init", "--ui", "swftui"], "did you mean 'swiftui'?"),
    (["create", "A", "--uii", "swiftui"], "did you mean '--ui'?"),
    (["create", "A", "\u{2014}ui", "swiftui"], "type '--ui'"),
    (["\u{2014}ui", "swiftui", "create", "A"], "type '--ui'"),
    (["create", "signIn", "--init"], "use 'SignIn'"),
    (["completions", "zhs"], "did you mean 'zsh'?"),
    (["completions", "csh1"], "expected one of: bash, zsh, fish"),
    (
      ["list", "--dry-run"],
      "'--dry-run' is an option of 'create', 'add', 'change', 'update', 'rename', 'adopt', 'remove', "
        + "'lint', 'mocks' and "
        + "'templates add'"
    ),
    (["rename", "A", ""], "type 'viper-gen rename NAME NEW'"),
    (["list", "--zzzzzz"], "'viper-gen help list' lists the options"),
    (["templates", "verify", "--language-mode", "7"], "expected one of: 5, 6"),
    (
      ["templates", "show"],
      "type 'viper-gen templates show ID'; 'viper-gen templates list' lists the IDs"
    ),
  ]

  @Test("that is wrong is answered with the nearest word, or with what to type", arguments: advice)
  func help(typed: [String], expected: String) {
    let failure = #expect(throws: ScaffoldError.self) {
      try Invocation(typed, environment: Self.environment).runnable()
    }
    #expect(failure?.diagnostics.map(\.help) == [expected])
  }

  @Test("is refused with everything that is wrong with it", arguments: refused)
  func refusals(typed: [String], messages: [String]) {
    let failure = #expect(throws: ScaffoldError.self) {
      try Invocation(typed, environment: Self.environment).runnable()
    }
    #expect(failure?.diagnostics.map(\.message) == messages)
    #expect(failure?.diagnostics.first?.category == .usage)
  }
}
