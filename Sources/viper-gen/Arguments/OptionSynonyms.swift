import ScaffoldKit

/// Names of options that people know from other tools or from earlier versions, and what to type here.
struct OptionSynonyms {
  /// The options that the command has.
  let options: [Option]
  /// The command; `nil` for the options of all commands.
  let command: String?

  /// An option that the command does not have, as it was typed.
  struct Typed {
    /// The option without its value: `--path`, `-o`.
    let spelled: String
    /// The value after `=`, or the next argument if it may be the value.
    let value: String?

    /// The name without its dashes, in lower case.
    var name: String { spelled.drop { $0 == "-" }.lowercased() }
  }

  /// What to type instead, as a help: `did you mean '--into Features'?`; `nil` if the name is no known synonym.
  func help(for typed: Typed) -> String? {
    if let remark = Self.remarks.first(where: { applies($0, to: typed) }) { return remark.help }
    return replacement(for: typed).map { "did you mean '\($0.escapingControlCharacters)'?" }
  }

  private func replacement(for typed: Typed) -> String? {
    if let whole = Self.replacements.first(where: { $0.words.contains(typed.name) }),
      has(String(whole.text.drop { $0 == "-" }.prefix { $0 != " " }))
    {
      return whole.text
    }
    if let name = Self.names.first(where: { has($0.option) && $0.words.contains(typed.name) })?
      .option, let option = options.first(where: { $0.name == name })
    {
      guard option.takesValue else { return "--\(name)" }
      return "--\(name)" + (typed.value?.asOptionValue ?? " \(option.valueName ?? "VALUE")")
    }
    return choice(typed.name)
  }

  /// `--ui swiftui` for `--swiftui`, from the first option that has this value.
  private func choice(_ name: String) -> String? {
    options.lazy.compactMap { option -> String? in
      guard case .oneOf(let words) = option.value, option.isFlag, option.name != "color",
        let word = words.first(where: { $0.lowercased() == name })
      else { return nil }
      return "--\(option.name) \(word)"
    }.first
  }

  private func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  private func applies(_ remark: Remark, to typed: Typed) -> Bool {
    remark.words.contains(typed.name)
      && (remark.commands.isEmpty || remark.commands.contains(command ?? ""))
  }

  // MARK: Tables

  /// The options with other names for the same.
  private static let names: [(option: String, words: Set<String>)] = [
    (
      "into",
      [
        "path", "output", "out", "o", "folder", "subfolder", "directory", "dir", "d", "dest",
        "destination", "group",
      ]
    ),
    ("template", ["architecture", "arch", "type", "flavour", "flavor", "style", "pattern"]),
    ("set", ["option", "opt", "define"]),
    ("dry-run", ["preview", "pretend", "dryrun", "what-if", "simulate"]),
    ("force", ["overwrite", "replace"]),
    ("file", ["from", "from-file", "list", "signatures"]),
    ("on-conflict", ["conflicts", "conflict", "if-exists"]),
    ("ref", ["version", "tag", "branch", "commit", "revision"]),
    ("package-path", ["path", "package", "project", "cwd", "root", "dir", "directory"]),
    ("color", ["colour"]),
    ("quiet", ["silent", "s"]),
  ]

  /// Texts that replace a whole option with its value.
  private static let replacements: [(words: Set<String>, text: String)] = [
    (["no-tests", "no-mocks", "skip-tests", "without-tests"], "--testing none"),
    (["skip-existing", "keep-existing"], "--on-conflict skip"),
    (["no-color", "no-colour", "nocolor", "monochrome"], "--color never"),
  ]

  private struct Remark {
    let words: Set<String>
    var commands: Set<String> = []
    let help: String
  }

  /// Options that have no counterpart, with what to do instead.
  private static let remarks = [
    Remark(
      words: ["name", "module-name", "n"], commands: ["create"],
      help: "the name has no option: 'viper-gen create SignIn'"),
    Remark(
      words: ["y", "yes", "assume-yes", "no-input", "no-interaction", "non-interactive"],
      help: "leave it out: with a NAME, no question is asked"),
    Remark(
      words: ["verbose", "debug"],
      help: "leave it out: each change is printed; '--json' prints more"),
    Remark(
      words: ["all", "a"], commands: ["remove"],
      help: "name the modules; 'viper-gen list' lists them"),
    Remark(
      words: ["all", "a"], commands: ["update"],
      help: "leave it out: without a NAME, 'viper-gen update' updates all modules"),
    Remark(
      words: ["template", "t"], commands: ["templates verify"],
      help: "the template is an argument: 'viper-gen templates verify vip'"),
    Remark(
      words: [
        "template", "t", "set", "exhaustive", "quick", "stand-ins", "fetch-packages",
        "language-mode", "keep", "scratch-path",
      ], commands: ["verify"],
      help: "'verify' builds and tests the modules of a package; "
        + "'viper-gen templates verify' builds and tests what templates generate"),
  ]
}
