import ScaffoldKit

extension Command {
  /// Checks that there is one word for each operand. A command whose operand can be repeated checks its
  /// words itself.
  ///
  /// - Throws: if there are too few words, too many, or an empty one.
  func checkNumber(in arguments: Arguments) throws(ScaffoldError) {
    let words = arguments.words
    if operands.contains(where: \.isRepeatable) { return }
    let required = operands.prefix { !$0.isOptional }
    if words.count < required.count { throw ScaffoldError([missing(required[words.count...])]) }
    if words.count > operands.count {
      if let problem = arguments.listProblem { throw ScaffoldError([problem]) }
      let extra = words[operands.count].escapingControlCharacters
      let help = help(forExtra: words) ?? "type 'viper-gen \(usage)'"
      throw ScaffoldError([
        .usage(.extraArgument, "unexpected argument '\(extra)'", help: help)
      ])
    }
    if let empty = words.firstIndex(of: "") {
      throw ScaffoldError([
        .usage(
          .missingArgument, "\(operands[empty].name) is empty", help: "type 'viper-gen \(usage)'")
      ])
    }
  }

  /// What to type instead, for words that mean something that the command does in another way.
  private func help(forExtra words: [String]) -> String? {
    let extra = words[operands.count...]
    let first = words[operands.count]
    let text =
      switch verb {
      case .list where !Self.members(of: first).isEmpty: "type 'viper-gen \(first) list'"
      case .list: "to show one module, type 'viper-gen show \(first.shellQuoted)'"
      case .change:
        change(extra).map { "viper-gen change \(words[0].shellQuoted) \($0)".asInstruction }
      case .templatesAdd:
        "viper-gen templates add \(words[0].shellQuoted) --ref \(first.shellQuoted)".asInstruction
      case .config where ["get", "set", "init", "edit", "show", "list"].contains(first):
        "settings are kept in the file .viper-gen.json, such as { \"template\": \"vip\" }; "
          + "'viper-gen config' shows them"
      default: nil as String?
      }
    return text?.escapingControlCharacters
  }

  /// `--ui swiftui` for the words `ui swiftui` or `ui=swiftui`, if the command has such an option.
  private func change(_ words: ArraySlice<String>) -> String? {
    let parts = words[words.startIndex].split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, options.contains(where: { $0.name == name }) else { return nil }
    let value = parts.dropFirst().first ?? words.dropFirst().first
    return "--\(name)" + (value?.asOptionValue ?? " VALUE")
  }

  private func missing(_ operands: ArraySlice<Operand>) -> Diagnostic {
    let names = operands.map(\.name)
    let verb = names.count == 1 ? "is" : "are"
    let ids = names.contains("ID") ? "; 'viper-gen templates list' lists the IDs" : ""
    return .usage(
      .missingArgument, "\(names.joined(separator: " and ")) \(verb) missing",
      help: "type 'viper-gen \(usage)'" + ids)
  }
}
