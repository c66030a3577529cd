import ScaffoldKit

extension Command {
  /// Checks that there is one word for each operand. A command whose operand can be repeated checks its
  /// words itself.
  ///
  /// - Throws: if there are too few words, too many, or an empty one.
  func checkNumber(in arguments: Arguments) throws(ScaffoldError) {
    let words = arguments.words
    if operands.contains(where: \.isRepeatable) { return }
    if words.count < operands.count { throw ScaffoldError([missing(operands[words.count...])]) }
    if words.count > operands.count {
      if let problem = arguments.listProblem { throw ScaffoldError([problem]) }
      let extra = words[operands.count].escapingControlCharacters
      throw ScaffoldError([
        .usage(
          .extraArgument, "unexpected argument '\(extra)'", help: "type 'viper-gen \(usage)'")
      ])
    }
    if let empty = words.firstIndex(of: "") {
      throw ScaffoldError([
        .usage(
          .missingArgument, "\(operands[empty].name) is empty", help: "type 'viper-gen \(usage)'")
      ])
    }
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
