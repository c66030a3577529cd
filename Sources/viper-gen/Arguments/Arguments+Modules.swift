import ScaffoldKit

extension Arguments {
  /// The modules that the words name in a package. What is wrong with the others is added to `problems`.
  func modules(
    in place: () -> PackagePlace?, _ problems: inout [Diagnostic]
  ) -> [ModulePath] {
    words.indices.compactMap { index in
      if let list = listsBefore[index], further(of: list).contains(index) {
        if further(of: list).first == index { problems.append(furtherValues(of: list)) }
        return nil
      }
      return attempt(&problems) { () throws(ScaffoldError) in
        try ModulePath(words[index], in: place)
      }
    }
  }

  /// The error if words are further values of a list option, which takes one value each time.
  var listProblem: Diagnostic? {
    words.indices.compactMap { listsBefore[$0] }.first { !further(of: $0).isEmpty }
      .map { furtherValues(of: $0) }
  }

  /// The indices of the words directly after the value of a list option that are values, too. Of an option
  /// that takes any text, these are the words that are not names of modules.
  private func further(of list: ListUse) -> [Int] {
    Array(
      words.indices.filter { listsBefore[$0]?.number == list.number }.prefix { index in
        switch list.option.value {
        case .oneOf(let allowed):
          list.option.values(in: words[index]).allSatisfy(allowed.contains)
        case .text, .none: list.option.isFreeList && !ModulePath.isValid(words[index])
        }
      })
  }

  private func furtherValues(of list: ListUse) -> Diagnostic {
    let further = further(of: list).map { words[$0] }
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

  /// The values in a text that the user typed for the option: several for `--with service,entity`.
  func values(in text: String) -> [String] {
    guard isRepeatable, case .oneOf(let allowed) = value else { return [text] }
    return ValueList.values(in: text, allowed: allowed)
  }
}
