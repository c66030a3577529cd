import ScaffoldKit

/// The diagnostics for arguments that do not fit a table of options.
struct ArgumentErrors {
  let options: [Option]
  /// The command that has the options; `nil` for the options of all commands.
  let command: String?
  /// The id of the template that some of the options come from.
  let template: String?
  /// The templates that have an option of a name.
  let templatesWithOption: (String) -> [String]
  /// For `add`: the options of the module's template, which `change` sets.
  let changeOptions: [Option]

  /// An option that is not in the table.
  ///
  /// - Parameters:
  ///   - argument: the option without its value.
  ///   - value: the value after `=`, or the next argument if it may be the value.
  ///   - module: the first argument, for `add` the module.
  ///   - correct: the correct spelling, if it is certain.
  func unknown(
    _ argument: String, value: String? = nil, module: String? = nil, correct: String? = nil
  ) -> Diagnostic {
    let shown = argument.escapingControlCharacters
    if let dash = TypographicDash.name(in: argument),
      case let plain = TypographicDash.hyphenated(argument),
      options.contains(where: { $0.isSpelled(plain) })
    {
      return .usage(.typographicDash, "'\(shown)' contains \(dash)", help: "type '\(plain)'")
    }
    let owner = template.map {
      ": the template '\($0.escapingControlCharacters)' has no such option"
    }
    return .usage(
      .unknownOption, "unknown option '\(shown)'" + (owner ?? ""),
      help: correct.map { "did you mean '\($0)'?" } ?? change(argument, value, module)
        ?? help(forUnknown: argument, value))
  }

  /// The command for an option that `change` has instead of `add`: `change SignIn --with+=service`.
  private func change(_ argument: String, _ value: String?, _ module: String?) -> String? {
    guard let option = changeOptions.first(where: { $0.isSpelled(argument) }) else { return nil }
    let sign = option.isRepeatable ? "+=" : "="
    let setting = option.takesValue ? sign + (value ?? "VALUE").shellQuoted : ""
    let command = "viper-gen change \((module ?? "NAME").shellQuoted) \(argument)\(setting)"
    return "type '\(command.escapingControlCharacters)'"
  }

  private func help(forUnknown argument: String, _ value: String?) -> String {
    if let owners = templates(with: argument) { return "'\(argument)' is an option of \(owners)" }
    let synonyms = OptionSynonyms(options: options, command: command)
    if let help = synonyms.help(for: .init(spelled: argument, value: value)) { return help }
    if let owners = owners(of: argument) { return "'\(argument)' is an option of \(owners)" }
    if let nearest = nearest(argument) { return "did you mean \(nearest)?" }
    let page =
      template.map { "'viper-gen create --template \($0.shellQuoted) --help'" }
      ?? command.map { "'viper-gen help \($0)'" } ?? "'viper-gen help'"
    return "\(page) lists the options"
  }

  /// The other templates that have the option: `the template 'vip'`.
  private func templates(with argument: String) -> String? {
    guard argument.begins(with: "--"), command != nil else { return nil }
    let name = String(argument.dropFirst(2))
    let opposite = name.begins(with: "no-") ? templatesWithOption(String(name.dropFirst(3))) : []
    let templates = templatesWithOption(name) + opposite
    guard !templates.isEmpty else { return nil }
    let ids = templates.map { "'\($0.escapingControlCharacters)'" }.formatted(last: "and")
    return (templates.count == 1 ? "the template " : "the templates ") + ids
  }

  /// The other commands that have the option: `'create' and 'remove'`.
  private func owners(of argument: String) -> String? {
    let isCommon = Command.common.contains { $0.isSpelled(argument) }
    let owners = Command.visible.filter { command in
      command.name != self.command && command.options.contains { $0.isSpelled(argument) }
    }
    guard !isCommon, !owners.isEmpty else { return nil }
    return owners.map { "'\($0.name)'" }.formatted(last: "and")
  }

  /// The options that begin with `argument`, else the most similar: `'--template' or '--templates'`.
  private func nearest(_ argument: String) -> String? {
    guard argument.hasPrefix("--") else {
      let other = options.compactMap(\.short).first {
        argument.dropFirst().lowercased() == $0.lowercased()
      }
      return other.map { "'-\($0)'" }
    }
    let shown = options.filter { !$0.isHidden }
    var known = shown.map { "--\($0.name)" }
    if argument.hasPrefix("--no-") {
      known += shown.filter(\.isInvertible).map { "--no-\($0.name)" }
    }
    let longer = known.filter { argument.count > 4 && $0.hasPrefix(argument) }
    if (1...3).contains(longer.count) {
      return longer.map { "'\($0)'" }.formatted(last: "or")
    }
    return Suggestion.nearest(argument, in: known).map { "'\($0)'" }
  }

  /// An option that begins with a typographic dash.
  func typographic(_ argument: String) -> Diagnostic {
    let shown = argument.escapingControlCharacters
    let plain = TypographicDash.replaced(argument)
    let name = String(plain.prefix { $0 != "=" })
    let known = options.map { "--\($0.name)" }
    let isKnown = options.contains { $0.isSpelled(name) }
    let correct = isKnown ? name : Suggestion.nearest(name, in: known) ?? name
    let typed = correct + plain.dropFirst(name.count)
    return .usage(
      .typographicDash,
      "'\(shown)' begins with \(TypographicDash.leadingName(in: argument) ?? "a dash")",
      help: "type '\(typed.escapingControlCharacters)'")
  }

  /// An option without its value. `follower` is the argument after it.
  func missingValue(of option: Option, _ spelled: String, follower: String?) -> Diagnostic {
    let word = option.valueName ?? ""
    var help = "type '\(spelled) \(word)'"
    if let follower, follower.hasPrefix("--"), follower != "--",
      !options.contains(where: { $0.isSpelled(String(follower.prefix { $0 != "=" })) })
    {
      help += ", or '\(spelled)=\(follower.escapingControlCharacters)' if that is the value"
    }
    return .usage(.missingValue, "'\(spelled)' needs a value", help: help)
  }

  /// A switch with a value.
  func unexpectedValue(_ spelled: String) -> Diagnostic {
    .usage(.unexpectedValue, "'\(spelled)' takes no value", help: "type '\(spelled)'")
  }

  /// A switch with a value in the next argument.
  func separateValue(_ value: String, of option: Option, _ spelled: String) -> Diagnostic {
    let correct = value == "true" ? "--\(option.name)" : "--no-\(option.name)"
    return .usage(
      .unexpectedValue, "unexpected value '\(value)' after '\(spelled)'",
      help: "type '\(option.isInvertible ? correct : spelled)'")
  }

  /// An edit of a list whose `+` or `-` is not directly before the `=`; `nil` if the value has none.
  ///
  /// - Parameter follower: the next argument, the value of `--with += service`.
  func misplacedOperation(
    of option: Option, _ spelled: String, value: String, follower: String?
  ) -> Diagnostic? {
    guard let sign = value.first, sign == "+" || sign == "-" else { return nil }
    let rest = value.dropFirst()
    let isApart = rest.isEmpty || rest == "="
    guard isApart || rest.first?.isLetter ?? false else { return nil }
    let typed = isApart ? follower ?? "VALUE" : String(rest)
    let shown = typed.escapingControlCharacters.shellQuoted
    return .usage(
      .unknownValue, "'\(spelled)' cannot be '\(value.escapingControlCharacters)'",
      help: "write it without blanks: --\(option.name)\(sign)=\(shown)")
  }

  /// A setting without its `=`; `value` is the next argument.
  func setting(_ name: String, value: String) -> Diagnostic {
    let typed = "\(name)=\(value)".escapingControlCharacters
    return .usage(
      .badSetting, "expected NAME=VALUE, found '\(name.escapingControlCharacters)'",
      help: "--set \(typed.shellQuoted)".asInstruction)
  }

  /// A value that is not one of `words`.
  func unknownValue(_ value: String, _ spelled: String, _ words: [String]) -> Diagnostic {
    let shown = words.map(\.escapingControlCharacters)
    return .usage(
      .unknownValue, "'\(spelled)' cannot be '\(value.escapingControlCharacters)'",
      help: Suggestion.help(
        for: value, in: shown, otherwise: "expected one of: \(shown.joined(separator: ", "))"))
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`
  func formatted(last word: String) -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
  }
}

extension Diagnostic {
  /// An error in the command line.
  static func usage(_ code: Diagnostic.Code, _ message: String, help: String? = nil) -> Diagnostic {
    Diagnostic(.usage, code, message, help: help)
  }
}
