import ScaffoldSwift

/// The places of a manifest that name a target, for a message that says what to remove.
struct ManifestMentions {
  private let lexer: SwiftLexer
  private let source: SourceText

  /// The words that declare a target or a product, or depend on a target.
  private static let words = Set(words: "library target testTarget byName")

  init(_ manifest: [UInt8]) {
    lexer = SwiftLexer(manifest)
    source = SourceText(path: RecordedManifest.path.description, bytes: manifest)
  }

  /// Whether the manifest declares a target as SwiftPM writes it: `.target(name: "Feature"`.
  func declares(_ target: String) -> Bool {
    lexer.tokens.indices.contains { index in
      ["target", "testTarget"].contains(text(index)) && call(at: index, of: [target]) != nil
    }
  }

  /// `line 8: .target(name: "Feature"),` for each declaration and dependency of the targets, and `line 9: "Feature"` for
  /// each other place with the name of one of them.
  func lines(naming targets: [String]) -> [String] {
    guard lexer.error == nil else { return [] }
    var lines: [String] = []
    var index = 0
    while index < lexer.tokens.count {
      let end = call(at: index, of: targets) ?? index
      if end > index || name(at: index).map(targets.contains) == true {
        let isCall = end > index && index > 0 && text(index - 1) == "."
        let start = isCall ? index - 1 : index
        let last = end + 1 < lexer.tokens.count && text(end + 1) == "," ? end + 1 : end
        let line = source.location(at: lexer.tokens[start].range.lowerBound).line ?? 1
        lines.append("line \(line): \(shown(start...last))")
      }
      index = end + 1
    }
    return lines
  }

  private func text(_ index: Int) -> String {
    guard lexer.tokens.indices.contains(index) else { return "" }
    return String(decoding: source.bytes[lexer.tokens[index].range], as: UTF8.self)
  }

  /// The string that a token is.
  private func name(at index: Int) -> String? {
    guard lexer.tokens.indices.contains(index), lexer.tokens[index].kind == .string else {
      return nil
    }
    return String(text(index).dropFirst().dropLast())
  }

  /// The closing bracket of `target(name: "Feature")`, if it is a call for one of the targets.
  private func call(at index: Int, of targets: [String]) -> Int? {
    guard Self.words.contains(text(index)), text(index + 1) == "(", text(index + 2) == "name",
      text(index + 3) == ":", let name = name(at: index + 4), targets.contains(name),
      let end = lexer.tokens[index + 1].partner, end < lexer.tokens.count
    else { return nil }
    return end
  }

  /// The text of some tokens in one line.
  private func shown(_ tokens: ClosedRange<Int>) -> String {
    var shown = ""
    for index in tokens {
      let text = text(index)
      if shown.hasSuffix(":") || shown.hasSuffix(",") { shown += " " }
      // What SwiftPM or swift-format has put on a line of its own may have a comma after it.
      if [")", "]"].contains(text), shown.hasSuffix(", ") { shown.removeLast(2) }
      shown += text
    }
    return shown.escapingControlCharacters
  }
}
