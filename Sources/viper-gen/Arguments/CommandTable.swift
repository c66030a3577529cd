import ScaffoldKit

// The table of commands.
extension Command {
  /// The options of every command.
  static let common: [Option] = [
    Option(name: "json", group: .output, help: "print one JSON object instead of text"),
    Option(
      name: "quiet", short: "q", group: .output, help: "omit the list of files, warnings and hints"),
    Option(
      name: "color", value: .oneOf(["auto", "always", "never"]), standard: "auto",
      group: .output, help: "when to use colour (auto honours NO_COLOR)"),
    Option(name: "help", short: "h", inversion: .never, group: .output, help: "show help"),
    Option(name: "version", inversion: .never, group: .output, help: "show the version"),
    Option(
      name: ToolInfo.option, inversion: .never, isHidden: true,
      help: "print the tree of commands as JSON for SwiftPM"),
  ]

  static let templates = Option(
    name: "templates", value: .text("DIR"), isRepeatable: true, completes: .folders,
    group: .template, help: "folder of templates, searched before the built-in ones")

  /// `create` with the options of a template.
  static func create(_ template: [TemplateOption] = []) -> Command {
    Command(
      verb: .create, summary: "Create one or more modules in a package",
      operands: [
        .init(
          name: "NAME", isOptional: true, isRepeatable: true,
          help:
            "module name (SignIn), optionally with a subfolder (Account/SignIn) or its whole path "
            + "(Sources/App/Account/SignIn)")
      ],
      options: createOptions + template.map(Option.init) + common)
  }

  static let packagePath = Option(
    name: "package-path", short: "C", value: .text("DIR"), completes: .folders,
    group: .package,
    help: "package folder (default: the nearest parent folder with a Package.swift)")

  /// The options of `create` without those for previews.
  private static let ownCreateOptions: [Option] = [
    packagePath,
    Option(
      name: "target", value: .text("T"), completes: .targets, group: .package,
      help: "target for the sources"),
    Option(
      name: "test-target", value: .text("T"), completes: .testTargets,
      group: .package, help: "target for the tests (default: <target>Tests)"),
    Option(
      name: "new-target", value: .text("NAME"), group: .package,
      help: "make a library target of this name, with tests, for the module"),
    Option(
      name: "sources", value: .text("DIR"), completes: .folders, group: .package,
      help: "folder for the sources, in a project without a Package.swift"),
    Option(
      name: "tests", value: .text("DIR"), completes: .folders, group: .package,
      help: "folder for the tests, with --sources"),
    Option(
      name: "module", value: .text("NAME"), group: .package,
      help: "module that contains the folder of --sources; tests import it"),
    Option(
      name: "test-module", value: .text("NAME"), group: .package,
      help: "module that contains the folder of --tests (default: <module>Tests)"),
    Option(
      name: "template", short: "t", value: .text("ID"), standard: "viper", completes: .templates,
      group: .template, help: "template to use: its ID, or the path of its folder"),
    templates,
    Option(
      name: "set", value: .text("NAME=VALUE"), isRepeatable: true, completes: .assignments,
      group: .template, help: "set an option of the template, like --NAME VALUE"),
    Option(
      name: "into", value: .text("SUBFOLDER"), mayBeEmpty: true,
      group: .package,
      help:
        "subfolder of the target (use . for its root; default without --package-path: the working "
        + "directory, if it is in the target)"),
    Option(
      name: "file", value: .text("FILE"), completes: .files,
      group: .template,
      help: "read modules from FILE, one per line or as a JSON array (- for stdin)"),
    Option(name: "init", group: .package, help: "create a package if there is none"),
    Option(
      name: "on-conflict",
      value: .oneOf(ConflictPolicy.allCases.map(\.rawValue) + [ConflictPrompt.policy]),
      standard: ConflictPolicy.fail.rawValue,
      group: .files, help: "how to handle existing files that differ (ask needs a terminal)"),
    Option(
      name: "force", short: "f", inversion: .never,
      equivalent: ("on-conflict", ConflictPolicy.overwrite.rawValue),
      group: .files, help: "overwrite existing files, like --on-conflict overwrite"),
  ]

  static let createOptions = ownCreateOptions + previews

  /// The options of `create` on the first page of its help.
  static let dailyOptions = [
    "template", "into", "target", "new-target", "package-path", "init", "file", "force", "dry-run",
    "diff",
  ]

  /// The options of `create` that do not come from a template.
  static let fixedOptions = createOptions + common

  /// The names of these options, and those of their opposites, such as `json` and `no-json`.
  static let createFlags = fixedOptions.flatMap { option in
    option.isInvertible ? [option.name, "no-\(option.name)"] : [option.name]
  }

  static let verify = Command(
    verb: .verify,
    summary: "Build a package and run the tests of its modules",
    operands: [
      .init(
        name: "NAME", isOptional: true, isRepeatable: true, completes: .modules,
        help: "module name as shown by 'list', or the path of its folder (default: all modules)")
    ],
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets, group: .package,
        help: "check only the modules of this target"),
      templates,
      Option(
        name: "build", inversion: .mentioned, group: .checks,
        help: "build the package and run the tests (on by default); otherwise only compare files"),
      shard,
    ] + common)

  static let shard = Option(
    name: "shard", value: .text("I/N"), group: .checks,
    help: "do only the I-th of N equal parts of the work")

  static let show = Command(
    verb: .show, summary: "Show a module: its parts, files, options and command",
    operands: [
      .init(
        name: "NAME", completes: .modules,
        help: "module name as shown by 'list', or the path of its folder")
    ],
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets,
        group: .package, help: "target, if the name exists in several"),
      templates,
    ] + common)

  static let list = Command(
    verb: .list, summary: "List the modules of a package",
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets,
        group: .package, help: "list only the modules of this target"),
      Option(
        name: "recorded", group: .package,
        help: "list only the modules that viper-gen has written"),
      templates,
    ] + common)

  static let remove = Command(
    verb: .remove, summary: "Remove modules, keeping files you edited",
    operands: [
      .init(
        name: "NAME", isRepeatable: true, completes: .modules,
        help: "module name as shown by 'list', or the path of its folder")
    ],
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets,
        group: .package, help: "target, if the name exists in several"),
      Option(
        name: "force", short: "f",
        group: .files, help: "also remove edited files, and modules with missing files"),
      Option(name: "dry-run", short: "n", group: .files, help: "preview without removing"),
    ] + common)

  /// `config` with the options of a template.
  static func config(_ template: [TemplateOption] = []) -> Command {
    let own = [
      Option(name: "schema", help: "print a JSON schema of .viper-gen.json for editors instead")
    ]
    let idle: Set<String> = ["init", "new-target", "dry-run", "diff", "file"]
    return Command(
      verb: .config, summary: "Show the effective settings and their sources",
      options: own + createOptions.filter { !idle.contains($0.name) }
        + template.filter { option in !own.contains { $0.name == option.name } }.map(Option.init)
        + common)
  }

  private static let shells = CompletionSource.words(Shell.allCases.map(\.rawValue))

  static let completions = Command(
    verb: .completions, summary: "Print a shell completion script",
    operands: [.init(name: "SHELL", completes: shells, help: "bash, zsh or fish")],
    options: common)

  static let complete = Command(
    verb: .complete, summary: "Print the completions of a command line for a shell",
    operands: [
      .init(name: "SHELL", completes: shells, help: "bash, zsh or fish"),
      .init(name: "WORD", isRepeatable: true, help: "the command line, as the shell passes it"),
    ],
    options: common)

  static let help = Command(
    verb: .help, summary: "Show help for a command",
    operands: [
      .init(
        name: "COMMAND", isOptional: true, isRepeatable: true, completes: .commands,
        help: "command name, such as create or 'templates list', exit-status or lint-rules")
    ],
    options: [
      Option(
        name: "all", inversion: .never, help: "show all options, also those that are seldom needed"),
      Option(name: "man", inversion: .never, help: "print the manual page viper-gen(1) instead"),
      Option(
        name: "markdown", inversion: .never,
        help: "print the command-line reference in Markdown instead"),
      Option(
        name: "report-schema", inversion: .never,
        help: "print the JSON schema of the output of --json instead"),
    ] + common)
}
