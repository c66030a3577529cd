import ScaffoldSwift

/// A statement of a body, with the blocks that it has.
struct BodyStatement {
  /// The tokens. Comments and white space do not count.
  let words: [String]
  /// From the comments directly above to the end, in the bytes of the file.
  let range: Range<Int>
  /// The variables and functions that the statements after it can use.
  let declared: Set<String>
  /// The names in it, also those in the interpolations of strings.
  let names: Set<String>

  /// The statements of a body. Code that cannot be read is one statement.
  static func all(of body: Range<Int>, in text: [UInt8]) -> [BodyStatement] {
    guard let file = SwiftFile(ifReadable: Array(text[body])) else {
      let code = String(decoding: text[body], as: UTF8.self)
      return [BodyStatement(words: [code], range: body, declared: [], names: [])]
    }
    var statements: [BodyStatement] = []
    for declaration in file.declarations {
      var statement = BodyStatement(declaration, of: file, at: body.lowerBound)
      // The value of a `return` may be in the next line.
      if let last = statements.last, last.words == ["return"] {
        statements.removeLast()
        statement = BodyStatement(
          words: last.words + statement.words,
          range: last.range.lowerBound..<statement.range.upperBound, declared: [],
          names: statement.names)
      }
      statements.append(statement)
    }
    return statements
  }
}

extension BodyStatement {
  private init(_ declaration: Declaration, of file: SwiftFile, at offset: Int) {
    let first = file.token(atOrAfter: declaration.code.lowerBound)
    let end = file.token(atOrAfter: declaration.code.upperBound)
    let tokens = file.tokens[first..<max(first, end)]
    words = tokens.map { String(decoding: file.text[$0.range], as: UTF8.self) }
    names = Set(
      zip(tokens, words).flatMap { token, word in
        token.kind == .string ? Self.words(inString: word) : [word]
      })
    declared = Self.declared(by: declaration, in: file)
    range = declaration.range.lowerBound + offset..<declaration.range.upperBound + offset
  }

  private static func words(inString string: String) -> [String] {
    guard string.contains("\\") else { return [] }
    return string.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func declared(by declaration: Declaration, in file: SwiftFile) -> Set<String> {
    switch declaration.kind {
    case .conditional:
      return declaration.branches.flatMap(\.declarations).reduce(into: []) {
        $0.formUnion(declared(by: $1, in: file))
      }
    case .property: return Set(declaration.names).union(patterns(of: declaration, in: file))
    case .statement:
      let isGuard = declaration.name.hasPrefix("guard")
      return isGuard ? patterns(of: declaration, in: file) : []
    default: return [declaration.name]
    }
  }

  /// The names between `let` or `var` and a value or a type, outside of blocks.
  private static func patterns(of declaration: Declaration, in file: SwiftFile) -> Set<String> {
    var found: Set<String> = []
    var isPattern = false
    var place = file.token(atOrAfter: declaration.code.lowerBound)
    while place < file.tokens.count,
      file.tokens[place].range.lowerBound < declaration.code.upperBound
    {
      let word = String(decoding: file.text[file.tokens[place].range], as: UTF8.self)
      switch word {
      case "let", "var": isPattern = true
      case "=", ":", "in", "else": isPattern = false
      case "{": place = file.tokens[place].partner ?? place
      default:
        if isPattern, file.tokens[place].kind == .word { found.insert(word) }
      }
      place += 1
    }
    return found
  }
}

extension BodyStatement {
  /// Whether it declares a variable whose value another statement gives.
  var declaresWithoutValue: Bool {
    ["let", "var"].contains(words.first) && !words.contains("=") && !words.contains("{")
  }

  /// Whether it calls another initializer.
  var callsInitializer: Bool {
    words.indices.dropLast(2).contains { index in
      ["super", "self"].contains(words[index]) && words[index + 1] == "."
        && words[index + 2] == "init"
    }
  }

  /// The variables and properties of the type itself that get a value.
  var assigned: [String] {
    words.indices.dropFirst().dropLast().compactMap { index in
      guard words[index] == "=", words[index + 1] != "=" else { return nil }
      let isMember = index > 1 && words[index - 2] == "."
      let isOwn = index > 2 && words[index - 3] == "self"
      return isMember && !isOwn ? nil : words[index - 1]
    }
  }

  private static let assertions = [
    "XCTAssert", "XCTFail", "XCTUnwrap", "#expect", "#require", "Issue", "assert", "verify",
    "Verify",
  ]

  /// Whether it only checks a result of a test.
  var isAssertion: Bool {
    let call = words.first { !["try", "await", "?", "!", "_", "="].contains($0) }
    guard let call else { return false }
    // A name such as `expectation` is none.
    return call == "expect" || Self.assertions.contains { call.hasPrefix($0) }
  }
}
