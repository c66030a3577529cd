extension LayoutWriter {
  /// The lines of a declaration that does not fit on one; `nil` for another line:
  ///
  ///     var states: [Activity: State] =      var message: String? {
  ///       [:]                                  text ?? fallback
  ///     {                                    }
  func wrappedDeclaration(_ line: String) -> [String]? {
    let blanks = String(line.prefix { $0 == " " })
    let words = line.split(separator: " ").prefix { !$0.hasSuffix(":") }
    guard let first = words.first, !Self.statements.contains(first), !line.hasSuffix("("),
      !line.hasSuffix("[")
    else { return nil }
    if line.hasSuffix(" }"), words.contains("var") || words.contains("func"),
      let brace = line.firstRange(of: " { ")
    {
      let body = line[brace.upperBound...].dropLast(2)
      return [line[..<brace.lowerBound] + " {", blanks + "  " + body, blanks + "}"]
    }
    return words.contains("func") ? nil : wrappedValue(line, blanks)
  }

  /// The lines of a choice with `?` and `:` that is in no list of its line; `nil` for another line.
  func wrappedChoice(_ line: String) -> [String]? {
    guard !line.contains("\""), let question = line.firstRange(of: " ? "),
      let colon = line[question.upperBound...].firstRange(of: " : ")
    else { return nil }
    let condition = line[..<question.lowerBound]
    let opened = condition.filter { "([{".contains($0) }.count
    guard opened == condition.filter({ ")]}".contains($0) }).count else { return nil }
    let blanks = String(line.prefix { $0 == " " })
    let isContinued = condition.allSatisfy { $0 == " " }
    let indented = isContinued ? blanks : blanks + "  "
    return (isContinued ? [] : [String(condition)]) + [
      indented + "? " + line[question.upperBound..<colon.lowerBound],
      indented + ": " + line[colon.upperBound...],
    ]
  }

  /// The lines of a variable or parameter without a value, if its type fits on the second one; `nil` for another line.
  func wrappedTypeOfVariable(_ line: String) -> [String]? {
    let blanks = String(line.prefix { $0 == " " })
    let isParameter = line.drop { $0 == " " }.prefix { $0 != " " }.last == ":"
    guard line.contains(" var ") || isParameter && line.contains(": @escaping "),
      !line.contains(" = "), !line.hasSuffix("{"), !line.hasSuffix("}")
    else { return nil }
    let lines = wrappedValue(line, blanks)
    return lines?.allSatisfy { width(of: $0) <= layout.lineLength } == true ? lines : nil
  }

  private static let statements: Set<Substring> = ["if", "guard", "case", "for", "while", "switch"]

  private func wrappedValue(_ line: String, _ blanks: String) -> [String]? {
    let isOpen = line.hasSuffix(" {")
    let code = isOpen ? String(line.dropLast(2)) : line
    let end = isOpen ? [blanks + "{"] : []
    if let equals = code.firstRange(of: " = ") {
      let head = code[..<equals.lowerBound] + " ="
      if width(of: String(head)) <= layout.lineLength {
        return [String(head), blanks + "  " + code[equals.upperBound...]] + end
      }
    }
    let isDeclared = [" var ", " let ", ": @escaping "].contains(where: code.contains)
    guard isDeclared, let colon = code.firstRange(of: ": ") else { return nil }
    return [code[..<colon.lowerBound] + ":", blanks + "  " + code[colon.upperBound...]] + end
  }
}
