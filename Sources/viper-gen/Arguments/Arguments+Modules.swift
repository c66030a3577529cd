import ScaffoldKit

extension Arguments {
  /// The modules that the words name in a package. What is wrong with the others is added to `problems`.
  func modules(
    in place: () -> PackagePlace?, _ problems: inout [Diagnostic]
  ) -> [ModulePath] {
    var modules: [ModulePath] = []
    var index = words.startIndex
    while index < words.endIndex {
      if let (list, further) = furtherValues(at: index) {
        problems.append(problem(with: further, of: list))
        index = further.endIndex
        continue
      }
      if let problem = misplaced(words[index]) {
        problems.append(problem)
        index += 1
        continue
      }
      let module = attempt(&problems) { () throws(ScaffoldError) in
        try ModulePath(words[index], in: place)
      }
      modules += module.map { [$0] } ?? []
      index += 1
    }
    return modules
  }

  /// The error for a word that is no module but belongs to another way of typing the command: `module SignIn`,
  /// `vip SignIn`, `SignIn,LogIn`.
  private func misplaced(_ word: String) -> Diagnostic? {
    let others = words.filter { $0 != word }.map(\.shellQuoted).joined(separator: " ")
    let shown = word.escapingControlCharacters
    if word.contains(",") {
      let names = word.split { $0 == "," || $0 == " " }.map(String.init)
      guard names.allSatisfy(ModulePath.isValid) else { return nil }
      return .usage(
        .extraArgument, "'\(shown)' is not one name",
        help: "type 'viper-gen create \(names.joined(separator: " "))'")
    }
    guard !others.isEmpty else { return nil }
    if word == "module" {
      return .usage(
        .extraArgument, "unexpected argument '\(shown)'",
        help: "leave it out: viper-gen create \(others.escapingControlCharacters)")
    }
    guard Scaffolder().hints.templates().contains(where: { $0.id == word }) else { return nil }
    return .usage(
      .extraArgument, "'\(shown)' is a template",
      help: "type 'viper-gen create \(others.escapingControlCharacters) --template \(shown)'")
  }

  /// The error if words are further values of a list option, which takes one value each time.
  var listProblem: Diagnostic? {
    words.indices.lazy.compactMap { furtherValues(at: $0) }.first
      .map { list, further in problem(with: further, of: list) }
  }

  /// The words from `index` on that are values, too, of a list option whose value is directly before them.
  private func furtherValues(at index: Int) -> (ListUse, ArraySlice<String>)? {
    guard let list = listsBefore[index], listsBefore[index - 1]?.number != list.number else {
      return nil
    }
    if let end = list.end(of: words[index...]) { return (list, words[index..<end]) }
    let end = words.indices[index...].first { place in
      listsBefore[place]?.number != list.number || !list.option.takes(words[place])
    }
    let further = words[index..<(end ?? words.endIndex)]
    return further.isEmpty ? nil : (list, further)
  }

  private func problem(with further: ArraySlice<String>, of list: ListUse) -> Diagnostic {
    let shown = further.map { "'\($0.escapingControlCharacters)'" }.formatted(last: "and")
    return .usage(
      .listValues,
      "unexpected " + (further.count == 1 ? "argument " : "arguments ") + shown
        + " after '\(list.spelled) \(list.text.escapingControlCharacters)'",
      help: help(with: further, of: list).escapingControlCharacters)
  }

  private func help(with further: ArraySlice<String>, of list: ListUse) -> String {
    let values = [list.text] + further
    if list.end(of: further) == further.endIndex {
      return "quote the whole value: \(list.spelled) \(values.joined(separator: " ").shellQuoted)"
    }
    return "type "
      + (list.option.isFreeList
        ? values.map { list.spelled + $0.asOptionValue }.joined(separator: " ")
        : list.spelled + " " + values.joined(separator: ",").shellQuoted)
  }
}

extension Arguments.ListUse {
  /// The index after the words that complete a signature with an open parenthesis, whose quotes are missing;
  /// `nil` if they do not.
  fileprivate func end(of words: ArraySlice<String>) -> Int? {
    guard option.isFreeList else { return nil }
    var open = text.openParentheses
    guard open > 0 else { return nil }
    for index in words.indices {
      open += words[index].openParentheses
      if open <= 0 { return index + 1 }
    }
    return nil
  }
}

extension String {
  /// How many parentheses are opened and not closed.
  fileprivate var openParentheses: Int {
    reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
  }
}

extension ModulePath {
  fileprivate static func isValid(_ text: String) -> Bool {
    var problems: [Diagnostic] = []
    return attempt(&problems) { () throws(ScaffoldError) in try ModulePath(text) } != nil
  }
}

extension Option {
  /// Whether it takes any number of any texts, such as `--actions`.
  fileprivate var isFreeList: Bool {
    guard isRepeatable, case .text = value, case .nothing = completes else { return false }
    return true
  }

  /// Whether a word after a value of the list is certainly a value, too: one of the words that the option allows,
  /// or for one that takes any text, a word that cannot name a module.
  fileprivate func takes(_ word: String) -> Bool {
    guard case .oneOf(let allowed) = value else { return isFreeList && !ModulePath.isValid(word) }
    return values(in: word).allSatisfy { allowed.contains(canonical($0)) }
  }

  /// The value as the option spells it, if only the case differs: `swiftui` for `SwiftUI`.
  func canonical(_ typed: String) -> String {
    guard case .oneOf(let allowed) = value else { return typed }
    return ValueList.canonical(typed, among: allowed)
  }

  /// The values in a text that the user typed for the option: several for `--with service,entity`.
  func values(in text: String) -> [String] {
    guard isRepeatable, case .oneOf(let allowed) = value else { return [text] }
    return ValueList.values(in: text, allowed: allowed)
  }
}
