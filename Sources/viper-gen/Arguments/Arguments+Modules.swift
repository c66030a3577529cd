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
      let module = attempt(&problems) { () throws(ScaffoldError) in
        try ModulePath(words[index], in: place)
      }
      modules += module.map { [$0] } ?? []
      index += 1
    }
    return modules
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
    let end = words.indices[index...].first { place in
      listsBefore[place]?.number != list.number || !list.option.takes(words[place])
    }
    let further = words[index..<(end ?? words.endIndex)]
    return further.isEmpty ? nil : (list, further)
  }

  private func problem(with further: ArraySlice<String>, of list: ListUse) -> Diagnostic {
    let values = [list.text] + further
    let typed =
      list.option.isFreeList
      ? values.map { list.spelled + $0.asOptionValue }.joined(separator: " ")
      : list.spelled + " " + values.joined(separator: ",").shellQuoted
    let shown = further.map { "'\($0.escapingControlCharacters)'" }.formatted(last: "and")
    return .usage(
      "list-values",
      "'\(list.spelled)' takes one value each time; \(shown) "
        + (further.count == 1 ? "is" : "are") + " not part of it",
      help: "type \(typed.escapingControlCharacters)")
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
    return values(in: word).allSatisfy(allowed.contains)
  }

  /// The values in a text that the user typed for the option: several for `--with service,entity`.
  func values(in text: String) -> [String] {
    guard isRepeatable, case .oneOf(let allowed) = value else { return [text] }
    return ValueList.values(in: text, allowed: allowed)
  }
}
