// The values and conditions of Liquid.
extension LiquidConverter {
  /// The parts of an output: a value and its filters.
  mutating func expression(
    _ words: [LiquidWord], at offset: Int
  ) throws(ScaffoldError) -> [TextPart] {
    guard let first = words.first else {
      throw error("an empty placeholder", at: offset, help: "remove it")
    }
    var parts: [TextPart]
    switch first.kind {
    case .string, .number: parts = [.literal(first.text)]
    case .name: parts = try value(first, isList: false)
    case .sign: throw error("unexpected '\(first.text)'", at: first.offset, help: "write a name")
    }
    var rest = words.dropFirst()
    while let pipe = rest.popFirst() {
      guard pipe.text == "|", let filter = rest.popFirst(), filter.kind == .name else {
        throw error("unexpected '\(pipe.text)'", at: pipe.offset, help: "write | and a filter")
      }
      let arguments = rest.prefix { $0.text != "|" }
      rest = rest.dropFirst(arguments.count)
      parts = try filtered(parts, by: filter, Array(arguments))
    }
    return parts
  }

  // MARK: Values

  /// The parts that replace a name.
  mutating func value(_ word: LiquidWord, isList: Bool?) throws(ScaffoldError) -> [TextPart] {
    if let parts = loopValue(word.text) { return parts }
    switch word.text {
    case "prefix", "year", "date": return [.value(word.text, nil)]
    case "developer.name": return [.value("author", nil)]
    case "developer.company": return [.value("organization", nil)]
    case "module_info.name": return [.value("Module", nil)]
    case "module_info.description":
      return [
        .value("description", orElse: [.value("Module", nil), .literal(" module")])
      ]
    case "module_info.project_name", "module_info.product_module_name":
      scope.remarkChange(
        "the name of the project becomes that of the target", at: source.location(at: word.offset))
      return [.value("Target", nil)]
    case "module_info.project_targets", "module_info.test_targets":
      scope.remarkChange(
        "the list of targets becomes the name of one", at: source.location(at: word.offset))
      return [.value(word.text.hasSuffix("test_targets") ? "TestTarget" : "Target", nil)]
    case "module_info.file_name":
      guard let fileName else {
        throw error("the name of a file in the name of a file", at: word.offset, help: "remove it")
      }
      usesFileName = true
      return fileName
    default:
      guard let parameter = Self.customParameter(word.text) else {
        throw ScaffoldError(
          .unknown(
            "variable", word.text, code: .importRefused, known: Self.known,
            at: source.location(at: word.offset)))
      }
      return [
        .value(
          scope.option(for: parameter, isList: isList, at: source.location(at: word.offset)), nil)
      ]
    }
  }

  private static let known = [
    "prefix", "year", "date", "developer.name", "developer.company", "module_info.name",
    "module_info.description", "module_info.project_name", "module_info.file_name",
    "module_info.project_targets", "custom_parameters.NAME",
  ]

  /// The parts for the entry of a loop, or for its position.
  private func loopValue(_ name: String) -> [TextPart]? {
    if name.begins(with: "forloop."), let loop = loops.last {
      let position = String(name.dropFirst("forloop.".count))
      guard TemplatePath.Position.allCases.map(\.rawValue).contains(position) else { return nil }
      if case .loop = loop { return [.value("loop.\(position)", nil)] }
      return [.literal(position == "index" ? "1" : "true")]
    }
    for block in loops.reversed() {
      switch block {
      case .loop(name, let entry): return [.value(entry, nil)]
      case .target(name): return [.value("Target", nil)]
      default: continue
      }
    }
    return nil
  }

  // MARK: Filters

  private mutating func filtered(
    _ parts: [TextPart], by filter: LiquidWord, _ arguments: [LiquidWord]
  ) throws(ScaffoldError) -> [TextPart] {
    switch filter.text {
    case "upcase" where arguments.isEmpty: return parts.styled(.upper)
    case "downcase" where arguments.isEmpty: return parts.styled(.lower)
    case "strip", "lstrip", "rstrip", "escape", "strip_newlines":
      guard parts.allSatisfy({ [.value("Module", nil), .value("Target", nil)].contains($0) }) else {
        break
      }
      return parts
    case "append", "prepend", "default":
      guard arguments.count == 2, arguments[0].text == ":", arguments[1].kind != .sign else {
        break
      }
      let word = arguments[1]
      let other = word.kind == .name ? try value(word, isList: false) : [.literal(word.text)]
      if filter.text == "append" { return parts + other }
      if filter.text == "prepend" { return other + parts }
      guard case .value(let name, nil)? = parts.first, parts.count == 1 else { break }
      return [.value(name, orElse: other)]
    default: break
    }
    throw error(
      "the filter '\(filter.text)' cannot be converted here", at: filter.offset,
      help: "known: upcase, downcase, append, prepend, default; 'strip' and 'escape' of names")
  }

  // MARK: Conditions

  /// A condition. Liquid reads `and` and `or` from the right, without a difference in rank.
  mutating func condition(
    _ words: [LiquidWord], at offset: Int
  ) throws(ScaffoldError) -> String {
    let isConnective: (LiquidWord) -> Bool = {
      $0.kind == .name && ($0.text == "and" || $0.text == "or")
    }
    var (result, last) = ("", "")
    var rest = words[...]
    while true {
      let index = rest.lastIndex(where: isConnective)
      let test = try comparison(
        Array(rest[(index.map { $0 + 1 } ?? rest.startIndex)...]), at: offset)
      let connective = index.map { rest[$0].text } ?? ""
      result = result.isEmpty ? test : joined(test, last, result)
      guard let index else { return result }
      last = connective
      rest = rest[..<index]
    }
  }

  /// `test and (rest)`, without parentheses where they change nothing.
  private func joined(_ test: String, _ connective: String, _ rest: String) -> String {
    let other = connective == "and" ? " or " : " and "
    return "\(test) \(connective) " + (rest.contains(other) ? "(\(rest))" : rest)
  }

  private mutating func comparison(
    _ words: [LiquidWord], at offset: Int
  ) throws(ScaffoldError) -> String {
    guard let left = words.first, words.count == 1 || words.count == 3 else {
      throw error(
        "a condition that cannot be converted", at: words.first?.offset ?? offset,
        help: "compare two values with ==, != or contains")
    }
    guard words.count == 3 else { return try operand(left) }
    let (sign, right) = (words[1].text, words[2])
    let isEqual = sign == "=="
    guard ["==", "!=", "<>", "contains"].contains(sign) else {
      throw error("'\(sign)' cannot be converted", at: words[1].offset, help: "use == or !=")
    }
    let first = try operand(left)
    if right.kind == .name, ["nil", "null", "empty", "blank", "false"].contains(right.text) {
      guard sign != "contains" else {
        throw error(
          "'contains' needs a text", at: right.offset, help: "write it in quotation marks")
      }
      return isEqual ? "not \(first)" : first
    }
    if right.kind == .name, right.text == "true" { return isEqual ? first : "not \(first)" }
    let second = try operand(right)
    return "\(first) \(sign == "<>" ? "!=" : sign) \(second)"
  }

  /// A value as a condition names it.
  mutating func operand(_ word: LiquidWord) throws(ScaffoldError) -> String {
    switch word.kind {
    case .string: return TextPart.quoted(word.text)
    case .number where Int(word.text) != nil: return word.text
    case .name:
      if word.text == "true" || word.text == "false" { return word.text }
      let parts = try value(word, isList: nil)
      if case .value(let name, nil)? = parts.first, parts.count == 1 { return name }
      if parts == [.literal("true")] { return "true" }
      throw error("'\(word.text)' in a condition", at: word.offset, help: "remove the condition")
    default:
      throw error("unexpected '\(word.text)'", at: word.offset, help: "write a value")
    }
  }
}
