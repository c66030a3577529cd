import ScaffoldKit

/// The table of commands: parsing and help read it and nothing else.
extension Command {
  static let common: [Option] = [
    Option(name: "json", help: "print one JSON object instead of text"),
    Option(name: "quiet", short: "q", help: "print no list of files, no warnings and no hints"),
    Option(
      name: "color", value: .oneOf(["auto", "always", "never"]), standard: "auto",
      help: "colour the output; auto: on a terminal without NO_COLOR"),
    Option(name: "help", short: "h", inversion: .never, help: "show help"),
    Option(name: "version", inversion: .never, help: "show the version"),
    Option(
      name: ToolInfo.option, inversion: .never, isHidden: true,
      help: "print the tree of commands as JSON, for SwiftPM's tools"),
  ]

  private static let templates = Option(
    name: "templates", value: .text("DIR"), isRepeatable: true, completes: .folders,
    help: "a folder of templates, searched before the built-in ones")

  /// `create` with the options of a template.
  static func create(_ template: [TemplateOption] = []) -> Command {
    Command(
      verb: .create, summary: "Write a module, or several, into a package",
      operands: [
        .init(
          name: "NAME", isOptional: true, isRepeatable: true,
          help: "the name of a module, SignIn, or a subfolder and a name, Account/SignIn")
      ],
      options: createOptions + template.map(Option.init) + common)
  }

  private static let packagePath = Option(
    name: "package-path", value: .text("DIR"), completes: .folders,
    help: "the package (default: the nearest folder above with a Package.swift)")

  static let createOptions: [Option] = [
    packagePath,
    Option(
      name: "target", value: .text("T"), completes: .targets, help: "the target for the sources"),
    Option(
      name: "test-target", value: .text("T"), completes: .testTargets,
      help: "the target for the tests (default: <target>Tests)"),
    Option(
      name: "template", short: "t", value: .text("ID"), standard: "viper", completes: .templates,
      help: "the template"),
    templates,
    Option(
      name: "set", value: .text("NAME=VALUE"), isRepeatable: true, completes: .assignments,
      help: "set an option of the template, the same as --NAME VALUE"),
    Option(
      name: "into", value: .text("SUBFOLDER"), mayBeEmpty: true,
      help: "a folder below the target's for the modules; . is the target's own"),
    Option(
      name: "from", value: .text("FILE"), completes: .files,
      help: "modules of a list: one name a line, or a JSON array; - is the standard input"),
    Option(name: "init", help: "make a minimal package first where there is none"),
    Option(
      name: "on-conflict",
      value: .oneOf(ConflictPolicy.allCases.map(\.rawValue) + [ConflictQuestions.policy]),
      standard: ConflictPolicy.fail.rawValue,
      help: "what to do with a file that exists and differs; ask, on a terminal"),
    Option(name: "dry-run", short: "n", help: "show what would be written, and write nothing"),
    Option(name: "diff", help: "show it as a unified diff, and write nothing"),
  ]

  /// The flags of `create` whatever its template, without their dashes: `json` and `no-json`.
  static let createFlags = (createOptions + common).flatMap { option in
    option.isInvertible ? [option.name, "no-\(option.name)"] : [option.name]
  }

  static let verify = Command(
    verb: .verify,
    summary: "Check that what the templates generate compiles and passes its tests",
    options: [
      Option(
        name: "package-path", value: .text("DIR"), completes: .folders,
        help: "check the modules of this package instead: whether their files are there"),
      Option(name: "build", help: "with --package-path: whether it builds as well"),
      Option(
        name: "template", short: "t", value: .text("ID"), isRepeatable: true, completes: .templates,
        help: "a template to check (default: all in the folders of --templates, else all built-in)"),
      templates,
      Option(
        name: "set", value: .text("NAME=VALUE"), isRepeatable: true, completes: .assignments,
        help: "an option of the template that stands fixed; the others are varied"),
      Option(
        name: "exhaustive",
        help: "every combination of options (default: each pair of values meets)"),
      Option(name: "quick", help: "type-check sources and tests instead of building and running"),
      Option(
        name: "stand-ins", value: .text("DIR"), completes: .folders,
        help: "with --quick: modules that stand for frameworks which this machine lacks"),
      Option(
        name: "fetch-packages",
        help: "also build what needs other packages, such as Quick, which SwiftPM fetches"),
      Option(
        name: "language-mode", value: .oneOf(VerifyRequest.LanguageMode.allCases.map(\.rawValue)),
        isRepeatable: true, help: "the Swift language mode (default: 6; with --quick: 5 and 6)"),
      Option(
        name: "shard", value: .text("I/N"), help: "only the I-th of N equal parts of the work"),
      Option(name: "keep", help: "leave the scratch package and say where it is"),
      Option(
        name: "scratch-path", value: .text("DIR"), completes: .folders,
        help: "where the scratch package is made (default: the folder for temporary files)"),
    ] + common)

  static let list = Command(
    verb: .list, summary: "List the modules that were written into a package",
    options: [packagePath] + common)

  static let remove = Command(
    verb: .remove, summary: "Take modules back, but for files that were edited",
    operands: [
      .init(
        name: "NAME", isRepeatable: true, completes: .modules, help: "a module as 'list' shows it")
    ],
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), completes: .targets,
        help: "the target, for a name that is in several"),
      Option(name: "force", help: "remove edited files, too"),
      Option(name: "dry-run", short: "n", help: "show what would be removed, and remove nothing"),
    ] + common)

  private static let templateID = Operand(
    name: "ID", completes: .templates, help: "a template as 'templates list' shows it")

  /// `config` with the options of a template.
  static func config(_ template: [TemplateOption] = []) -> Command {
    let own = [
      Option(name: "schema", help: "print a JSON schema of .viper-gen.json for editors instead")
    ]
    let idle: Set<String> = ["init", "dry-run", "diff", "from"]
    return Command(
      verb: .config, summary: "Show what create goes by, and where each value comes from",
      options: own + createOptions.filter { !idle.contains($0.name) }
        + template.filter { option in !own.contains { $0.name == option.name } }.map(Option.init)
        + common)
  }

  static let templatesList = Command(
    verb: .templatesList, summary: "List the templates", options: [templates, packagePath] + common)

  static let templatesShow = Command(
    verb: .templatesShow, summary: "Describe a template and its options",
    operands: [templateID],
    options: [
      templates,
      packagePath,
      Option(
        name: "format", value: .oneOf(TemplateAnatomy.Drawing.allCases.map(\.rawValue)),
        help: "draw the stack instead: parts as boxes, protocols on the arrows"),
    ] + common)

  static let templatesExport = Command(
    verb: .templatesExport, summary: "Copy a template's folder to DIR, to be edited",
    operands: [
      templateID,
      .init(name: "DIR", completes: .folders, help: "the folder that becomes the copy"),
    ],
    options: [templates, packagePath] + common)

  static let templatesCheck = Command(
    verb: .templatesCheck, summary: "Look for faults in a template's folder",
    operands: [.init(name: "DIR", completes: .folders, help: "the template's folder")],
    options: [
      Option(
        name: "compile",
        help: "also type-check every combination of options, in Swift 5 and in Swift 6 mode"),
      Option(
        name: "stand-ins", value: .text("DIR"), completes: .folders,
        help: "with --compile: modules that stand for frameworks which this machine lacks"),
      Option(name: "strict", help: "warnings are faults, too"),
    ] + common)

  static let templatesNew = Command(
    verb: .templatesNew,
    summary: "Write a small template with comments, to start your own from",
    operands: [
      .init(
        name: "DIR", completes: .folders,
        help: "the folder that becomes the template, and gives it its id")
    ],
    options: common)

  private static let shells = CompletionSource.words(Shell.allCases.map(\.rawValue))

  static let completions = Command(
    verb: .completions, summary: "Print a script that completes command lines in a shell",
    operands: [.init(name: "SHELL", completes: shells, help: "bash, zsh or fish")],
    options: common)

  static let complete = Command(
    verb: .complete, summary: "Answer a shell that completes a command line",
    operands: [
      .init(name: "SHELL", completes: shells, help: "bash, zsh or fish"),
      .init(name: "WORD", isRepeatable: true, help: "what was typed, as the shell knows it"),
    ],
    options: common)

  static let help = Command(
    verb: .help, summary: "Explain a command",
    operands: [
      .init(
        name: "COMMAND", isOptional: true, isRepeatable: true, completes: .commands,
        help: "a command, of one word or two")
    ],
    options: [
      Option(name: "man", inversion: .never, help: "print the manual page viper-gen(1) instead"),
      Option(
        name: "report-schema", inversion: .never,
        help: "print the JSON schema of what --json prints instead"),
    ] + common)
}

extension Option {
  /// The flag of a template's option.
  init(_ option: TemplateOption) {
    let defaults = option.defaults.filter { !$0.isEmpty }
    let value: Value
    switch option.kind {
    case .boolean: value = .none
    case .signatures: value = .text("'NAME(LABEL: TYPE)'")
    case .names: value = .text("NAME")
    case .fields: value = .text("'NAME: TYPE'")
    case .string, .list: value = option.values.isEmpty ? .text("TEXT") : .oneOf(option.values)
    }
    var help = option.help.escapingControlCharacters
    if option.isRepeatable { help += " (may be repeated)" }
    let standard = option.kind == .boolean ? defaults.filter { $0 == "true" } : defaults
    self.init(
      name: option.name, value: value, isRepeatable: option.isRepeatable, inversion: .mentioned,
      mayBeEmpty: true, standard: standard.isEmpty ? nil : standard.joined(separator: ", "),
      isFlag: option.hasFlag, condition: option.condition, help: help)
  }
}
