import ScaffoldKit

// The rows of the table for commands that change modules.
extension Command {
  private static let template = Option.Group.template

  /// The module's place, and its templates.
  private static let places: [Option] = [
    packagePath,
    Option(
      name: "target", value: .text("T"), completes: .targets, group: .package,
      help: "target, if the name exists in several"),
    templates,
  ]

  /// The options of commands that preview what they write.
  static let previews: [Option] = [
    Option(name: "dry-run", short: "n", group: .files, help: "preview without writing"),
    Option(name: "diff", group: .files, help: "preview as a unified diff"),
  ]

  /// The options of all commands that change modules.
  private static let changeOptions: [Option] =
    places + [
      Option(
        name: "on-conflict", value: .oneOf(["fail", "markers"]), standard: "fail", group: .files,
        help: "on a conflict, write nothing, or write conflict markers into the files")
    ] + previews

  private static let name = Operand(
    name: "NAME", completes: .modules,
    help: "module name as shown by 'list', or the path of its folder")

  /// `add` with the signatures that a template takes.
  static func add(_ template: [TemplateOption] = []) -> Command {
    let own =
      changeOptions + [
        Option(
          name: "from", value: .text("ROLE"), completes: .sendingRoles, group: Self.template,
          help:
            "part that calls it, such as interactor (default: an action of the user; needed in a "
            + "module without a record)"),
        Option(
          name: "to", value: .text("ROLE"), completes: .receivingRoles, group: Self.template,
          help: "part that implements it, such as presenter"),
        Option(
          name: "file", value: .text("FILE"), completes: .files, group: Self.template,
          help: "read signatures from FILE, one per line (- for stdin)"),
        Option(
          name: "remove", group: Self.template,
          help: "remove the signatures, which an earlier 'add' or 'create' has written"),
        Option(
          name: "all", inversion: .never, group: Self.template,
          help: "in a module without a record: edit all types that conform to the protocol"),
      ]
    let fixed = Set((own + common).map(\.name))
    return Command(
      verb: .add,
      summary: "Add methods or properties to a module's protocols, types, mocks and tests",
      operands: [
        name,
        Operand(
          name: "SIGNATURE", isOptional: true, isRepeatable: true,
          help: "what to add, such as 'resetPassword(email: String)'; always in quotes"),
      ],
      options: own
        + template.filter { $0.kind == .signatures && !fixed.contains($0.name) }.map(Option.init)
        + common)
  }

  /// `change` with the options of a template.
  static func change(_ template: [TemplateOption] = []) -> Command {
    let own =
      changeOptions + [
        Option(
          name: "template", short: "t", value: .text("ID"), completes: .templates,
          group: Self.template, help: "another template for the module: its ID, or its folder"),
        Option(
          name: "set", value: .text("NAME=VALUE"), isRepeatable: true, completes: .assignments,
          group: Self.template,
          help: "set an option of the template, like --NAME VALUE (+= adds to a list, -= removes)"),
      ]
    let fixed = Set((own + common).map(\.name))
    return Command(
      verb: .change,
      summary:
        "Change a module's options: --NAME VALUE sets, --NAME+=VALUE adds, --NAME-=VALUE removes",
      operands: [name],
      options: own + template.filter { !fixed.contains($0.name) }.map(Option.init) + common)
  }

  static let update = Command(
    verb: .update, summary: "Bring modules to the newest version of their template",
    operands: [
      Operand(
        name: "NAME", isOptional: true, isRepeatable: true, completes: .modules,
        help: "module name as shown by 'list', or the path of its folder (default: all modules)")
    ],
    options: changeOptions + [
      Option(
        name: "set", value: .text("NAME=VALUE"), isRepeatable: true, group: template,
        help: "set an option of the template, too"),
      Option(
        name: "check", group: .files,
        help: "write nothing; exit with status 1 if a module is behind its template"),
    ] + common)

  static let rename = Command(
    verb: .rename, summary: "Rename a module, or move it to another subfolder",
    operands: [
      name,
      Operand(
        name: "NEW",
        help: "new name (LogIn), with its subfolder if it has one (Account/LogIn)"),
    ],
    options: places + [
      Option(
        name: "to-target", value: .text("T"), completes: .targets, group: .package,
        help: "target that the module goes to, such as the new name of its target"),
      Option(
        name: "everywhere", group: .files,
        help: "also edit the other files of the package that use the module"),
      Option(
        name: "also-own", group: .files,
        help: "also rename what begins with the module's name but was not generated"),
    ] + previews + common)

  static let adopt = Command(
    verb: .adopt, summary: "Record modules that are written by hand, for 'change' and 'rename'",
    operands: [
      Operand(
        name: "NAME", isOptional: true, isRepeatable: true, completes: .modules,
        help: "module name as shown by 'list', or the path of its folder")
    ],
    options: places + [
      Option(
        name: "template", short: "t", value: .text("ID"), completes: .templates,
        group: Self.template,
        help: "template that the module is like: its ID, or its folder (default: one made of the "
          + "module)"),
      Option(
        name: "all", inversion: .never, group: .files,
        help: "all modules without a record; those that are not like the template are left out"),
      previews[0],
    ] + common)
}
