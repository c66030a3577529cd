/// Converts a Liquid text of a Generamba template.
struct LiquidConverter {
  /// A block that is open.
  enum Block {
    case condition
    /// A `case`, with the value that it compares and whether a `when` came.
    case choice(String, hasBranch: Bool)
    /// A loop, and the names of its entry in Liquid and in the result.
    case loop(String, entry: String)
    /// A loop over the one target.
    case target(String)
  }

  let source: SourceText
  /// The name of the file that is written; `nil` in the name of a file.
  let fileName: [TextPart]?
  /// The snippets by their names.
  let snippets: [String: SourceText]
  let depth: Int
  var scope: LiquidScope
  var blocks: [(block: Block, offset: Int)] = []
  /// The loops around the tag that includes the text, from the outermost.
  let outerBlocks: [Block]
  /// Whether the text needs the name of the file that is written.
  var usesFileName = false
  private var parts: [TextPart] = []

  private static let deepest = 16

  init(
    _ source: SourceText, fileName: [TextPart]?, snippets: [String: SourceText],
    depth: Int = 0, outerBlocks: [Block] = [], scope: LiquidScope
  ) {
    self.source = source
    self.fileName = fileName
    self.snippets = snippets
    self.depth = depth
    self.outerBlocks = outerBlocks
    self.scope = scope
  }

  /// The parts of the whole text. What is wrong with it is in the scope.
  mutating func converted() -> [TextPart] {
    scope.bytes += source.bytes.count
    guard scope.bytes <= TemplateLimits.sourceBytes else {
      refuse("all texts with their snippets are too long", at: 0, help: "include fewer snippets")
      return []
    }
    do throws(ScaffoldError) {
      let tokens = try LiquidLexer.tokens(of: source)
      for (index, token) in tokens.enumerated() {
        guard scope.problems.count < Diagnostic.mostOfAFile else { break }
        guard parts.count < TemplateLimits.parts else {
          throw ScaffoldError(.tooManyParts(at: source.location(at: token.offset)))
        }
        switch token.kind {
        case .text:
          if awaitsBranch { continue }
          let trimsStart = index > 0 && tokens[index - 1].trimsAfter
          let trimsEnd = index + 1 < tokens.count && tokens[index + 1].trimsBefore
          add(.literal(text(token.range, trimsStart, trimsEnd)))
        case .output: convertOutput(token)
        case .tag: convertTag(token)
        }
      }
    } catch {
      scope.problems += error.diagnostics
    }
    for (_, offset) in blocks {
      refuse("a block is not closed", at: offset, help: "add its end tag")
    }
    return parts
  }

  mutating func add(_ part: TextPart) {
    switch (part, parts.last) {
    case (.literal(""), _): return
    case (.value, .literal(let text)?), (.directive, .literal(let text)?),
      (.choice, .literal(let text)?):
      if text.hasSuffix("\\") {
        scope.problems.append(
          .notConverted(
            "a backslash directly before a placeholder", at: SourceLocation(path: source.path),
            help: "put another character between them"))
      }
    default: break
    }
    parts.append(part)
  }

  private func text(_ range: Range<Int>, _ trimsStart: Bool, _ trimsEnd: Bool) -> String {
    var bytes = source.bytes[range]
    if trimsStart { bytes = bytes.drop { $0 <= 0x20 } }
    while trimsEnd, let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func convertOutput(_ token: LiquidLexer.Token) {
    do throws(ScaffoldError) {
      guard !awaitsBranch else { throw outsideBranches("a placeholder", token.offset) }
      let words = try LiquidWord.words(in: token.range, of: source)
      for part in try expression(words, at: token.offset) { add(part) }
    } catch {
      scope.problems += error.diagnostics
    }
  }

  private mutating func convertTag(_ token: LiquidLexer.Token) {
    do throws(ScaffoldError) {
      let words = try LiquidWord.words(in: token.range, of: source)
      guard let name = words.first?.text else {
        throw error("an empty tag", at: token.offset, help: "remove it")
      }
      guard !awaitsBranch || ["when", "else", "endcase"].contains(name) else {
        throw outsideBranches("'\(name)'", token.offset)
      }
      try convert(name, Array(words.dropFirst()), at: token.offset)
    } catch {
      scope.problems += error.diagnostics
    }
  }

  /// Whether the innermost block is a `case` before its first `when`. Liquid drops what is there.
  private var awaitsBranch: Bool {
    if case .choice(_, hasBranch: false)? = blocks.last?.block { true } else { false }
  }

  private func outsideBranches(_ name: String, _ offset: Int) -> ScaffoldError {
    error("\(name) before the first 'when' of a 'case'", at: offset, help: "remove it")
  }

  func open(_ name: String, at offset: Int) throws(ScaffoldError) {
    guard outerBlocks.count + blocks.count < TemplateLimits.nesting / 2 else {
      throw error("'\(name)' is nested too deeply", at: offset, help: "use fewer blocks")
    }
  }

  // MARK: Snippets

  mutating func include(_ words: [LiquidWord], at offset: Int) throws(ScaffoldError) {
    guard words.count == 1, words[0].kind == .string else {
      throw error(
        "only {% include 'name' %} can be converted", at: offset,
        help: "write the name in quotation marks, and nothing after it")
    }
    let name = words[0].text
    guard let snippet = snippets[name] else {
      throw ScaffoldError(
        .unknown(
          "snippet", name, code: .importRefused, known: snippets.keys.sorted(),
          at: source.location(at: words[0].offset)))
    }
    if scope.includes[name] != nil { return add(Self.directive(for: name)) }
    scope.conversions += 1
    guard depth < Self.deepest, scope.conversions <= LiquidScope.mostConversions else {
      throw error(
        "too many snippets include each other", at: offset, help: "include fewer snippets")
    }
    var inner = LiquidConverter(
      snippet, fileName: fileName, snippets: snippets, depth: depth + 1, outerBlocks: loops,
      scope: scope)
    let found = inner.converted()
    scope = inner.scope
    if inner.usesFileName || !loops.isEmpty {
      usesFileName = usesFileName || inner.usesFileName
      for part in found { add(part) }
    } else {
      scope.addInclude(name, found)
      add(Self.directive(for: name))
    }
  }

  /// The loops around a place, from the outermost.
  var loops: [Block] {
    (outerBlocks + blocks.map(\.block)).filter { block in
      switch block {
      case .loop, .target: true
      case .condition, .choice: false
      }
    }
  }

  private static func directive(for name: String) -> TextPart {
    .directive("include \(TextPart.quoted(includePath(name)))")
  }

  /// The path of a snippet in the template's folder.
  static func includePath(_ name: String) -> String { "Includes/\(name).swift" }

  // MARK: Messages

  func error(_ message: String, at offset: Int, help: String?) -> ScaffoldError {
    ScaffoldError(.notConverted(message, at: source.location(at: offset), help: help))
  }

  mutating func refuse(_ message: String, at offset: Int, help: String?) {
    scope.problems += error(message, at: offset, help: help).diagnostics
  }
}
