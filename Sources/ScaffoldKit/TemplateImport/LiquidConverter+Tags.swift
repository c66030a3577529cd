// The tags of Liquid.
extension LiquidConverter {
  /// Converts a tag with the words after its name.
  mutating func convert(
    _ name: String, _ words: [LiquidWord], at offset: Int
  ) throws(ScaffoldError) {
    switch name {
    case "if", "unless":
      try open(name, at: offset)
      let condition = try condition(words, at: offset)
      blocks.append((.condition, offset))
      add(.directive("if " + (name == "if" ? condition : "not (\(condition))")))
    case "elsif":
      guard case .condition? = blocks.last?.block else { throw misplaced(name, offset) }
      add(.directive("elseif " + (try condition(words, at: offset))))
    case "else": try convertElse(offset)
    case "endif", "endunless":
      guard case .condition? = blocks.popLast()?.block else { throw misplaced(name, offset) }
      add(.directive("end"))
    case "case": try openCase(words, at: offset)
    case "when": try convertWhen(words, at: offset)
    case "endcase":
      guard case .choice(_, let hasBranch)? = blocks.popLast()?.block else {
        throw misplaced(name, offset)
      }
      if hasBranch { add(.directive("end")) }
    case "for": try openLoop(words, at: offset)
    case "endfor":
      switch blocks.popLast()?.block {
      case .loop?: add(.directive("end"))
      case .target?: break
      default: throw misplaced(name, offset)
      }
    case "include": try include(words, at: offset)
    default:
      throw ScaffoldError(
        .unknown(
          "tag", name, code: .importRefused,
          known: [
            "if", "unless", "elsif", "else", "case", "when", "for", "include", "comment", "raw",
          ], at: source.location(at: offset)))
    }
  }

  private func misplaced(_ name: String, _ offset: Int) -> ScaffoldError {
    error("'\(name)' without its block", at: offset, help: "remove it, or open its block before it")
  }

  private mutating func convertElse(_ offset: Int) throws(ScaffoldError) {
    switch blocks.last?.block {
    case .condition?: add(.directive("else"))
    case .choice(_, true)?: add(.directive("else"))
    case .loop?, .target?:
      throw error("'else' of a loop", at: offset, help: "use {% if %} before the loop")
    default: throw misplaced("else", offset)
    }
  }

  // MARK: Case

  private mutating func openCase(_ words: [LiquidWord], at offset: Int) throws(ScaffoldError) {
    try open("case", at: offset)
    guard words.count == 1, words[0].kind == .name else {
      throw error("'case' needs one value", at: offset, help: "write {% case name %}")
    }
    blocks.append((.choice(try operand(words[0]), hasBranch: false), offset))
  }

  private mutating func convertWhen(_ words: [LiquidWord], at offset: Int) throws(ScaffoldError) {
    guard case .choice(let subject, let hasBranch)? = blocks.last?.block else {
      throw misplaced("when", offset)
    }
    let values = words.filter { $0.text != "," && !($0.kind == .name && $0.text == "or") }
    guard !values.isEmpty, values.allSatisfy({ $0.kind == .string || $0.kind == .number }) else {
      throw error("'when' needs strings", at: offset, help: "write {% when \"a\", \"b\" %}")
    }
    var tests: [String] = []
    for value in values { tests.append("\(subject) == \(try operand(value))") }
    blocks[blocks.count - 1].block = .choice(subject, hasBranch: true)
    add(.directive((hasBranch ? "elseif " : "if ") + tests.joined(separator: " or ")))
  }

  // MARK: Loops

  private mutating func openLoop(_ words: [LiquidWord], at offset: Int) throws(ScaffoldError) {
    try open("for", at: offset)
    guard words.count == 3, words[0].kind == .name, words[1].text == "in", words[2].kind == .name
    else {
      throw error(
        "only {% for name in list %} can be converted", at: offset,
        help: "remove ranges, 'limit', 'offset' and 'reversed'")
    }
    let (entry, list) = (words[0].text, words[2].text)
    if ["module_info.project_targets", "module_info.test_targets"].contains(list) {
      blocks.append((.target(entry), offset))
      scope.remarkChange(
        "the list of targets becomes the one target", at: source.location(at: offset))
      return
    }
    guard let parameter = Self.customParameter(list) else {
      throw error(
        "'\(list)' is not a list", at: words[2].offset,
        help: "use custom_parameters.NAME or module_info.project_targets")
    }
    let name = scope.option(
      for: parameter, isList: true, at: source.location(at: words[2].offset))
    let used = loops.compactMap { if case .loop(_, let entry) = $0 { entry } else { nil } }
    let own = scope.entryName(for: entry, open: used)
    blocks.append((.loop(entry, entry: own), offset))
    add(.directive("for \(own) in \(name)"))
  }

  /// The name of a custom parameter: `x` for `custom_parameters.x`.
  static func customParameter(_ path: String) -> String? {
    let start = "custom_parameters."
    guard path.begins(with: start) else { return nil }
    let name = String(path.dropFirst(start.count))
    return name.isEmpty || name.contains(".") ? nil : name
  }
}
