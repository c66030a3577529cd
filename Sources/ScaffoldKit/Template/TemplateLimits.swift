/// Limits on templates, so that a hostile template cannot exhaust memory or time.
enum TemplateLimits {
  static let nesting = 64
  static let includeDepth = 16
  /// Texts and placeholders of all files of a template with everything that they include.
  static let parts = 200_000
  /// Bytes of a file that are searched for the end of a placeholder without finding one.
  static let bytesMissed = 32 << 20
  static let wordsInPlaceholder = 1_000
  static let problems = 100
  static let sourceBytes = 16 << 20
  /// Steps of rendering all files of a module: nodes, rounds of loops, and the work inside them.
  static let steps = 5_000_000
  static let outputBytes = 16 << 20
  static let pathBytes = 4_096
  static let filesOfModule = 2_000
}

/// How much of a template has been read. Each file counts as often as it is used or included.
struct ReadingBudget: Sendable {
  var parts = 0
  var bytes = 0
  /// The includes that were parsed without a problem, each with what it costs wherever it is included.
  private var includes: [String: [ParsedInclude]] = [:]

  /// An include in one scope.
  private struct ParsedInclude {
    let entries: [TemplateScope.Variable]
    let node: TemplateNode
    let parts: Int
    let bytes: Int
  }

  /// What an include was parsed to in the same scope; it counts as often as it is used.
  mutating func parsed(_ name: String, in scope: TemplateScope) -> TemplateNode? {
    guard let known = includes[name]?.first(where: { $0.entries == scope.entries }) else {
      return nil
    }
    parts += known.parts
    bytes += known.bytes
    return known.node
  }

  /// Keeps what an include was parsed to, since ``parts`` and ``bytes`` were these.
  mutating func keep(
    _ node: TemplateNode, of name: String, in scope: TemplateScope, since before: (Int, Int)
  ) {
    includes[name, default: []].append(
      ParsedInclude(
        entries: scope.entries, node: node, parts: parts - before.0, bytes: bytes - before.1))
  }

  var isExhausted: Bool {
    parts > TemplateLimits.parts || bytes > TemplateLimits.sourceBytes
  }
}
