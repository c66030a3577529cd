import ScaffoldKit

/// The table of commands: parsing and help read it and nothing else.
extension Command {
  static let common: [Option] = [
    Option(name: "json", help: "print one JSON object instead of text"),
    Option(name: "quiet", short: "q", help: "print nothing but errors"),
    Option(
      name: "color", value: .oneOf(["auto", "always", "never"]),
      help: "colour the output (default: auto, on a terminal without NO_COLOR)"),
    Option(name: "help", short: "h", help: "show help"),
    Option(name: "version", help: "show the version"),
  ]

  private static let templates = Option(
    name: "templates", value: .text("DIR"), isRepeatable: true,
    help: "a folder of templates, searched before the built-in ones")

  /// `create` with the options of a template.
  static func create(_ template: [TemplateOption] = []) -> Command {
    Command(
      name: "create", arguments: "NAME…",
      summary: "Write a module, or several, into a package",
      options: createOptions + template.map(Option.init) + common)
  }

  private static let packagePath = Option(
    name: "package-path", value: .text("DIR"),
    help: "the package (default: the nearest folder above with a Package.swift)")

  static let createOptions: [Option] = [
    packagePath,
    Option(name: "target", value: .text("T"), help: "the target for the sources"),
    Option(
      name: "test-target", value: .text("T"),
      help: "the target for the tests (default: <target>Tests)"),
    Option(name: "template", short: "t", value: .text("ID"), help: "the template (default: viper)"),
    templates,
    Option(
      name: "set", value: .text("NAME=VALUE"), isRepeatable: true,
      help: "set an option of the template, the same as --NAME VALUE"),
    Option(
      name: "into", value: .text("SUBFOLDER"), help: "a folder below the target's for the modules"),
    Option(name: "init", help: "make a minimal package first where there is none"),
    Option(
      name: "on-conflict",
      value: .oneOf(ConflictPolicy.allCases.map(\.rawValue) + [ConflictQuestions.policy]),
      help: "what to do with a file that exists and differs; ask, on a terminal (default: fail)"),
    Option(name: "dry-run", short: "n", help: "show what would be written, and write nothing"),
    Option(name: "diff", help: "show it as a unified diff, and write nothing"),
  ]

  static let verify = Command(
    name: "verify", arguments: "",
    summary: "Check that what the templates generate compiles and passes its tests",
    options: [
      Option(
        name: "package-path", value: .text("DIR"),
        help: "check the modules of this package instead: whether their files are there"),
      Option(name: "build", help: "with --package-path: whether it builds as well"),
      Option(
        name: "template", short: "t", value: .text("ID"), isRepeatable: true,
        help: "a template to check (default: all in the folders of --templates, else all built-in)"),
      templates,
      Option(
        name: "set", value: .text("NAME=VALUE"), isRepeatable: true,
        help: "an option of the template that stands fixed; the others are varied"),
      Option(
        name: "exhaustive",
        help: "every combination of options (default: each pair of values meets)"),
      Option(name: "quick", help: "type-check sources and tests instead of building and running"),
      Option(
        name: "stand-ins", value: .text("DIR"),
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
        name: "scratch-path", value: .text("DIR"),
        help: "where the scratch package is made (default: the folder for temporary files)"),
    ] + common)

  static let list = Command(
    name: "list", arguments: "", summary: "List the modules that were written into a package",
    options: [packagePath] + common)

  static let remove = Command(
    name: "remove", arguments: "NAME…",
    summary: "Take modules back, but for files that were edited",
    options: [
      packagePath,
      Option(
        name: "target", value: .text("T"), help: "the target, for a name that is in several"),
      Option(name: "force", help: "remove edited files, too"),
      Option(name: "dry-run", short: "n", help: "show what would be removed, and remove nothing"),
    ] + common)

  static let templatesList = Command(
    name: "templates list", arguments: "", summary: "List the templates",
    options: [templates] + common)

  static let templatesShow = Command(
    name: "templates show", arguments: "ID", summary: "Describe a template and its options",
    options: [
      templates,
      Option(
        name: "format", value: .oneOf(TemplateAnatomy.Drawing.allCases.map(\.rawValue)),
        help: "draw the stack instead: parts as boxes, protocols on the arrows"),
    ] + common)

  static let templatesExport = Command(
    name: "templates export", arguments: "ID DIR",
    summary: "Copy a template's folder to DIR, to be edited", options: [templates] + common)

  static let help = Command(
    name: "help", arguments: "[COMMAND]", summary: "Explain a command", options: common)

  static let all = [
    create(), list, remove, verify, templatesList, templatesShow, templatesExport, help,
  ]
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
    var help = option.help
    if option.isRepeatable { help += " (may be repeated)" }
    if option.kind != .boolean, !defaults.isEmpty {
      help += " (default: \(defaults.joined(separator: ", ")))"
    }
    if let condition = option.condition { help += " (when \(condition))" }
    self.init(
      name: option.name, value: value, isRepeatable: option.isRepeatable,
      isInvertible: option.kind == .boolean, mayBeEmpty: true, help: help)
  }
}
